import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import type { TextProps } from '../types';
import { family, realFonts } from './atlas.fixture';
import { breakLines, layoutText } from './textLayout';
import { textContent } from '../host/textContent';

const fonts = realFonts();
/** Ten pixels a letter: rules can be read off the numbers. */
const ten = (line: string): number => [...line].length * 10;
const broken = (text: string, room: number, limit = Infinity): string =>
  breakLines(text, room, limit, ten).lines.join('|');

describe('where lines break', () => {
  it.each<[string, string, number, number, string]>([
    ['all in one line', 'one two', 70, 9, 'one two'],
    ['at a space', 'one two', 60, 9, 'one|two'],
    ['exactly at the space', 'one two', 30, 9, 'one|two'],
    ['as late as possible', 'a bb ccc dddd', 80, 9, 'a bb ccc|dddd'],
    ['inside a word that alone is too long', 'abcdefgh', 30, 9, 'abc|def|gh'],
    ['a long word goes to its own line first', 'ab cdefgh', 40, 9, 'ab|cdef|gh'],
    ['spaces at a break are dropped', 'one    two', 50, 9, 'one|two'],
    ['a given line break', 'one\ntwo', 999, 9, 'one|two'],
    ['an empty line between', 'one\n\ntwo', 999, 9, 'one||two'],
    ['no room at all: a letter a line', 'abc', 0, 9, 'a|b|c'],
    ['no room for an emoji: still whole', '🎬🎬', 5, 9, '🎬|🎬'],
    ['an emoji is never halved', 'abc🎬', 35, 9, 'abc|🎬'],
    ['an endless line without a room', 'one two three', Infinity, 9, 'one two three'],
  ])('%s', (_, text, room, limit, expected) => {
    expect(broken(text, room, limit)).toBe(expected);
  });

  it.each<[string, string, number, number, string]>([
    ['after a word', 'one two three', 90, 1, 'one two…'],
    ['inside a word when it is the first', 'abcdefgh', 50, 1, 'abcd…'],
    ['on the last line only', 'one two three four', 70, 2, 'one two|three…'],
    ['no comma or stop before it', 'one, two', 50, 1, 'one…'],
    ['no space before it', 'one two', 50, 1, 'one…'],
    ['nothing but itself where nothing fits', 'abc', 10, 1, '…'],
    ['for lines that were given', 'one\ntwo', 999, 1, 'one…'],
    ['not where all fits exactly', 'one two', 70, 1, 'one two'],
  ])('an ellipsis: %s', (_, text, room, limit, expected) => {
    expect(broken(text, room, limit)).toBe(expected);
  });

  it.each<[string, string, number, string]>([
    ['a family', 'ab👨‍👩‍👧‍👦cd', 90, 'ab…'],
    ['a flag', 'ab🇮🇳cd', 45, 'ab…'],
    ['a letter and its marks', 'abe\u0301\u0323cd', 45, 'ab…'],
    ['a Gurmukhi consonant and its sign', 'ਰਾਤੀ', 35, 'ਰਾ…'],
  ])('an ellipsis never splits %s', (_, text, room, expected) => {
    expect(broken(text, room, 1)).toBe(expected);
  });

  it.each([
    ['a family', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 80, '👨‍👩‍👧‍👦|👨‍👩‍👧‍👦'],
    ['letters with marks', 'e\u0301e\u0301e\u0301', 50, 'e\u0301e\u0301|e\u0301'],
  ])('a line never splits %s', (_, text, room, expected) => {
    expect(broken(text, room)).toBe(expected);
  });

  it.each([
    ['at a space, in any script', 'ਰਾਤ ਦੀ ਰਾਣੀ', 70, 9, 'ਰਾਤ ਦੀ|ਰਾਣੀ'],
    ['an ellipsis between dashes and quotes', 'Mother’s – day', 80, 1, 'Mother’…'],
  ])('without the browser’s segmenter: %s', (_, text, room, limit, expected) => {
    const { Segmenter } = Intl as unknown as { Segmenter: { prototype: { segment: () => unknown } } };
    const segmented = vi.spyOn(Segmenter.prototype, 'segment');
    onTestFinished(() => segmented.mockRestore());
    expect(broken(text, room, limit)).toBe(expected);
    expect(segmented).not.toHaveBeenCalled();
  });

  it('a layout says whether something was cut', () => {
    expect(breakLines('one two', 70, 1, ten).cut).toBe(false);
    expect(breakLines('one two', 60, 1, ten).cut).toBe(true);
    expect(breakLines('one two', 60, 2, ten).cut).toBe(false);
  });

  it.each([11, 22, 33, 44, 55])('lines lose and repeat nothing and are never too wide, seed %i', (seed) => {
    const random = seededRandom(seed);
    const letters = ['a', 'b', 'mm', ' ', ' ', 'é', '🎬', 'longerword'];
    for (let run = 0; run < 200; run++) {
      const text = Array.from(
        { length: Math.floor(random() * 60) },
        () => letters[Math.floor(random() * letters.length)]!,
      )
        .join('')
        .trim();
      const room = 20 + Math.floor(random() * 300);
      const { lines, cut } = breakLines(text, room, Infinity, ten);
      expect(cut).toBe(false);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      for (const line of lines) {
        expect(ten(line)).toBeLessThanOrEqual(room);
        expect(line).not.toMatch(/\p{Surrogate}/u);
        expect(line).toBe(line.trim());
      }
      const limit = 1 + Math.floor(random() * 3);
      const limited = breakLines(text, room, limit, ten);
      expect(limited.lines.length).toBeLessThanOrEqual(limit);
      expect(limited.cut).toBe(lines.length > limit);
      for (const line of limited.lines) expect(ten(line)).toBeLessThanOrEqual(room);
    }
  });
});

