/**
 * Width and height of a picture file from its first bytes, so that one too large is refused before it is decoded: a
 * 20,000-pixel JPEG of a few megabytes would take 1.6 GB.
 */

export interface PictureSize {
  w: number;
  h: number;
}

/** As many bytes as the headers below need; a JPEG with a large thumbnail may put its size later. */
export const headerBytes = 65_536;

/** The size as the file says it; null where it is of another kind or says it later. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(bytes, 0, '\x89PNG') && bytes.length >= 24)
    return { w: view.getUint32(16), h: view.getUint32(20) };
  if (begins(bytes, 0, 'GIF8') && bytes.length >= 10)
    return { w: view.getUint16(6, true), h: view.getUint16(8, true) };
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP') && bytes.length >= 30)
    return webpSize(bytes, view);
  if (view.byteLength > 2 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  return null;
}

function begins(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The three forms of WebP: lossy, lossless, extended. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (begins(bytes, 12, 'VP8 '))
    return { w: view.getUint16(26, true) & 0x3fff, h: view.getUint16(28, true) & 0x3fff };
  if (begins(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { w: (bits & 0x3fff) + 1, h: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!begins(bytes, 12, 'VP8X')) return null;
  const three = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
  return { w: three(24) + 1, h: three(27) + 1 };
}

/** Walks a JPEG's segments to the frame header: C0 to CF but for the three that are tables. */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    if (kind === 0xff) {
      at++;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return { w: view.getUint16(at + 7), h: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
