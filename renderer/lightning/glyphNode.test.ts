import { describe, expect, it } from 'vitest';
import type { TextProps } from '../types';
import { basicAtlas as atlas, realFonts } from '../text/atlas.fixture';
import { layoutGlyphs, lettersOf } from './glyphNode';
import { layoutText } from '../text/textLayout';

const fonts = realFonts();
/** Numbers a letter: left, top, right, bottom in the text box; the same in the atlas, 0..1. */
const perLetter = 8;

function place(props: TextProps): { letters: number[][]; asked: number } {
  const layout = layoutText(props, fonts);
  const asked = lettersOf(layout);
  const out = new Float32Array(asked * perLetter);
  const count = layoutGlyphs(layout, out);
  const letters = Array.from({ length: count }, (_, i) => [
    ...out.subarray(i * perLetter, (i + 1) * perLetter),
  ]);
  return { letters, asked };
}

const glyph = (letter: string) => atlas.chars.find(({ id }) => id === letter.charCodeAt(0))!;

describe('glyphs of a text', () => {
  it('are placed one after another by their advances', () => {
    const size = 20;
    const scale = size / atlas.info.size;
    const { letters } = place({ children: 'Film', size });
    let pen = 0;
    [...'Film'].forEach((letter, i) => {
      const { xoffset, width, xadvance } = glyph(letter);
      expect(letters[i]![0]).toBeCloseTo(pen + xoffset * scale, 4);
      expect(letters[i]![2]! - letters[i]![0]!).toBeCloseTo(width * scale, 4);
      pen += xadvance * scale;
    });
  });

  it('have their own part of the atlas', () => {
    const [[, , , , left, top, right, bottom]] = place({ children: 'g' }).letters as [number[]];
    const { x, y, width, height } = glyph('g');
    const { scaleW, scaleH } = atlas.common;
    expect(left).toBeCloseTo(x / scaleW, 5);
    expect(top).toBeCloseTo(y / scaleH, 5);
    expect(right).toBeCloseTo((x + width) / scaleW, 5);
    expect(bottom).toBeCloseTo((y + height) / scaleH, 5);
  });

  it('leave out spaces but keep their width', () => {
    const joined = place({ children: 'ab' });
    const apart = place({ children: 'a b' });
    expect(apart.letters).toHaveLength(2);
    expect(apart.asked).toBe(3);
    const gap = (glyph(' ').xadvance * 26) / atlas.info.size;
    expect(apart.letters[1]![0]! - joined.letters[1]![0]!).toBeCloseTo(gap, 4);
  });

  it('of lines are a line height apart and begin at the line’s offset', () => {
    const { letters } = place({
      children: 'M\nM\nM',
      lineHeight: 50,
      w: 300,
      maxLines: 3,
      textAlign: 'right',
    });
    expect(letters).toHaveLength(3);
    expect(letters[1]![1]! - letters[0]![1]!).toBeCloseTo(50, 4);
    expect(letters[2]![1]! - letters[0]![1]!).toBeCloseTo(100, 4);
    const advance = (glyph('M').xadvance * 26) / atlas.info.size;
    expect(letters[0]![0]).toBeCloseTo(300 - advance + (glyph('M').xoffset * 26) / atlas.info.size, 3);
  });

  it('are each moved by one letter spacing more', () => {
    const plain = place({ children: 'abc' }).letters;
    const spaced = place({ children: 'abc', letterSpacing: 3 }).letters;
    expect(spaced.map((letter, i) => Math.round(letter[0]! - plain[i]![0]!))).toEqual([0, 3, 6]);
  });

  it('are moved down by half of additional leading', () => {
    const [tight] = place({ children: 'a', lineHeight: 30 }).letters as [number[]];
    const [loose] = place({ children: 'a', lineHeight: 50 }).letters as [number[]];
    expect(loose[1]! - tight[1]!).toBeCloseTo(10, 4);
  });

  it('stay inside the layout’s width, side bearings aside', () => {
    for (const children of ['The quick brown fox', 'Amélie', 'WAVE']) {
      const { w, size } = layoutText({ children }, fonts);
      const { letters } = place({ children });
      expect(letters.at(-1)![2]!).toBeLessThan(w + size * 0.2);
      expect(letters[0]![0]!).toBeGreaterThan(-size * 0.2);
    }
  });

  it('are none for an empty text', () => {
    expect(place({ children: '' })).toEqual({ letters: [], asked: 0 });
  });
});
