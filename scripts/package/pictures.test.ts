import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ROOT } from '../paths';
import { drawIcon, drawLogo, readBrand } from './pictures';

const MARK = join(ROOT, 'platforms/package/mark.svg');
const SIZE = { width: 480, height: 270 };

/** Rows of the picture that have something on them. */
async function inkedRows(png: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => y).filter((y) =>
    data.subarray(y * info.width, (y + 1) * info.width).some((alpha) => alpha > 0),
  );
}

it('the name stands below the mark, and both in the middle', async () => {
  const rows = await inkedRows(await drawLogo(await readBrand(MARK, 'Proscenium'), SIZE));
  const gaps = rows.filter((y, i) => i > 0 && y - rows[i - 1]! > 5);
  expect(gaps).toHaveLength(1);
  expect(Math.abs(rows[0]! - (SIZE.height - 1 - rows.at(-1)!))).toBeLessThanOrEqual(8);
});

it('a name whose letters are not in the typeface is left out, and the mark is larger', async () => {
  const named = await inkedRows(await drawLogo(await readBrand(MARK, 'Proscenium'), SIZE));
  const rows = await inkedRows(await drawLogo(await readBrand(MARK, 'ਪੰਜਾਬੀ'), SIZE));
  expect(rows.filter((y, i) => i > 0 && y - rows[i - 1]! > 5)).toEqual([]);
  const markOf = (all: number[]): number => all.findIndex((y, i) => i > 0 && y - all[i - 1]! > 5);
  expect(rows.length).toBeGreaterThan(markOf(named));
});

it.each([80, 130])('at %i px the mark stands out from its ground', async (side) => {
  const icon = await drawIcon(await readBrand(MARK, 'Proscenium'), { width: side, height: side });
  const { data, info } = await sharp(icon).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => {
    const from = (Math.round(y * side) * info.width + Math.round(x * side)) * info.channels;
    return [...data.subarray(from, from + 3)];
  };
  const bright = ([red = 0, green = 0, blue = 0]: number[]): number => red * 0.3 + green * 0.6 + blue * 0.1;
  // arch, light beside the triangle, triangle, corner
  expect(bright(at(0.2, 0.6))).toBeGreaterThan(140);
  expect(bright(at(0.42, 0.72))).toBeGreaterThan(200);
  expect(bright(at(0.5, 0.6))).toBeLessThan(40);
  expect(bright(at(0.03, 0.03))).toBeLessThan(40);
});
