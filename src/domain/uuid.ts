/**
 * Random ids. `crypto.randomUUID` is missing before Chrome 92 and on plain http, from which most televisions load the
 * app.
 */

/** A version 4 UUID of 16 random bytes. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes.subarray(0, 16)].map((byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}