describe('a line of characters of very uneven widths', () => {
  const widths: Record<string, number> = { i: 1, w: 60, M: 25, e: 12 };
  const width = (line: string): number => [...line].reduce((sum, letter) => sum + (widths[letter] ?? 10), 0);
  /** One letter more at a time. */
  const longest = (text: string, room: number): number => {
    let end = 0;
    while (end < text.length && width(text.slice(0, end + 1)) <= room) end += 1;
    return Math.max(1, end);
  };

  it.each([
    ['even', 'e'.repeat(60)],
    ['narrow, then wide', 'i'.repeat(40) + 'w'.repeat(40)],
    ['wide, then narrow', 'w'.repeat(10) + 'i'.repeat(50)],
    ['in turns', 'iwMe'.repeat(15)],
  ])('is as long as it can be with %s', (_, text) => {
    for (let room = 60; room < width(text); room += 7) {
      const [first] = breakLines(text, room, Infinity, width).lines;
      expect(first!.length).toBe(longest(text, room));
    }
  });

  it('a title cut to a card measures fewer widths than bisection would', () => {
    let asked = 0;
    const titles = 200;
    const random = seededRandom(7);
    for (let n = 0; n < titles; n++) {
      const text = Array.from({ length: 30 }, () => 'Me'[Math.floor(random() * 2)]).join('');
      breakLines(text, 350, 1, (line) => {
        asked += 1;
        return width(line);
      });
    }
    // Halving: 7.7.
    expect(asked / titles).toBeLessThan(6);
  });
});

