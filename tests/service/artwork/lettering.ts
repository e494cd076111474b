/** Titles as outlines: lines broken and sized to fill a box the way a poster's lettering does. */
import type { Font } from 'opentype.js';
import { covers, face, type FaceName } from './fonts';
import type { Look } from './choose';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Setting {
  face: FaceName;
  capitals: boolean;
  /** Space added between letters, in ems. */
  tracking: number;
  /** Every line is set to one width, so sizes differ. */
  block: boolean;
  align: 'left' | 'centre';
  /** Where the lines stand in the box. */
  stand: 'top' | 'middle' | 'bottom';
  /** Lines standing at the bottom stand on it, and tails of letters hang below; otherwise the tails are inside too. */
  hang: boolean;
  /** The largest size of letters, in units of the box. */
  most: number;
}

export interface Letters {
  /** One path per line; the small first line ("The", "A") and the last (a season) are marked. */
  lines: { d: string; role: 'lead' | 'main' | 'sub' }[];
  /** What the letters really cover. */
  bounds: Box;
}

interface Line {
  text: string;
  role: 'lead' | 'main' | 'sub';
  width: number;
  /** Ink above and below the base line, at size 1. */
  up: number;
  down: number;
}

const LEAD = /^(the|a|an)$/i;
/** Posters do not carry paragraphs: more is cut with an ellipsis. */
const MOST_WORDS = 9;
const MOST_CHARS = 64;
const LONGEST_WORD = 17;

/** The face to letter this text with: the wanted one, or Noto Sans, or none when letters would be missing or need shaping. */
export function letterable(text: string, wanted: FaceName): FaceName | undefined {
  const clean = tidy(text);
  if (!clean) return undefined;
  return ([wanted, 'noto'] as const).find((name) => covers(name, clean));
}

function tidy(text: string): string {
  const plain = text.normalize('NFC').replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim();
  const words = plain.slice(0, MOST_CHARS * 4).split(' ');
  let out = '';
  let count = 0;
  for (const word of words) {
    if (count === MOST_WORDS || `${out} ${word}`.length > MOST_CHARS) break;
    out = out ? `${out} ${word}` : word;
    count++;
  }
  if (count === words.length && plain.length <= MOST_CHARS * 4) return out;
  return out ? `${out}...` : `${plain.slice(0, 18)}...`;
}

/** A word too long to be read at any size that fits, cut into even parts with hyphens. */
function cut(word: string): string[] {
  const letters = [...word];
  if (letters.length <= LONGEST_WORD) return [word];
  const parts = Math.min(4, Math.ceil(letters.length / LONGEST_WORD));
  const length = Math.ceil(letters.length / parts);
  return Array.from({ length: parts }, (_, i) => {
    const part = letters.slice(i * length, (i + 1) * length).join('');
    return i < parts - 1 && !part.endsWith('-') ? `${part}-` : part;
  });
}

function measure(font: Font, text: string, tracking: number, role: Line['role']): Line {
  const path = font.getPath(text, 0, 0, 100, { kerning: true, letterSpacing: tracking });
  const box = path.getBoundingBox();
  return {
    text,
    role,
    width: Math.max(1, box.x2) / 100,
    up: Math.max(10, -box.y1) / 100,
    down: Math.max(0, box.y2) / 100,
  };
}

/** Every way to break the words into `count` lines; words are few. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const out: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first++)
    for (const rest of breaks(words.slice(first), count - 1))
      out.push([words.slice(0, first).join(' '), ...rest]);
  return out;
}

interface Fitted {
  lines: Line[];
  sizes: number[];
  score: number;
}

/**
 * Space between two lines of the given sizes: of the smaller, but never less than a part of the larger. A small last
 * line also keeps clear of what hangs below the line above it.
 */
function gapOf(above: Line, sizeAbove: number, below: Line, size: number): number {
  const gap = Math.max(0.26 * Math.min(sizeAbove, size), 0.21 * Math.max(sizeAbove, size));
  return below.role === 'sub' ? gap + above.down * sizeAbove * 0.8 : gap;
}

/** The heights and gaps of lines at their sizes, and what hangs below the last base line. */
function stack(
  lines: readonly Line[],
  sizes: readonly number[],
): { steps: number[]; hang: number; total: number } {
  const steps = lines.map((line, i) => {
    const [size, above] = [sizes[i] ?? 0, lines[i - 1]];
    return line.up * size + (above ? gapOf(above, sizes[i - 1] ?? 0, line, size) : 0);
  });
  const hang = (lines.at(-1)?.down ?? 0) * (sizes.at(-1) ?? 0);
  return { steps, hang, total: steps.reduce((a, b) => a + b, 0) + hang };
}

