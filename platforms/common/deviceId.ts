/** Ids that sets report of themselves. */

/** Longest id that is taken, characters: it becomes part of calls and of reports. Hisense's has 56, LG's and Samsung's fewer. */
const MAX_LENGTH = 256;

/** The id; null where it is none: empty, too long, or with spaces and other characters that a header cannot have. */
export const usableDeviceId = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_LENGTH && /^[!-~]+$/.test(value) ? value : null;
