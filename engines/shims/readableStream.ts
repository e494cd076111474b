/** ReadableStream is there from Chromium 43 and can be made from 52: ky takes the one for the other, and fails at its import. */
if (typeof ReadableStream !== 'undefined') {
  try {
    void new ReadableStream();
  } catch {
    Object.assign(window, { ReadableStream: undefined });
  }
}
