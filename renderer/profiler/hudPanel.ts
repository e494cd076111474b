/**
 * The HUD's panel: a sweep of the last 120 frames over sixteen figures in four columns, written into a sheet of quads.
 * Sizes are for three metres from a 1080p panel: figures 34, their names 22 stage pixels.
 */
import type { SdfFont } from '../text/fonts';
import { glyphAdvance, clearSlot, createQuadSheet, putBox, putGlyph } from '../text/quadSheet';
import type { QuadSheet } from '../text/quadSheet';
import type { Color } from '../types';
import { Figure, framesShown } from './hudFigures';
import { frameBudget } from './report';

export interface HudPanel {
  readonly sheet: QuadSheet;
  /** The bar of frame `index`: distance from the frame before and script in it, ms. */
  frame(index: number, ms: number, js: number): void;
  /** Empties the graph. */
  clearFrames(): void;
  figures(values: Float64Array): void;
  /** Up to two lines under the figures; what does not fit is cut. */
  note(text: string): void;
}

interface Cell {
  name: string;
  figure: number;
  decimals: 0 | 1;
  /** From here on it is shown as a warning, and from here on as bad. */
  warn?: number;
  bad?: number;
}

const ms = (name: string, figure: number): Cell => ({
  name,
  figure,
  decimals: 1,
  warn: frameBudget * 1.1,
  bad: frameBudget * 2,
});
const key = (name: string, figure: number): Cell => ({ name, figure, decimals: 1, warn: 50, bad: 100 });
const count = (name: string, figure: number): Cell => ({ name, figure, decimals: 0 });

/** Row by row. */
const cells: readonly Cell[] = [
  ms('p50 ms', Figure.p50),
  ms('p95 ms', Figure.p95),
  ms('p99 ms', Figure.p99),
  ms('worst ms', Figure.worst),
  key('key ms', Figure.key),
  key('worst key', Figure.keyWorst),
  { ...count('dropped', Figure.dropped), warn: 1, bad: 6 },
  ms('script ms', Figure.script),
  count('draws', Figure.draws),
  count('quads', Figure.quads),
  count('uploads', Figure.uploads),
  count('commits', Figure.commits),
  { ...count('textures MB', Figure.textureMB), decimals: 1 },
  count('budget MB', Figure.budgetMB),
  { ...count('heap MB', Figure.heapMB), decimals: 1 },
  count('nodes', Figure.nodes),
];

const Colors = {
  background: 0x05070bf5,
  graph: 0xffffff14,
  line: 0xffffff99,
  faintLine: 0xffffff40,
  name: 0xa8afbdff,
  number: 0xffffffff,
  good: 0x3fb68bff,
  warn: 0xf5b83dff,
  bad: 0xff6b5eff,
  script: 0xdff3ffff,
} as const satisfies Record<string, Color>;

const pad = 24;
const columns = 4;
const barWidth = 5;
/** Room for the scale's figures, left of the graph. */
const gutter = 56;
const graph = { w: framesShown * barWidth, h: 126, ms: 50 };
const inner = gutter + graph.w;
const cell = { w: inner / columns, h: 84, nameSize: 22, numberSize: 34 };
const noteSize = 22;
const noteLines = 2;
const rows = cells.length / columns;

export const panelSize = {
  w: inner + 2 * pad,
  h: pad + graph.h + 12 + rows * cell.h + noteLines * 30 + pad,
};

const glyphsInName = 12;
const glyphsInNumber = 7;
const glyphsInNote = 60;
/** First slots of the sheet's content in drawing order: the backgrounds of panel and graph come before the bars. */
const bars = 2;
const lines = bars + 2 * framesShown;
const lineNames = lines + 2;
const numbers = lineNames + 2 * 4;
const names = numbers + cells.length * glyphsInNumber;
const notes = names + cells.length * glyphsInName;
const slots = notes + noteLines * glyphsInNote;

const digitZero = 48;
const point = 46;
const minus = 45;

