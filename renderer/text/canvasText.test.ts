import { expect, it } from 'vitest';
import { atlas, family } from './atlas.fixture';
import { baselineOf } from './canvasText';
import { createFonts } from './fonts';
import { layoutText } from './textLayout';

/** A pen in the font that stands in until the web font is there. */
const penWith = (ascent: number, descent: number): CanvasRenderingContext2D =>
  ({
    measureText: () => ({ fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent }),
  }) as never;

const source = { family, weight: 400, atlases: [{ dataUrl: 'noto.json', imageUrl: 'noto.png' }] };

it('a line stands on the atlas’s baseline, whichever web fonts are loaded', () => {
  const fonts = createFonts();
  fonts.add(source, [atlas]);
  const { ascent: above, descent: below } = fonts.face(family, 400).atlases[0]!;
  const layout = layoutText({ children: 'ਰਾਤ', size: 30, lineHeight: 50 }, fonts);
  const [ascent, descent] = [Math.round(above * 30), Math.round(below * 30)];
  const baseline = (50 - ascent - descent) / 2 + ascent;
  expect(baselineOf(penWith(20, 10), layout)).toBe(baseline);
  expect(baselineOf(penWith(40, 20), layout)).toBe(baseline);
});

it('without an atlas a line stands on the browser’s baseline', () => {
  const fonts = createFonts();
  fonts.add({ family, weight: 400 }, []);
  const layout = layoutText({ children: 'Film', size: 30, lineHeight: 50 }, fonts);
  expect(baselineOf(penWith(20, 10), layout)).toBe(30);
});
