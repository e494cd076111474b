import { describe, expect, it } from 'vitest';
import { realFonts } from '../text/atlas.fixture';
import type { SdfFont } from '../text/fonts';
import type { QuadSheet } from '../text/quadSheet';
import { heapGrowth } from './garbage.fixture';
import { darkRuns, createCodeSheet } from './hudCode';
import { Figure, framesShown } from './hudFigures';
import { createHudPanel, panelSize } from './hudPanel';

const face: SdfFont = realFonts().face(undefined, 700).atlases[0]!;

interface Quad {
  x: number;
  y: number;
  w: number;
  h: number;
  /** The letter cut out of the atlas; null for a box. */
  letter: string | null;
  /** r, g, b, a */
  color: number[];
}

/** What a sheet draws, read back from its vertices. */
function quadsOf(sheet: QuadSheet): Quad[] {
  const bytes = new Uint8Array(sheet.floats.buffer);
  const { scaleW, scaleH } = face.data.common;
  return Array.from({ length: sheet.slots }, (_, slot) => {
    const at = slot * 32;
    const [x = NaN, y = NaN, u = NaN, v = NaN] = sheet.floats.subarray(at, at + 4);
    const last = sheet.floats.subarray(at + 24, at + 28);
    const glyph = face.data.chars.find(
      (c) => Math.abs(c.x / scaleW - u) < 1e-6 && Math.abs(c.y / scaleH - v) < 1e-6 && c.width > 0,
    );
    return {
      x,
      y,
      w: last[0]! - x,
      h: last[1]! - y,
      letter: last[2] === u || glyph === undefined ? null : String.fromCharCode(glyph.id),
      color: [...bytes.subarray(at * 4 + 16, at * 4 + 20)],
    };
  }).filter(({ w, h }) => w > 0 && h > 0);
}

/** Letters as a reader sees them: lines from top to bottom, words by their gaps. */
function read(sheet: QuadSheet, size: { from: number; to: number }): string[] {
  const letters = quadsOf(sheet).filter(({ letter, y }) => letter !== null && y >= size.from && y < size.to);
  letters.sort((a, b) => a.x - b.x);
  const words: string[] = [];
  letters.forEach((quad, i) => {
    const before = letters[i - 1];
    if (before !== undefined && quad.x - (before.x + before.w) < 12)
      words.push(`${words.pop()!}${quad.letter!}`);
    else words.push(quad.letter!);
  });
  return words;
}

const graphFloor = 24 + 126;
/** Where the figures of a row are, the names above left out. */
const figureRow = (row: number) => {
  const top = graphFloor + 12 + row * 84;
  return { from: top + 28, to: top + 80 };
};

function panelWith(values: Partial<Record<keyof typeof Figure, number>>) {
  const panel = createHudPanel(face, 0, 0, 1);
  const all = new Float64Array(16).fill(NaN);
  for (const [name, value] of Object.entries(values)) all[Figure[name as keyof typeof Figure]] = value;
  panel.figures(all);
  return panel;
}

describe('figures of the panel', () => {
  it.each([
    [0, '0.0'],
    [0.04, '0.0'],
    [0.06, '0.1'],
    [9.96, '10.0'],
    [16.7, '16.7'],
    [105.24, '105.2'],
    [NaN, '-'],
    [-1, '-'],
    [1e9, '-'],
  ])('%d ms reads %s', (value, text) => {
    expect(read(panelWith({ p50: value }).sheet, figureRow(0))[0]).toBe(text);
  });

  it.each([
    [0, '0'],
    [7, '7'],
    [10, '10'],
    [12_345, '12345'],
  ])('a count of %d reads %s', (value, text) => {
    expect(read(panelWith({ draws: value }).sheet, figureRow(2))[0]).toBe(text);
  });

  it('show nothing of a longer number that was there before', () => {
    const panel = panelWith({ quads: 98_765 });
    const values = new Float64Array(16).fill(NaN);
    values[Figure.quads] = 4;
    panel.figures(values);
    expect(read(panel.sheet, figureRow(2))).toEqual(['-', '4', '-', '-']);
  });

  it('stand right-aligned in their columns: equal digits under each other', () => {
    const sheet = panelWith({ p50: 11.1, key: 1.1, draws: 1, textureMB: 111.1 }).sheet;
    const edges = [0, 1, 3].map((row) => {
      const { from, to } = figureRow(row);
      const ones = quadsOf(sheet).filter(
        ({ letter, x, y }) => letter === '1' && y >= from && y < to && x < 160,
      );
      return Math.max(...ones.map(({ x, w }) => x + w));
    });
    expect(new Set(edges.map((edge) => Math.round(edge * 100)))).toHaveProperty('size', 1);
  });

  it('change colour over their limits', () => {
    const colorOf = (values: Parameters<typeof panelWith>[0], row: number): number[] => {
      const { from, to } = figureRow(row);
      return quadsOf(panelWith(values).sheet).find(({ letter, y }) => letter === '1' && y >= from && y < to)!
        .color;
    };
    const white = [255, 255, 255, 255];
    const amber = [0xf5, 0xb8, 0x3d, 255];
    const red = [0xff, 0x6b, 0x5e, 255];
    expect(colorOf({ p95: 16.1 }, 0)).toEqual(white);
    expect(colorOf({ p95: 21.1 }, 0)).toEqual(amber);
    expect(colorOf({ p95: 41.1 }, 0)).toEqual(red);
    expect(colorOf({ dropped: 1 }, 1)).toEqual(amber);
    expect(colorOf({ textureMB: 91, budgetMB: 200 }, 3)).toEqual(white);
    expect(colorOf({ textureMB: 211, budgetMB: 200 }, 3)).toEqual(red);
  });
});