/** Makes the panel with its left top corner at `x`, `y`. `pixelRatio`: panel pixels to a stage pixel. */
export function createHudPanel(face: SdfFont, x: number, y: number, pixelRatio: number): HudPanel {
  const sheet = createQuadSheet(slots);
  const edge = x + pad;
  const left = edge + gutter;
  const top = y + pad;
  const graphBottom = top + graph.h;
  const perMs = graph.h / graph.ms;

  /** Writes `text` from x `from` on into `slotCount` slots beginning at `slot`; what passes `right` is left out, the rest cleared. */
  function writeText(
    slot: number,
    slotCount: number,
    text: string,
    from: number,
    right: number,
    lineTop: number,
    size: number,
    color: Color = Colors.name,
  ) {
    let pen = from;
    for (let i = 0; i < slotCount; i++) {
      const code = i < text.length ? text.charCodeAt(i) : 0;
      if (code === 0 || pen + glyphAdvance(face, code, size) > right) {
        pen = Infinity;
        clearSlot(sheet, slot + i);
      } else {
        pen += putGlyph(sheet, slot + i, face, code, pen, lineTop, size, color, pixelRatio);
      }
    }
  }

  /** Digits from the right, so that no text has to be made of the number. Not a number is a dash. */
  function writeNumber(
    slot: number,
    value: number,
    decimals: number,
    right: number,
    lineTop: number,
    color: Color,
  ) {
    const known = value >= 0 && value < 1e6;
    let rest = known ? Math.round(decimals === 0 ? value : value * 10) : 0;
    let pen = right;
    for (let i = 0; i < glyphsInNumber; i++) {
      let code = 0;
      if (!known) code = i === 0 ? minus : 0;
      else if (decimals === 1 && i === 1) code = point;
      else if (rest > 0 || i <= 2 * decimals) {
        code = digitZero + (rest % 10);
        rest = Math.floor(rest / 10);
      }
      if (code === 0) {
        clearSlot(sheet, slot + i);
        continue;
      }
      pen -= glyphAdvance(face, code, cell.numberSize);
      putGlyph(sheet, slot + i, face, code, pen, lineTop, cell.numberSize, color, pixelRatio);
    }
  }

  function drawStatic(): void {
    putBox(sheet, 0, face, x, y, panelSize.w, panelSize.h, Colors.background);
    putBox(sheet, 1, face, left, top, graph.w, graph.h, Colors.graph);
    for (let i = 0; i < 2; i++) {
      const at = graphBottom - Math.round(frameBudget * (i + 1) * perMs);
      putBox(sheet, lines + i, face, left, at, graph.w, 2, i === 0 ? Colors.line : Colors.faintLine);
      writeText(lineNames + i * 4, 4, i === 0 ? '16.7' : '33.3', edge, Infinity, at - 13, 20);
    }
    cells.forEach(({ name, figure }, i) => {
      const { right, lineTop } = cellPosition(i);
      let width = 0;
      for (let c = 0; c < name.length; c++) width += glyphAdvance(face, name.charCodeAt(c), cell.nameSize);
      writeText(
        names + i * glyphsInName,
        glyphsInName,
        name,
        right - width,
        Infinity,
        lineTop,
        cell.nameSize,
        figure === Figure.script ? Colors.script : Colors.name,
      );
    });
  }

  /** Right edge and top of a cell. */
  function cellPosition(i: number): { right: number; lineTop: number } {
    const right = edge + ((i % columns) + 1) * cell.w;
    return { right, lineTop: graphBottom + 12 + Math.floor(i / columns) * cell.h };
  }

  const cellPositions = cells.map((_, i) => cellPosition(i));
  drawStatic();

  return {
    sheet,
    frame(index, distance, js) {
      const bar = index % framesShown;
      const slot = bars + 2 * bar;
      const at = left + bar * barWidth;
      const h = Math.min(graph.ms, distance) * perMs;
      const scriptHeight = Math.min(graph.ms, js) * perMs;
      const color = severityColor(distance, frameBudget * 1.1, frameBudget * 2, Colors.good);
      putBox(sheet, slot, face, at, graphBottom - h, barWidth, h, color);
      putBox(sheet, slot + 1, face, at, graphBottom - scriptHeight, barWidth, scriptHeight, Colors.script);
      // the gap that shows where the sweep is
      for (let ahead = 1; ahead <= 2; ahead++) clearBar((bar + ahead) % framesShown);
    },
    clearFrames() {
      for (let bar = 0; bar < framesShown; bar++) clearBar(bar);
    },
    figures(values) {
      for (let i = 0; i < cells.length; i++) {
        const { figure, decimals, warn, bad } = cells[i]!;
        const { right, lineTop } = cellPositions[i]!;
        const value = values[figure]!;
        const over = figure === Figure.textureMB ? values[Figure.budgetMB]! : undefined;
        const color = severityColor(value, warn ?? over ?? Infinity, bad ?? over ?? Infinity, Colors.number);
        writeNumber(numbers + i * glyphsInNumber, value, decimals, right, lineTop + 24, color);
      }
    },
    note(text) {
      const [first = '', second = ''] = text.split('\n');
      const lineTop = graphBottom + 12 + rows * cell.h + 4;
      writeText(notes, glyphsInNote, first, edge, edge + inner, lineTop, noteSize);
      writeText(notes + glyphsInNote, glyphsInNote, second, edge, edge + inner, lineTop + 30, noteSize);
    },
  };

  function clearBar(bar: number): void {
    clearSlot(sheet, bars + 2 * bar);
    clearSlot(sheet, bars + 2 * bar + 1);
  }
}

function severityColor(value: number, warn: number, bad: number, good: Color): Color {
  return value >= bad ? Colors.bad : value >= warn ? Colors.warn : good;
}
