/** The text of whatever was thrown, by which equal errors are recognised; what has none is one of a kind. */
export function messageOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    // an object without a prototype, or whose `message` or `toString` throws
    return 'an error without a text';
  }
}