function fit(lines: Line[], box: Box, setting: Setting): Fitted {
  const main = lines.filter((line) => line.role === 'main');
  const widest = Math.max(...main.map((line) => line.width));
  const lead = 0.48;
  const raw = lines.map((line) => {
    if (line.role !== 'main') return lead;
    return setting.block ? Math.min(2.1, widest / line.width) : 1;
  });
  const tall = stack(lines, raw).total;
  const broad = Math.max(...lines.map((line, i) => line.width * (raw[i] ?? 1)));
  const size = Math.min(setting.most, box.w / broad, box.h / tall);
  const ragged = main.reduce(
    (sum, line, i) =>
      sum + Math.abs(widest - line.width * (setting.block ? (raw[lines.indexOf(line)] ?? 1) : 1)) * (i + 1),
    0,
  );
  return {
    lines,
    sizes: raw.map((k) => k * size),
    score: size * (1 - Math.min(0.3, (ragged / widest) * 0.08)),
  };
}

/**
 * Sets a title into a box. `sub` is a small line under it. Returns undefined when the title cannot be lettered
 * rightly with the faces at hand (another script, or no text at all).
 */
export function letter(
  title: string,
  sub: string | undefined,
  box: Box,
  setting: Setting,
): Letters | undefined {
  const name = letterable(title, setting.face);
  if (!name) return undefined;
  const font = face(name);
  const cased = (text: string): string => (setting.capitals ? text.toUpperCase() : text);
  const words = tidy(title).split(' ').flatMap(cut);
  const [first = ''] = words;
  const withLead = words.length > 1 && LEAD.test(first);
  const rest = withLead ? words.slice(1) : words;
  // The ways to break nine words share their 45 stretches: each is measured once.
  const known = new Map<string, Line>();
  const measured = (text: string, role: Line['role']): Line => {
    const key = `${role}|${text}`;
    const tracking = role === 'main' ? setting.tracking : Math.max(0.12, setting.tracking);
    const line = known.get(key) ?? measure(font, cased(text), tracking, role);
    known.set(key, line);
    return line;
  };
  let best: Fitted | undefined;
  for (let count = 1; count <= Math.min(4, rest.length); count++)
    for (const broken of breaks(rest, count)) {
      const lines = broken.map((text) => measured(text, 'main'));
      if (withLead) lines.unshift(measured(first, 'lead'));
      if (sub && covers(name, sub)) lines.push(measured(sub, 'sub'));
      const option = fit(lines, box, setting);
      if (!best || option.score > best.score * 1.02) best = option;
    }
  return best && draw(font, best, box, setting);
}

function draw(font: Font, { lines, sizes }: Fitted, box: Box, setting: Setting): Letters {
  const { steps, hang, total } = stack(lines, sizes);
  let y =
    setting.stand === 'top'
      ? box.y
      : setting.stand === 'middle'
        ? box.y + (box.h - total) / 2
        : box.y + box.h - total + (setting.hang ? hang : 0);
  const bounds = { x: Infinity, y, w: 0, h: total };
  let right = -Infinity;
  const drawn = lines.map((line, i) => {
    const size = sizes[i] ?? 0;
    y += steps[i] ?? 0;
    const width = line.width * size;
    const x = setting.align === 'centre' ? box.x + (box.w - width) / 2 : box.x;
    const tracking = line.role === 'main' ? setting.tracking : Math.max(0.12, setting.tracking);
    bounds.x = Math.min(bounds.x, x);
    right = Math.max(right, x + width);
    return {
      d: font.getPath(line.text, x, y, size, { kerning: true, letterSpacing: tracking }).toPathData(1),
      role: line.role,
    };
  });
  return { lines: drawn, bounds: { ...bounds, w: right - bounds.x } };
}

/** How a look's letters are set at a place. */
export function settingOf(look: Look, place: Pick<Setting, 'align' | 'stand' | 'most' | 'hang'>): Setting {
  return {
    face: look.face,
    capitals: look.capitals,
    tracking: look.tracking,
    block: look.block,
    align: place.align,
    stand: place.stand,
    most: place.most,
    hang: place.hang,
  };
}
