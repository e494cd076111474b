/**
 * Width and height of an image file from its first bytes, so that a too large image is refused before it is decoded:
 * a JPEG of 20,000 x 20,000 pixels in a few megabytes would take 1.6 GB.
 */

/** Maximum pixels per side: more than any current panel, and within the limit of every GPU. */
export const maxImageSide = 4096;

export interface ImageSize {
  w: number;
  h: number;
}

/** Bytes that contain the headers below; a JPEG with a large thumbnail may have its size after them. */
export const headerBytes = 65_536;

/** The size in the file's header; null for another format, or when the size comes after `headerBytes`. */
export function readImageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(bytes, 0, '\x89PNG') && bytes.length >= 24)
    return { w: view.getUint32(16), h: view.getUint32(20) };
  if (begins(bytes, 0, 'GIF8') && bytes.length >= 10)
    return { w: view.getUint16(6, true), h: view.getUint16(8, true) };
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP') && bytes.length >= 30)
    return webpSize(bytes, view);
  if (isJpeg(bytes)) return jpegSize(view);
  return null;
}

/** Whether the file is a JPEG, which has no transparency. */
export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

function begins(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** The three formats of WebP: lossy, lossless, extended. */
function webpSize(bytes: Uint8Array, view: DataView): ImageSize | null {
  if (begins(bytes, 12, 'VP8 '))
    return { w: view.getUint16(26, true) & 0x3fff, h: view.getUint16(28, true) & 0x3fff };
  if (begins(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { w: (bits & 0x3fff) + 1, h: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!begins(bytes, 12, 'VP8X')) return null;
  const readUint24 = (at: number): number => bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16);
  return { w: readUint24(24) + 1, h: readUint24(27) + 1 };
}

/** Scans a JPEG's segments for the frame header: markers C0 to CF, except for the three that are tables. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { w: view.getUint16(at + 7), h: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