describe('the graph', () => {
  const bars = (sheet: QuadSheet): Quad[] =>
    quadsOf(sheet).filter(
      ({ letter, w, h, color }) => letter === null && w === 5 && h > 0 && color[3] === 255,
    );

  it('has a bar a frame, as high as the frame was long, and the script in it', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    panel.frame(0, 25, 5);
    const [whole, script] = bars(panel.sheet);
    expect(whole).toMatchObject({ x: 80, h: 63, y: graphFloor - 63 });
    expect(script).toMatchObject({ x: 80, y: expect.closeTo(graphFloor - 12.6, 3) as number });
  });

  it('keeps a frame of any length inside', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    panel.frame(3, 4000, 3900);
    expect(bars(panel.sheet).map(({ y }) => y)).toEqual([24, 24]);
  });

  it('sweeps: a gap of two follows the newest frame, all others stay', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    for (let i = 0; i < framesShown + 10; i++) panel.frame(i, 16, 2);
    const places = new Set(bars(panel.sheet).map(({ x }) => (x - 80) / 5));
    expect(places.size).toBe(framesShown - 2);
    expect([9, 10, 11, 12].map((place) => places.has(place))).toEqual([true, false, false, true]);
    panel.clearFrames();
    expect(bars(panel.sheet)).toEqual([]);
  });

  it('colours frames longer than those of a 60 Hz panel', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    [16.7, 25, 40].forEach((ms, i) => panel.frame(i * 3, ms, 1));
    const colors = bars(panel.sheet).map(({ color }) => color.slice(0, 3).join());
    expect(colors.filter((_, i) => i % 2 === 0)).toEqual(['63,182,139', '245,184,61', '255,107,94']);
  });
});

it('everything stays inside the panel, whatever is noted', () => {
  const panel = createHudPanel(face, 100, 50, 1);
  panel.figures(new Float64Array(16).fill(999_999));
  panel.note(`${'W'.repeat(200)}\n${'M'.repeat(200)}\nno third line`);
  for (const { x, y, w, h } of quadsOf(panel.sheet)) {
    expect(x).toBeGreaterThanOrEqual(100);
    expect(x + w).toBeLessThanOrEqual(100 + panelSize.w);
    expect(y).toBeGreaterThanOrEqual(50);
    expect(y + h).toBeLessThanOrEqual(50 + panelSize.h);
  }
});

it('a new note replaces the old one', () => {
  const panel = createHudPanel(face, 0, 0, 1);
  const notes = { from: graphFloor + 12 + 4 * 84, to: panelSize.h };
  panel.note('blue: send it\nred: no');
  panel.note('done');
  expect(read(panel.sheet, notes)).toEqual(['done']);
});

describe('garbage', () => {
  // Nothing for a bar, 11 bytes for a figure; a made text or object is 20 and more, a boxed number 16.
  it('writing a bar leaves at most 10 bytes', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    const calls = 20_000;
    const write = (): void => {
      for (let i = 0; i < calls; i++) panel.frame(i, 16.6, 2.5);
    };
    expect(heapGrowth(write) / calls).toBeLessThan(10);
  });

  it('writing all sixteen figures leaves at most 25 bytes a figure', () => {
    const panel = createHudPanel(face, 0, 0, 1);
    const values = new Float64Array(16).fill(12.3);
    const calls = 4_000;
    const write = (): void => {
      for (let i = 0; i < calls; i++) panel.figures(values);
    };
    expect(heapGrowth(write) / calls / values.length).toBeLessThan(25);
  });
});

describe('a code on the panel', () => {
  const rows = ['##.', '#.#', '...'];
  const code = { size: 3, isDark: (row: number, column: number) => rows[row]![column] === '#' };

  it('is drawn as one box a run of dark modules', () => {
    expect(darkRuns(code)).toEqual([
      [0, 0, 2],
      [1, 0, 1],
      [1, 2, 1],
    ]);
  });

  it('is on a light ground with a quiet zone of four modules, in whole pixels', () => {
    const [plate, first, , last] = quadsOf(createCodeSheet(face, code, 500, 100, 120));
    expect(plate).toMatchObject({ x: 500 - 110, y: 100, w: 110, h: 110, color: [255, 255, 255, 255] });
    expect(first).toMatchObject({ x: 390 + 40, y: 140, w: 20, h: 10, color: [0, 0, 0, 255] });
    expect(last).toMatchObject({ x: 390 + 60, y: 150, w: 10, h: 10 });
  });
});
