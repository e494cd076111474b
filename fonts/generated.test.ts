import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SdfFont } from './atlas';
import { codePoints } from './charset';

const read = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'generated', name));

/** Width and height in a lossless WebP's header: 14 bits each, less one. */
const webpSize = (webp: Buffer): [number, number] => {
  const bits = webp.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
};

const fontOf = (name: string): SdfFont => JSON.parse(read(`${name}.json`).toString()) as SdfFont;

describe.each(['noto-sans-400', 'noto-sans-700'])('atlas %s', (name) => {
  const ids = new Set(fontOf(name).chars.map((char) => char.id));

  it.each([
    ['ASCII', ' azAZ09?!&@'],
    ['accents', 'ÁÉÎÕÜßçñøÅåŁłŞşŤťŽžȘțİı'],
    ['transliterated Punjabi', 'āīūṭḍṇṛśṣṃ'],
    ['punctuation', '…·•–—‘’“”‹›«»\u00a0'],
    ['money', '₹€£$¥'],
  ])('covers %s', (_kind, text) => {
    expect([...text].filter((char) => !ids.has(char.codePointAt(0) ?? 0))).toEqual([]);
  });
});

it.each(['400', '700'])(
  'the basic atlas of weight %s has glyphs of the same size as the whole one',
  (weight) => {
    const whole = new Map(fontOf(`noto-sans-${weight}`).chars.map((char) => [char.id, char]));
    const basic = fontOf(`noto-sans-basic-${weight}`).chars;
    expect(basic.length).toBeGreaterThan(95);
    for (const { x: _x, y: _y, ...glyph } of basic) expect(whole.get(glyph.id)).toMatchObject(glyph);
  },
);

const ATLASES = ['400', '700', 'basic-400', 'basic-700'].map((name) => `noto-sans-${name}`);

describe.each(ATLASES)('atlas %s', (name) => {
  const font = fontOf(name);

  it('has every glyph inside the picture', () => {
    expect(webpSize(read(`${name}.webp`))).toEqual([font.common.scaleW, font.common.scaleH]);
    const outside = font.chars.filter(
      (char) => char.x + char.width > font.common.scaleW || char.y + char.height > font.common.scaleH,
    );
    expect(outside).toEqual([]);
  });

  it('places a capital on the baseline', () => {
    const { distanceField, lightningMetrics, info } = font;
    const baseline = (lightningMetrics.ascender / lightningMetrics.unitsPerEm) * info.size;
    const capital = font.chars.find((char) => char.id === 'H'.charCodeAt(0));
    const bottom = (capital?.yoffset ?? 0) + (capital?.height ?? 0) - distanceField.distanceRange / 2;
    expect(Math.abs(bottom - baseline)).toBeLessThan(1);
  });
});

describe('codePoints', () => {
  it('merges ranges that overlap and sorts them', () => {
    expect(
      codePoints([
        [5, 7],
        [1, 2],
        [6, 8],
      ]),
    ).toEqual([1, 2, 5, 6, 7, 8]);
  });
});
