/** What is really on the screen: colours of a part of the window, canvas and video together. */
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { whileDrawn } from './drawing';
import { takePicture } from './picture';

/** A part of the stage, in shares of its width and height. */
export interface Part {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Pixels {
  /** Mean red, green and blue, 0 to 255. */
  readonly mean: readonly [number, number, number];
  /** Standard deviation of the brightness: 0 for one colour. */
  readonly spread: number;
  /** Mean difference of a colour value to another look at the same part. */
  distance(other: Pixels): number;
  readonly values: Uint8Array;
}

/** Takes a picture of a part of the window. */
export async function pixelsOf(page: Page, { x, y, w, h }: Part): Promise<Pixels> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: x * size.width, y: y * size.height, width: w * size.width, height: h * size.height };
  const values = rgb(PNG.sync.read(await whileDrawn(page, () => takePicture(page, { clip }))));
  return {
    values,
    mean: meanColour(values),
    spread: spreadOf(values),
    distance: (other) => distance(values, other.values),
  };
}

function rgb({ data }: PNG): Uint8Array {
  return Uint8Array.from(data.filter((_, at) => at % 4 !== 3));
}

function meanColour(values: Uint8Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < values.length; at += 3) {
    sums[0] += values[at] ?? 0;
    sums[1] += values[at + 1] ?? 0;
    sums[2] += values[at + 2] ?? 0;
  }
  const count = values.length / 3;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

function spreadOf(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length);
}

function distance(one: Uint8Array, other: Uint8Array): number {
  const length = Math.min(one.length, other.length);
  let sum = 0;
  for (let at = 0; at < length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / length;
}
