/** A phone's camera: reads the QR code off the screen. */
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { whileDrawn } from './drawing';
import { takePicture } from './picture';
import type { Tv } from './tv';

const STAGE_WIDTH = 1920;

export interface ReadCode {
  text: string;
  /** Side of a module, stage pixels. */
  module: number;
}

/** Reads the code on the screen as it is drawn. @throws Error when there is none that can be read */
export async function readQrCode(tv: Tv): Promise<ReadCode> {
  const { data, width, height } = PNG.sync.read(await whileDrawn(tv.page, () => takePicture(tv.page)));
  const code = jsqr(new Uint8ClampedArray(data), width, height);
  if (code === null) throw new Error(`no QR code can be read on ${width}x${height} pixels`);
  const { topLeftCorner, topRightCorner } = code.location;
  const side = Math.hypot(topRightCorner.x - topLeftCorner.x, topRightCorner.y - topLeftCorner.y);
  // A code of version 1 has 21 modules a side, each further version four more.
  return { text: code.data, module: (side / (17 + 4 * code.version)) * (STAGE_WIDTH / width) };
}
