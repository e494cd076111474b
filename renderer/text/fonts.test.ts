import { describe, expect, it } from 'vitest';
import { atlas, family, realFonts } from './atlas.fixture';
import { canvasFont, createFonts } from './fonts';
import { seededRandom } from '../lists/random.fixture';
import type { AtlasData, SdfFont, Typeface } from './fonts';

const fonts = realFonts();
const regular = fonts.face(family, 400);
const advance = (letter: string): number =>
  atlas.chars.find(({ id }) => id === letter.codePointAt(0))!.xadvance;

describe('faces', () => {
  it.each([
    [family, 400, 400],
    [family, 700, 700],
    [family, 500, 400],
    [family, 600, 700],
    [family, 100, 400],
    [family, 900, 700],
    [undefined, 700, 700],
    ['A family nobody added', 400, 400],
  ])('%s %i is drawn with %i', (name, weight, expected) => {
    expect(fonts.face(name, weight)).toMatchObject({ family, weight: expected });
  });

  it('are never none: without any there is one for the canvas', () => {
    expect(createFonts().face(undefined, 400)).toMatchObject({
      family: 'sans-serif',
      weight: 400,
      atlases: [],
    });
    expect(createFonts().face('Theme', 700)).toMatchObject({ family: 'Theme', weight: 700, atlases: [] });
  });

  it('added again replace the first and keep the default family', () => {
    const own = realFonts();
    own.add({ family, weight: 400 }, []);
    own.add({ family: 'Theme', weight: 400 }, []);
    expect(own.faces).toHaveLength(3);
    expect(own.face(undefined, 400)).toMatchObject({ family, weight: 400, atlases: [] });
    own.defaultFamily = 'Theme';
    expect(own.face(undefined, 400).family).toBe('Theme');
  });

  it('lose an atlas whose image cannot be had: another draws its texts, without any the canvas', () => {
    const own = realFonts();
    const drawnBy = (weight: number): string | undefined =>
      own.atlasFor('Film', own.face(family, weight))?.imageUrl;
    own.dropAtlas('basic-400.png');
    expect([drawnBy(400), drawnBy(700)]).toEqual(['400.png', 'basic-700.png']);
    own.dropAtlas('400.png');
    expect([drawnBy(400), drawnBy(700)]).toEqual([undefined, 'basic-700.png']);
  });

  it('whose atlas has no glyphs are refused by name', () => {
    const source = { family, weight: 400, atlases: [{ dataUrl: 'a.json', imageUrl: 'a.png' }] };
    expect(() => createFonts().add(source, [{ ...atlas, chars: [] }])).toThrow('a.png');
    expect(() => createFonts().add(source, [{} as AtlasData])).toThrow('a.png');
  });

  it('have a CSS font shorthand', () => {
    expect(canvasFont(regular, 26)).toBe('400 26px "Noto Sans"');
  });
});

describe('a text is drawn by the first atlas that has its characters', () => {
  it.each([
    ['Latin', 'The Night Train', 'basic-400.png'],
    ['accents', 'Amélie à Zürich, Łódź', '400.png'],
    ['names in Latin letters with dots below', 'Ḥaḍramawt, Saṃsāra', '400.png'],
    ['signs of plans and quality', '₹499 • 4K … “HDR” – 5.1', 'basic-400.png'],
    ['a sign that few texts have', 'HDR™', '400.png'],
    ['two lines', 'one\ntwo', 'basic-400.png'],
    ['nothing', '', 'basic-400.png'],
    ['Gurmukhi: the sihari stands before its consonant only when shaped', 'ਪੰਜਾਬੀ ਫਿਲਮ', 'canvas'],
    ['Arabic', 'فيلم الليل', 'canvas'],
    ['Hebrew', 'סרט', 'canvas'],
    ['one foreign letter in a Latin title', 'Night ਰਾਤ', 'canvas'],
    ['an emoji', 'Film 🎬', 'canvas'],
    ['a mark that must be placed on its letter', 'e\u0301', 'canvas'],
    ['Chinese', '电影', 'canvas'],
    ['half an emoji', '\ud83c', 'canvas'],
  ] as const)('%s', (_, text, by) => {
    expect(fonts.atlasFor(text, regular)?.imageUrl ?? 'canvas').toBe(by);
  });

  it('by the canvas in a face without an atlas', () => {
    expect(fonts.atlasFor('a', { family: 'Theme', weight: 400, atlases: [], awaited: false })).toBeNull();
  });
});

