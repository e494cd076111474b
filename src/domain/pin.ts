/**
 * Entry of a profile's PIN: four digits, checked at the fourth [PIN-02]. Digits are neither logged nor reported
 * [PIN-09].
 */

/** Digits of a PIN [PIN-02]. */
export const PIN_LENGTH = 4;

/** The state of a PIN entry. */
export interface PinState {
  readonly digits: string;
  /** True after four digits that were not the PIN. */
  readonly wrong: boolean;
  /** True after the PIN. */
  readonly correct: boolean;
}

/** A PIN entry without digits. */
export const EMPTY_PIN: PinState = { digits: '', wrong: false, correct: false };

/** The state after another digit. The fourth one is compared with `pin`, and a mismatch clears the entry. */
export function typeDigit(state: PinState, digit: string, pin: string): PinState {
  if (state.correct || !/^\d$/.test(digit)) return state;
  const digits = state.digits + digit;
  if (digits.length < PIN_LENGTH) return { digits, wrong: false, correct: false };
  return digits === pin ? { digits, wrong: false, correct: true } : { ...EMPTY_PIN, wrong: true };
}

/** The state without the last digit. */
export function eraseDigit(state: PinState): PinState {
  return state.correct ? state : { ...EMPTY_PIN, digits: state.digits.slice(0, -1) };
}
