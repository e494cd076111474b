import { describe, expect, it } from 'vitest';
import { backFromPlans, EMPTY_REGISTRATION, register, registrationSteps, stepAfter } from './registration';
import type { Registration, RegistrationEvent } from './registration';

const after = (...events: RegistrationEvent[]): Registration => events.reduce(register, EMPTY_REGISTRATION);
const edit = (field: 'email' | 'password' | 'repeat', value: string): RegistrationEvent => ({
  type: 'edit',
  field,
  value,
});
const next: RegistrationEvent = { type: 'next' };
const back: RegistrationEvent = { type: 'back' };
const refused = (code: string | null, words = 'Words of the service'): RegistrationEvent => ({
  type: 'refused',
  code,
  words,
});
const address = edit('email', 'ann@example.com');
const passwords = [edit('password', 'popcorn1'), edit('repeat', 'popcorn1')];
const sending = after(address, next, ...passwords, next);

/** The field that is wrong, and why: by name or in the service's words. */
function wrong({ problem }: Registration): [string, string] | null {
  if (problem === null) return null;
  return [problem.field, 'words' in problem ? problem.words : problem.problem];
}

describe('the steps', () => {
  it.each([
    [true, ['email', 'password', 'interests', 'plans']],
    [false, ['email', 'password', 'plans']],
  ])('[REG-01, REG-11] with interests %s: %j', (enabled, steps) => {
    expect(registrationSteps(enabled)).toEqual(steps);
  });

  it.each([
    ['email', true, 'password'],
    ['password', true, 'interests'],
    ['password', false, 'plans'],
    ['interests', true, 'plans'],
    ['plans', true, 'plans'],
  ] as const)('[REG-09] after %s, with interests %s, comes %s', (step, enabled, following) => {
    expect(stepAfter(step, enabled)).toBe(following);
  });

  it('[REG-10] back from plans: interests if enabled, else the profiles', () => {
    expect(backFromPlans(true)).toBe('/profiles/interests');
    expect(backFromPlans(false)).toBe('/profiles');
  });
});

describe('the form', () => {
  it.each<[RegistrationEvent[], string, [string, string] | null, boolean]>([
    [[next], 'email', ['email', 'registrationEmailRequired'], false],
    [[edit('email', 'ann'), next], 'email', ['email', 'registrationEmailInvalid'], false],
    [[edit('email', 'ann'), next, edit('email', 'ann@')], 'email', null, false],
    [[address, next], 'password', null, false],
    [[address, next, next], 'password', ['password', 'passwordRequired'], false],
    [[address, next, edit('password', '1234567'), next], 'password', ['password', 'passwordTooShort'], false],
    [[address, next, edit('password', 'popcorn1'), next], 'password', ['repeat', 'passwordMismatch'], false],
    [
      [address, next, edit('password', 'popcorn1'), next, edit('password', 'popcorn2')],
      'password',
      null,
      false,
    ],
    [[address, next, ...passwords], 'password', null, false],
    [[address, next, ...passwords, next], 'password', null, true],
  ])('[REG-02] %j: %s, %j', (events, step, problem, sends) => {
    const state = after(...events);
    expect([state.step, wrong(state), state.sending]).toEqual([step, problem, sends]);
  });

  it('the form sends the trimmed address', () => {
    expect(after(edit('email', '  ann@example.com '), next).email).toBe('ann@example.com');
  });

  it('[REG-02] while the form is being sent, continue and typing have no effect', () => {
    expect(register(sending, next)).toBe(sending);
    expect(register(sending, edit('password', 'x'))).toBe(sending);
  });

  it.each([
    [[back], 'left'],
    [[address, next, back], 'email'],
    [[address, next, back, back], 'left'],
    [[address, next, ...passwords, next, back], 'password'],
  ] as const)('back, after %j, is at %s', (events, step) => {
    const state = after(...events);
    expect([state.step, state.sending, state.problem]).toEqual([step, false, null]);
  });

  it('the input is kept when stepping back and forward again', () => {
    const there = after(address, next, ...passwords, back, next);
    expect(there).toMatchObject({ step: 'password', email: 'ann@example.com', password: 'popcorn1' });
    expect(register(there, next).sending).toBe(true);
  });
});

describe('a refusal', () => {
  it.each([
    ['weak_password', 'password', 'passwordTooShort'],
    ['missing_password', 'password', 'passwordRequired'],
    ['auth/weak-password', 'password', 'passwordTooShort'],
    ['PASSWORD_LEAKED', 'password', 'Words of the service'],
    ['commonPassword', 'password', 'Words of the service'],
  ])('[REG-06] %s shows on the password step', (code, field, words) => {
    const state = register(sending, refused(code));
    expect([state.step, wrong(state), state.sending]).toEqual(['password', [field, words], false]);
  });

  it.each([
    ['email_already_in_use', 'emailTaken'],
    ['auth/email-already-in-use', 'emailTaken'],
    ['invalid_email', 'registrationEmailInvalid'],
    ['missing_email', 'registrationEmailRequired'],
    ['too_many_attempts', 'Words of the service'],
    [null, 'Words of the service'],
  ])('[REG-07] %s shows on the email step', (code, words) => {
    const state = register(sending, refused(code));
    expect([state.step, wrong(state), state.sending]).toEqual(['email', ['email', words], false]);
  });

  it('a refusal keeps the input', () => {
    const typed = { email: 'ann@example.com', password: 'popcorn1', repeat: 'popcorn1' };
    expect(register(sending, refused('weak_password'))).toMatchObject(typed);
    expect(register(sending, refused('email_already_in_use'))).toMatchObject(typed);
  });

  it('a refusal that arrives after cancelling is not shown', () => {
    const givenUp = register(sending, back);
    expect(register(givenUp, refused('email_already_in_use'))).toBe(givenUp);
  });
});
