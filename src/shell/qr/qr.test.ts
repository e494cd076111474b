import qrcode from 'qrcode-generator';
import { describe, expect, it } from 'vitest';
import { qrShape } from './qr';

const LINK = 'http://192.0.2.70:4200/pair?code=BCD234';

/** Modules of a path, row by row, '#' where it is dark. */
function modulesOf({ count, path }: { count: number; path: string }): string[] {
  const rows = Array.from({ length: count }, () => Array.from({ length: count }, () => '.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let i = 0; i < Number(length); i++) rows[Number(y)]![Number(x) + i] = '#';
  }
  return rows.map((row) => row.join(''));
}

describe('QR code', () => {
  it('[CODE-12] the path is the code of the address, module by module', () => {
    const code = qrcode(0, 'M');
    code.addData(LINK);
    code.make();
    const rows = modulesOf(qrShape(LINK, 500));
    expect(rows).toHaveLength(code.getModuleCount());
    rows.forEach((row, y) =>
      expect(row).toBe(Array.from(row, (_, x) => (code.isDark(y, x) ? '#' : '.')).join('')),
    );
    // A finder pattern, by eye.
    expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual([
      '#######',
      '#.....#',
      '#.###.#',
      '#.###.#',
      '#.###.#',
      '#.....#',
      '#######',
    ]);
  });

  it.each([
    [LINK, 500],
    [LINK, 100],
    [`https://tv.example/${'long/'.repeat(60)}`, 500],
  ])('[CODE-12] %.40s in %d px: modules of at least 6 px and four of them quiet all round', (data, room) => {
    const { count, module, minModule, background } = qrShape(data, room);
    expect(module).toBeGreaterThanOrEqual(6);
    expect(minModule).toBe(6);
    expect(background).toBeGreaterThanOrEqual(room);
    expect(background - module * count).toBeGreaterThanOrEqual(8 * module);
  });
});
