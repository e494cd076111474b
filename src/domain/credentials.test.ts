import { describe, expect, it } from 'vitest';
import {
  isEmail,
  newPasswordProblem,
  recoveryProblem,
  registrationEmailProblem,
  signInProblem,
  typedEmail,
} from './credentials';

/** A good address of a length. */
const addressOf = (length: number): string => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('an e-mail address', () => {
  it.each([
    'ann@example.com',
    'Ann.Lee+tv@mail.example.co.uk',
    'x@y.io',
    "o'neil_99-b@sub-domain.example.org",
    'a@1.de',
    'user@example.xn--p1ai',
    '!#$%&*/=?^`{|}~@example.com',
  ])('[AUTH-07] %s is a valid address', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    '',
    ' ',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@example.',
    'ann@.com',
    'ann@example..com',
    'ann@-example.com',
    'ann@example-.com',
    'ann@example.c',
    'ann@example.c0m',
    'ann@@example.com',
    'ann@example@example.com',
    'ann example@example.com',
    'ann@exam ple.com',
    '.ann@example.com',
    'ann.@example.com',
    'an..n@example.com',
    'ann@192.168.0.1',
    'ann@example.com\n',
    ' ann@example.com',
    'ann,lee@example.com',
    '<ann@example.com>',
    'ann@example.com.',
    'ann\u0000@example.com',
  ])('[AUTH-07] %j is not a valid address', (address) => expect(isEmail(address)).toBe(false));

  it('[AUTH-07] 255 characters are accepted, 256 are not', () => {
    expect(addressOf(255)).toHaveLength(255);
    expect(isEmail(addressOf(255))).toBe(true);
    expect(isEmail(addressOf(256))).toBe(false);
    expect(signInProblem(addressOf(255), 'x')).toBeNull();
    expect(signInProblem(addressOf(256), 'x')?.problem).toBe('emailInvalid');
  });

  it('an address is trimmed', () => {
    expect(typedEmail(' ann@example.com ')).toBe('ann@example.com');
    expect(signInProblem(' ann@example.com ', 'x')).toBeNull();
  });
});

describe('sign in', () => {
  it.each([
    ['', '', 'email', 'emailRequired'],
    ['   ', '', 'email', 'emailRequired'],
    ['', 'secret', 'email', 'emailRequired'],
    ['ann@example.com', '', 'password', 'passwordRequired'],
    ['not an address', '', 'password', 'passwordRequired'],
    ['not an address', 'secret', 'email', 'emailInvalid'],
    ['ann@example', 'x', 'email', 'emailInvalid'],
  ])('[AUTH-03, AUTH-04, AUTH-05, AUTH-06] %j with %j: %s, %s', (email, password, field, problem) => {
    expect(signInProblem(email, password)).toEqual({ field, problem });
  });

  it.each(['x', ' ', 'short', 'long enough'])(
    '[AUTH-04] takes the password %j, whatever its length',
    (password) => {
      expect(signInProblem('ann@example.com', password)).toBeNull();
    },
  );
});

describe('recovery', () => {
  it.each([
    ['', 'emailInvalid'],
    ['ann@example', 'emailInvalid'],
    [addressOf(256), 'emailInvalid'],
    [addressOf(255), null],
    ['ann@example.com', null],
  ])('[AUTH-11] %j: %s', (email, expected) => expect(recoveryProblem(email)).toBe(expected));
});

describe('registration', () => {
  it.each([
    ['', 'registrationEmailRequired'],
    ['  ', 'registrationEmailRequired'],
    ['ann@example', 'registrationEmailInvalid'],
    [addressOf(256), 'registrationEmailInvalid'],
    [addressOf(255), null],
    ['ann@example.com', null],
  ])('[REG-03] the address %j: %s', (email, expected) =>
    expect(registrationEmailProblem(email)).toBe(expected),
  );

  it.each([
    ['', '', 'password', 'passwordRequired'],
    ['', 'longenough', 'password', 'passwordRequired'],
    ['1234567', '1234567', 'password', 'passwordTooShort'],
    ['1234567', 'other', 'password', 'passwordTooShort'],
    ['12345678', '', 'repeat', 'passwordMismatch'],
    ['12345678', '12345679', 'repeat', 'passwordMismatch'],
    ['12345678', '12345678 ', 'repeat', 'passwordMismatch'],
    ['Password', 'password', 'repeat', 'passwordMismatch'],
  ])('[REG-04, REG-05] the password %j, repeated %j: %s, %s', (password, repeat, field, problem) => {
    expect(newPasswordProblem(password, repeat)).toEqual({ field, problem });
  });

  it.each(['12345678', '        ', 'ਪੰਜਾਬੀ ਪਾਸਵਰਡ'])(
    '[REG-04] eight characters and more are accepted: %j',
    (password) => {
      expect(newPasswordProblem(password, password)).toBeNull();
    },
  );
});
