/** Entering a profile's PIN: four digits, checked by themselves on the fourth [PIN-02]. Digits are neither logged nor reported [PIN-09]. */

export const PIN_LENGTH = 4;

export interface PinState {
  readonly digits: string;
  /** The last four digits were not the PIN. */
  readonly wrong: boolean;
  /** They were. */
  readonly correct: boolean;
}

export const EMPTY_PIN: PinState = { digits: '', wrong: false, correct: false };

/** One digit more; the fourth is compared with `pin`, and a mismatch clears the entry. */
export function typeDigit(state: PinState, digit: string, pin: string): PinState {
  if (state.correct || !/^\d$/.test(digit)) return state;
  const digits = state.digits + digit;
  if (digits.length < PIN_LENGTH) return { digits, wrong: false, correct: false };
  return digits === pin ? { digits, wrong: false, correct: true } : { ...EMPTY_PIN, wrong: true };
}

/** One digit less. */
export function eraseDigit(state: PinState): PinState {
  return state.correct ? state : { ...EMPTY_PIN, digits: state.digits.slice(0, -1) };
}