describe('a text of 10,000 characters', () => {
  it.each([
    ['of words', 'word '.repeat(2000)],
    ['without a space', 'w'.repeat(10_000)],
    ['of emoji', '🎬'.repeat(5000)],
    ['of letters with marks', 'e\u0301'.repeat(5000)],
    ['of Gurmukhi', 'ਰਾ'.repeat(5000)],
  ])('that is %s costs as much as its line, not its length', (_, text) => {
    const width = vi.fn(ten);
    let measured = 0;
    const { lines } = breakLines(text, 350, 1, (line) => {
      measured += line.length;
      return width(line);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.endsWith('…')).toBe(true);
    expect(width.mock.calls.length).toBeLessThan(80);
    expect(measured).toBeLessThan(4000);
  });

  it('laid out whole costs in proportion to its lines', () => {
    let measured = 0;
    const { lines } = breakLines('word '.repeat(2000), 350, Infinity, (line) => {
      measured += line.length;
      return ten(line);
    });
    expect(lines.length).toBe(Math.ceil(2000 / 7));
    expect(measured).toBeLessThan(lines.length * 1000);
  });
});

describe('layout', () => {
  it('of a text that an atlas draws measures its line and its ellipsis, and guesses nothing', () => {
    const own = realFonts();
    const measured = vi.spyOn(own, 'measure');
    const { lines, cut } = layoutText(
      { children: 'The night train to the end of the line', maxWidth: 240 },
      own,
    );
    expect([lines, cut]).toEqual([['The night train to…'], true]);
    // with the ellipsis, and as it is drawn
    expect(measured).toHaveBeenCalledTimes(2);
  });

  const lay = (props: TextProps) => layoutText(props, fonts);
  const width = (text: string, size = 26): number => {
    const face = fonts.face(family, 400);
    return fonts.measure(text, face, fonts.atlasFor(text, face), size, 0);
  };

  it.each<[string, unknown, string]>([
    ['nothing', [null, undefined, true, false], ''],
    ['a number', 0, '0'],
    ['a big number', 12n, '12'],
    ['elements are left out', ['a', { type: 'view' }, 'b'], 'ab'],
  ])('content: %s', (_, children, expected) => {
    expect(textContent(children)).toBe(expected);
  });

  it('of an empty text has no size, so that it leaves no gap', () => {
    expect(lay({ children: '' })).toMatchObject({ lines: [], w: 0, h: 0, cut: false });
    expect(lay({ children: null, maxWidth: 500 })).toMatchObject({ w: 0, h: 0 });
  });

  it('is as wide as its widest line, rounded up, and as high as its lines', () => {
    const { w, h, lineHeight } = lay({ children: 'The Night Train\nReturns', size: 30 });
    expect(w).toBe(Math.ceil(width('The Night Train', 30)));
    expect(h).toBe(2 * lineHeight);
  });

  it.each<[TextProps, number]>([
    [{}, 36],
    [{ size: 40 }, 55],
    [{ size: 20, lineHeight: 24 }, 24],
  ])('line height of %j is %i', (props, expected) => {
    expect(lay({ children: 'a', ...props }).lineHeight).toBe(expected);
  });

  it.each<[string, TextProps, number]>([
    ['one with a room', { maxWidth: 100 }, 1],
    ['as many as are needed without', {}, 1],
    ['those asked for', { maxWidth: 100, maxLines: 3 }, 3],
    ['one at least', { maxWidth: 100, maxLines: 0 }, 1],
    ['a fixed width is a room', { w: 100, maxLines: 2 }, 2],
  ])('lines: %s', (_, props, expected) => {
    expect(lay({ children: 'a text of quite a few words that goes on', ...props }).lines).toHaveLength(
      expected,
    );
  });

  it.each<['left' | 'center' | 'right', (own: number) => number]>([
    ['left', () => 0],
    ['center', (own) => (300 - own) / 2],
    ['right', (own) => 300 - own],
  ])('is aligned %s inside its width', (textAlign, expected) => {
    const { lines, offsets } = lay({ children: 'first\nsecond one', w: 300, maxLines: 2, textAlign });
    lines.forEach((line, row) => expect(offsets[row]).toBeCloseTo(expected(width(line)), 6));
  });

  describe('of a text that runs to the left', () => {
    const own = realFonts((text) => text.length * 10);
    const arabic = (props: TextProps) => layoutText(props, own);

    it('is aligned by its own direction where no alignment is given, its lines flush right', () => {
      const { direction, lines, offsets, w } = arabic({ children: 'فيلم الليل', maxWidth: 60, maxLines: 2 });
      expect([direction, lines, offsets, w]).toEqual(['rtl', ['فيلم', 'الليل'], [10, 0], 50]);
    });

    it.each<['left' | 'center' | 'right', number]>([
      ['left', 0],
      ['center', 30],
      ['right', 60],
    ])('is aligned as given: %s', (textAlign, offset) => {
      expect(arabic({ children: 'فيلم', w: 100, textAlign }).offsets).toEqual([offset]);
    });

    it('fills a width it is given from the right', () => {
      expect(arabic({ children: 'فيلم', w: 100 }).offsets).toEqual([60]);
    });

    it('runs the same way on a line that begins with a Latin name, and ends in its ellipsis', () => {
      const { direction, lines } = arabic({ children: 'فيلم Night Train', maxWidth: 60, maxLines: 2 });
      expect(direction).toBe('rtl');
      expect(lines).toEqual(['فيلم', 'Night…']);
    });

    it('leaves out its comma before the ellipsis', () => {
      expect(arabic({ children: 'فيلم، الليل', maxWidth: 60 }).lines).toEqual(['فيلم…']);
    });
  });

  it('cleans what a service sends before anything is measured', () => {
    const { atlas, lines } = lay({ children: 'Ame\u0301lie\u0000\r\nby\tnight' });
    expect([atlas?.imageUrl, lines]).toEqual(['400.png', ['Amélie', 'by night']]);
  });

  it('of Gurmukhi and right-to-left text is by the canvas, every line measured by it', () => {
    const own = realFonts((text) => text.length * 100);
    for (const children of ['ਰਾਤ nighttrain', 'فيلم nighttrain']) {
      const { atlas, lines, w } = layoutText({ children, maxWidth: 1000, maxLines: 2 }, own);
      expect([atlas, lines.at(-1), w]).toEqual([null, 'nighttrain', 1000]);
    }
  });
});

describe('an ellipsis at the start', () => {
  const end = (children: string, maxWidth?: number) =>
    layoutText({ children, ellipsis: 'start', size: 20, ...(maxWidth && { maxWidth }) }, fonts);

  it('leaves a text that fits as it is written, spaces at its end included', () => {
    const { lines, cut, w } = end('night train  ', 400);
    expect([lines, cut]).toEqual([['night train  '], false]);
    expect(w).toBeGreaterThan(end('night train', 400).w);
    expect(end('a line\nof its own').lines).toEqual(['a line of its own']);
  });

  it.each([60, 120, 200, 333])('shows as many of the last characters as fit into %i pixels', (room) => {
    const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(20);
    const { lines, cut, w } = end(text, room);
    const shown = lines[0]!.slice(1);
    expect(cut).toBe(true);
    expect(lines[0]![0]).toBe('…');
    expect(text.endsWith(shown)).toBe(true);
    expect(w).toBeLessThanOrEqual(room);
    expect(end(`…${text.slice(-shown.length - 1)}`).w).toBeGreaterThan(room);
  });

  it('splits no grapheme', () => {
    const { lines } = end(`${'x'.repeat(40)}👨‍👩‍👧‍👦ab`, 90);
    expect(lines[0]).toMatch(/^…(x*👨‍👩‍👧‍👦)?ab$/u);
  });
});
