/**
 * The four keyboards as tables [KEYB-01..05]. A page consists of rows of lower-case characters. All pages of a layout
 * have the same shape, so that changing the page moves no key. Wide layouts follow the typewriter, narrow ones the
 * alphabet.
 */

export type KeyboardLayout = 'search' | 'side' | 'auth' | 'floated';

/** The keys below the characters of a page. */
export type FunctionKey = 'shift' | 'page' | 'space' | 'backspace' | 'clear' | 'done';
/** A key that writes its caption, on every page: what an e-mail address is made of. */
export type TextKey = { readonly types: string };

export interface KeyboardPage {
  /** Caption of the key that switches to this page. */
  readonly caption: string;
  /** One string a row, one key a character. */
  readonly rows: readonly string[];
  /** What shift makes of the rows, for a script without upper case. Default: their upper case. */
  readonly shifted?: readonly string[];
}

interface KeyboardTable {
  readonly rows: number;
  readonly columns: number;
  /** Row and column of the key with the initial focus: a letter. */
  readonly first: readonly [number, number];
  readonly pages: readonly KeyboardPage[];
  /** Rows below the characters: each key with its width in columns; a row is as wide as the grid. */
  readonly functions: readonly (readonly (readonly [FunctionKey | TextKey, number])[])[];
  /** Height of a key; with the gap between keys and the font size, in stage pixels. */
  readonly keyHeight: number;
  readonly gap: number;
  readonly letter: number;
  /** Default width of the keyboard, stage pixels. */
  readonly width: number;
}

/** The tables of all layouts. */
export const KEYBOARDS: Readonly<Record<KeyboardLayout, KeyboardTable>> = {
  search: {
    rows: 6,
    columns: 6,
    first: [0, 0],
    pages: [
      { caption: 'abc', rows: ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx', 'yz1234', '567890'] },
      { caption: '#+=', rows: [`.,!?'"`, '&-_:;/', '@#$%*+', '=()[]<', '>{}|\\~', '`^€£₹°'] },
    ],
    functions: [
      [
        ['shift', 1],
        ['page', 1],
        ['space', 2],
        ['backspace', 2],
      ],
      [
        ['clear', 3],
        ['done', 3],
      ],
    ],
    keyHeight: 72,
    gap: 10,
    letter: 32,
    width: 542,
  },
  side: {
    rows: 6,
    columns: 10,
    first: [1, 0],
    pages: [
      {
        caption: 'abc',
        rows: ['1234567890', 'qwertyuiop', `asdfghjkl'`, 'zxcvbnm,.?', '@!#$%&*()-', '_+=:;/"<>~'],
      },
      {
        caption: '[é€',
        rows: ['[]{}|\\`^€£', '¥₹§°·¡¿«»±', 'àáâãäåæçèé', 'êëìíîïñòóô', 'õöøùúûüýÿœ', '×÷©®™…–—•½'],
      },
    ],
    functions: [
      [
        ['shift', 1],
        ['page', 1],
        ['space', 3],
        ['backspace', 1],
        ['clear', 2],
        ['done', 2],
      ],
    ],
    keyHeight: 64,
    gap: 8,
    letter: 30,
    width: 872,
  },
  auth: {
    rows: 4,
    columns: 7,
    first: [0, 0],
    pages: [
      { caption: 'abc', rows: ['abcdefg', 'hijklmn', 'opqrstu', 'vwxyz@.'] },
      { caption: '#+=', rows: ['!#$%&*+', '=?/(),:', `;'"\`^~<`, '>[]{}|\\'] },
      { caption: '€é', rows: ['€£¥₹§°·', '¡¿«»±×÷', 'áàâäãåæ', 'çéèêñöü'] },
    ],
    functions: [
      [...'1234567890'].map((digit) => [{ types: digit }, 0.7] as const),
      [
        [{ types: '-' }, 1],
        [{ types: '_' }, 1],
        [{ types: '.com' }, 2],
        ['space', 3],
      ],
      [
        ['shift', 1],
        ['page', 1],
        ['backspace', 1],
        ['clear', 2],
        ['done', 2],
      ],
    ],
    keyHeight: 84,
    gap: 10,
    letter: 34,
    width: 746,
  },
  floated: {
    rows: 4,
    columns: 11,
    first: [1, 0],
    pages: [
      { caption: 'abc', rows: ['1234567890-', 'qwertyuiop@', `asdfghjkl'_`, 'zxcvbnm,.?!'] },
      { caption: '#é€', rows: [`!?.,:;'"\`~^`, '@#$%&*+-=_/', '\\|()[]{}<>€', 'áéíóúñüçàèö'] },
    ],
    functions: [
      [
        ['shift', 1],
        ['page', 1],
        ['space', 4],
        ['backspace', 1],
        ['clear', 2],
        ['done', 2],
      ],
    ],
    keyHeight: 56,
    gap: 8,
    letter: 28,
    width: 1268,
  },
};

/** Position and size of a key in its keyboard, stage pixels. */
export interface KeyRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Position and size of a key at `column` of `row` that spans `columns` columns, in a keyboard `width` wide. */
export function keyRect(
  { columns, gap, keyHeight }: KeyboardTable,
  width: number,
  row: number,
  column: number,
  span = 1,
): KeyRect {
  const pitch = (width + gap) / columns;
  const left = Math.round(column * pitch);
  const right = Math.round((column + span) * pitch) - gap;
  return { x: left, y: row * (keyHeight + gap), w: right - left, h: keyHeight };
}

/** Height of a keyboard with its function keys, stage pixels. */
export function keyboardHeight(layout: KeyboardLayout): number {
  const { rows, functions, keyHeight, gap } = KEYBOARDS[layout];
  return (rows + functions.length) * (keyHeight + gap) - gap;
}

/** A character key of a page. */
interface KeyCell {
  readonly char: string;
  /** What the key writes. */
  readonly types: string;
  readonly row: number;
  readonly column: number;
  /** Identity by position, the same on every page. */
  readonly key: string;
}

/** The character keys of a page, line by line. */
export function keyCells({ rows, shifted }: KeyboardPage, isShifted = false): KeyCell[] {
  const lines = isShifted && shifted ? shifted : rows;
  return lines.flatMap((line, row) =>
    [...line].map((char, column) => ({
      char,
      types: isShifted ? char.toUpperCase() : char,
      row,
      column,
      key: `${row} ${column}`,
    })),
  );
}