describe('widths of texts', () => {
  const widthOf = (text: string, face: Typeface, size: number, spacing = 0, by = fonts): number =>
    by.measure(text, face, by.atlasFor(text, face), size, spacing);

  it.each([
    ['A', 40, 0],
    ['Play', 26, 0],
    ['Continue watching', 36, 0],
    ['WATCH', 20, 2],
  ])('of "%s" at %i px, %i apart are the sums of the atlas’s advances', (text, size, spacing) => {
    const sum = [...text].reduce((w, letter) => w + advance(letter), 0) * (size / atlas.info.size);
    expect(widthOf(text, regular, size, spacing)).toBeCloseTo(sum + spacing * text.length, 6);
  });

  it('grow with size in proportion, and bold is wider', () => {
    const text = 'The quick brown fox';
    expect(widthOf(text, regular, 52)).toBeCloseTo(2 * widthOf(text, regular, 26), 6);
    expect(widthOf(text, fonts.face(family, 700), 26)).toBeGreaterThan(widthOf(text, regular, 26));
  });

  it('include kerning', () => {
    const kerned = createFonts();
    const [first, second] = ['A', 'V'].map((letter) => letter.charCodeAt(0)) as [number, number];
    kerned.add({ family, weight: 400, atlases: [{ dataUrl: '', imageUrl: '' }] }, [
      { ...atlas, kernings: [{ first, second, amount: -4 }] },
    ]);
    const width = (text: string): number =>
      widthOf(text, kerned.face(family, 400), atlas.info.size, 0, kerned);
    expect(width('AV')).toBeCloseTo(advance('A') + advance('V') - 4, 6);
    expect(width('VA')).toBeCloseTo(advance('A') + advance('V'), 6);
  });

  it('of canvas text come from the canvas, with the face asked for', () => {
    const asked: string[] = [];
    const own = realFonts((text, font) => {
      asked.push(font);
      return text.length * 7;
    });
    expect(widthOf('ਪੰਜਾਬੀ', own.face(family, 700), 30, 1, own)).toBe(6 * 7 + 6);
    expect(asked).toEqual(['700 30px "Noto Sans"']);
  });
});

describe('how much of a line fits', () => {
  const size = 30;
  const kerned = createFonts();
  kerned.add({ family, weight: 400, atlases: [{ dataUrl: '', imageUrl: '' }] }, [
    {
      ...atlas,
      kernings: ['AV', 'To', 'e '].map(([first, second], at) => ({
        first: first!.charCodeAt(0),
        second: second!.charCodeAt(0),
        amount: at - 5,
      })),
    },
  ]);

  it.each([1, 2, 3])('is the longest prefix that measures no more than the room, seed %i', (seed) => {
    const random = seededRandom(seed);
    const face = kerned.face(family, 400);
    const [sdf] = face.atlases as [SdfFont];
    // one that no atlas has takes no room
    const letters = ['A', 'V', 'T', 'o', 'i', 'W', 'e', ' ', '.', '\u4e00'];
    for (let run = 0; run < 300; run++) {
      const text = Array.from(
        { length: Math.floor(random() * 30) },
        () => letters[Math.floor(random() * letters.length)]!,
      ).join('');
      const spacing = Math.floor(random() * 3);
      const width = (end: number): number => kerned.measure(text.slice(0, end), face, sdf, size, spacing);
      // also a room that the text, or a part of it, fills exactly
      const room = random() < 0.3 ? width(Math.floor(random() * (text.length + 1))) : random() * 400;
      let longest = 0;
      while (longest < text.length && width(longest + 1) <= room) longest++;
      expect(kerned.fit(text, sdf, size, spacing, room)).toBe(longest);
    }
  });
});
