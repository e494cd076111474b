import { describe, expect, it } from 'vitest';
import { EMPTY_PIN, eraseDigit, typeDigit } from './pin';

const typed = (digits: string, pin = '2468') =>
  [...digits].reduce((state, digit) => typeDigit(state, digit, pin), EMPTY_PIN);

describe('PIN entry', () => {
  it.each([
    ['246', { digits: '246', wrong: false, correct: false }],
    ['2468', { digits: '2468', wrong: false, correct: true }],
    ['2467', { digits: '', wrong: true, correct: false }],
    ['24672', { digits: '2', wrong: false, correct: false }],
    ['24672468', { digits: '2468', wrong: false, correct: true }],
    ['24689', { digits: '2468', wrong: false, correct: true }],
    ['2a4 68', { digits: '2468', wrong: false, correct: true }],
  ])('[PIN-02, PIN-03] %s is checked on the fourth digit and cleared when it is wrong', (digits, state) => {
    expect(typed(digits)).toEqual(state);
  });

  it.each(['12', 'a1', '1a', ''])('%j is no digit', (key) => {
    expect(typeDigit(EMPTY_PIN, key, '2468')).toBe(EMPTY_PIN);
  });

  it('[PIN-06] erasing the last digit also clears the message', () => {
    expect(eraseDigit(typed('246')).digits).toBe('24');
    expect(eraseDigit(EMPTY_PIN)).toEqual(EMPTY_PIN);
    expect(eraseDigit(typed('0000'))).toEqual(EMPTY_PIN);
    expect(eraseDigit(typed('2468')).correct).toBe(true);
  });

  it.each(['12345', 'locked', ''])(
    '[PIN-02] a PIN that is not four digits, %j, is met by no entry',
    (pin) => {
      expect(typed('1234', pin).correct).toBe(false);
    },
  );
});
