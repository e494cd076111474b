/**
 * Decides whether a picture and its scene are the accepted ones. Pure: pictures and trees in, a verdict out.
 *
 * Three looks, because each is blind to something: pixelmatch sees edges and letters but lets a flat colour move by a
 * tenth of its range; block tones see a flat colour move by a hundredth but not one moved letter; the scene says in
 * words what the pictures only show.
 */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { GoldenNode } from './golden';
import { goldenLines } from './golden';

/** Share of pixels that may differ: 37 of 1280x720. One short word in the smallest type has more. */
export const MAX_DIFFERING_SHARE = 0.00004;

/** Edge of the squares whose mean colours are compared, in pixels. */
const BLOCK = 16;

/** How far a square's mean may move in one of red, green, blue (0..255). */
const MAX_TONE = 3;

export interface Shot {
  /** PNG file. */
  picture: Buffer;
  scene: GoldenNode;
}

export interface Verdict {
  accepted: boolean;
  /** Why not, for the reader; empty when accepted. */
  reasons: string[];
  differingPixels: number;
  /** PNG file with the differing pixels in red; null when the sizes differ or the files are equal. */
  difference: Buffer | null;
}

/** Holds `actual` against `baseline`. */
export function judge(baseline: Shot, actual: Shot): Verdict {
  const words = sceneDifferences(baseline.scene, actual.scene);
  // The usual case: software WebGL draws the same bytes each time, and comparing files takes no second.
  if (baseline.picture.equals(actual.picture)) {
    return { accepted: words.length === 0, reasons: words, differingPixels: 0, difference: null };
  }
  const before = PNG.sync.read(baseline.picture);
  const after = PNG.sync.read(actual.picture);
  if (before.width !== after.width || before.height !== after.height) {
    const sizes = `size ${after.width}x${after.height}, accepted ${before.width}x${before.height}`;
    return { accepted: false, reasons: [sizes, ...words], differingPixels: -1, difference: null };
  }
  const { width, height } = before;
  const difference = new PNG({ width, height });
  const differingPixels = pixelmatch(before.data, after.data, difference.data, width, height, {
    threshold: 0.1,
    // True counts anti-aliased pixels: letters are made of them.
    includeAA: true,
  });
  const allowed = Math.floor(width * height * MAX_DIFFERING_SHARE);
  const tones = movedTones(before, after);
  const reasons = [
    ...(differingPixels > allowed ? [`${differingPixels} pixels differ, ${allowed} may`] : []),
    ...(tones > 0 ? [`${tones} squares of ${BLOCK} pixels have another tone`] : []),
    ...words,
  ];
  return {
    accepted: reasons.length === 0,
    reasons,
    differingPixels,
    difference: PNG.sync.write(difference),
  };
}

/** Number of squares whose mean colour moved by more than MAX_TONE. */
function movedTones(before: PNG, after: PNG): number {
  let moved = 0;
  for (let y = 0; y < before.height; y += BLOCK) {
    for (let x = 0; x < before.width; x += BLOCK) {
      const a = meanColour(before, x, y);
      const b = meanColour(after, x, y);
      if (a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > MAX_TONE)) moved += 1;
    }
  }
  return moved;
}

function meanColour({ data, width, height }: PNG, left: number, top: number): [number, number, number] {
  const right = Math.min(left + BLOCK, width);
  const bottom = Math.min(top + BLOCK, height);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      red += data[at] ?? 0;
      green += data[at + 1] ?? 0;
      blue += data[at + 2] ?? 0;
    }
  }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count];
}

/** Lines of the scene that went or came: '- button "Play" ...', '+ button "Pause" ...'. */
function sceneDifferences(baseline: GoldenNode, actual: GoldenNode): string[] {
  const before = goldenLines(baseline);
  const after = goldenLines(actual);
  return [
    ...without(before, after).map((line) => `- ${line}`),
    ...without(after, before).map((line) => `+ ${line}`),
  ];
}

/** The lines of `lines` beyond those in `others`, counting repeats. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
