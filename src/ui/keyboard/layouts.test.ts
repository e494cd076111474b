import { describe, expect, it } from 'vitest';
import { keyCells, KEYBOARDS, keyboardHeight, keyRect } from './layouts';
import type { KeyboardLayout } from './layouts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
/** All signs of ASCII but the space: what a password may have. */
const SIGNS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((char) => !/[a-z0-9]/i.test(char))
  .join('');

const SHAPES: readonly (readonly [string, KeyboardLayout, number, number])[] = [
  ['[KEYB-01] search', 'search', 6, 6],
  ['[KEYB-02] side', 'side', 6, 10],
  ['[KEYB-03] auth', 'auth', 4, 7],
  ['[KEYB-04] floated', 'floated', 4, 11],
];

/** What the keys beside the functions write. */
const typed = ({ functions }: (typeof KEYBOARDS)[KeyboardLayout]): string[] =>
  functions.flatMap((line) => line.flatMap(([key]) => (typeof key === 'object' ? key.types : [])));

it('[KEYB-03, KEYB-05] an e-mail address is typed on the first page of the sign-in keyboard', () => {
  const keys = [...KEYBOARDS.auth.pages[0]!.rows.join(''), ...typed(KEYBOARDS.auth)];
  for (const key of [...LETTERS, ...DIGITS, '@', '.', '-', '_', '.com']) expect(keys).toContain(key);
});

describe.each(SHAPES)('%s', (_, layout, rows, columns) => {
  const table = KEYBOARDS[layout];

  it(`is ${rows} rows of ${columns} on every page`, () => {
    expect(table).toMatchObject({ rows, columns });
    for (const page of table.pages) {
      expect(page.rows).toHaveLength(rows);
      for (const row of page.rows) expect([...row]).toHaveLength(columns);
    }
  });

  it('[KEYB-05] holds every letter, digit and sign, none twice on a page', () => {
    const always = typed(table);
    for (const page of table.pages) {
      expect(new Set([...page.rows.join(''), ...always])).toHaveLength(rows * columns + always.length);
    }
    const all = [...table.pages.flatMap((page) => [...page.rows.join('')]), ...always];
    for (const char of LETTERS + DIGITS + SIGNS) expect(all).toContain(char);
    expect(SIGNS).toHaveLength(32);
  });

  it('[KEYB-05] has all function keys below, in rows as wide as the grid', () => {
    const keys = table.functions.flatMap((line) =>
      line.flatMap(([key]) => (typeof key === 'object' ? [] : key)),
    );
    expect([...keys].sort()).toEqual(['backspace', 'clear', 'done', 'page', 'shift', 'space']);
    for (const line of table.functions) {
      expect(line.reduce((sum, [, span]) => sum + span, 0)).toBeCloseTo(columns);
    }
  });

  it('upper case is one letter for every character: shift moves no key', () => {
    for (const char of table.pages.flatMap((page) => [...page.rows.join('')]))
      expect([...char.toUpperCase()]).toHaveLength(1);
  });

  it('a text begins at a letter', () => {
    const [row, column] = table.first;
    expect(LETTERS).toContain(table.pages[0]?.rows[row]?.[column]);
  });

  it('keys stand beside and below each other, a gap apart, and fill the width to the pixel', () => {
    const { width, gap, keyHeight } = table;
    for (const cells of [keyCells(table.pages[0]!)]) {
      for (const { row, column } of cells) {
        const { x, y, w, h } = keyRect(table, width, row, column);
        expect([y, h]).toEqual([row * (keyHeight + gap), keyHeight]);
        if (column + 1 < columns) expect(keyRect(table, width, row, column + 1).x).toBe(x + w + gap);
        else expect(x + w).toBe(width);
      }
    }
    let column = 0;
    for (const [, span] of table.functions[0]!) {
      const { x, w } = keyRect(table, width, rows, column, span);
      column += span;
      const last = Math.abs(column - columns) < 0.001;
      expect(x + w).toBe(last ? width : keyRect(table, width, rows, column).x - gap);
    }
    expect(keyboardHeight(layout)).toBe(
      keyRect(table, width, rows + table.functions.length - 1, 0).y + keyHeight,
    );
  });
});
