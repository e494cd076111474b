/** Where scene, subject and lettering stand, by the kind and shape of a picture. */
import type { Look } from './choose';
import type { Box } from './lettering';
import { POSTER_KINDS, type PosterKind } from './types';

export interface Layout {
  /** Where the subject stands, as a part of the width. */
  subject: number;
  /** The part of the height the scene gets; the rest sinks into ink under the lettering, so that nobody's face is written over. */
  sceneHeight: number;
  /** The lettering's box: x and w as parts of the width, y and h in thousandths of the height. */
  box: Box;
  align: 'left' | 'centre';
  stand: 'middle' | 'bottom';
  /** The largest letters, in thousandths of the height. */
  most: number;
  /** Ink from a side: the edge it comes from, how far it reaches as a part of the width, its strength. */
  side?: { from: 'left' | 'right'; reach: number; strength: number };
  /** Ink from the bottom: where it begins in thousandths of the height, its strength there. */
  foot?: { from: number; strength: number };
}

/** Resume bars take the lowest tenth of a landscape tile and badges its top left, so letters keep out of both. */
const LETTERED = {
  left: {
    subject: 0.66,
    sceneHeight: 1,
    box: { x: 0.065, y: 380, w: 0.47, h: 480 },
    align: 'left',
    stand: 'bottom',
    most: 235,
    side: { from: 'left', reach: 0.62, strength: 0.5 },
    foot: { from: 520, strength: 0.7 },
  },
  right: {
    subject: 0.34,
    sceneHeight: 1,
    box: { x: 0.52, y: 380, w: 0.42, h: 480 },
    align: 'left',
    stand: 'bottom',
    most: 235,
    side: { from: 'right', reach: 0.6, strength: 0.5 },
    foot: { from: 520, strength: 0.7 },
  },
  centre: {
    subject: 0.5,
    sceneHeight: 0.83,
    box: { x: 0.09, y: 590, w: 0.82, h: 280 },
    align: 'centre',
    stand: 'bottom',
    most: 205,
    foot: { from: 450, strength: 1 },
  },
  tall: {
    subject: 0.5,
    sceneHeight: 0.79,
    box: { x: 0.08, y: 610, w: 0.84, h: 318 },
    align: 'centre',
    stand: 'bottom',
    most: 190,
    foot: { from: 470, strength: 1 },
  },
  band: {
    subject: 0.7,
    sceneHeight: 1,
    box: { x: 0.042, y: 180, w: 0.36, h: 640 },
    align: 'left',
    stand: 'middle',
    most: 300,
    side: { from: 'left', reach: 0.58, strength: 0.92 },
    foot: { from: 640, strength: 0.4 },
  },
} as const satisfies Record<string, Layout>;

const NO_BOX = { box: { x: 0, y: 0, w: 1, h: 1000 }, align: 'left', stand: 'bottom', most: 0 } as const;

/** For pictures the client writes on: the subject in the right 60 %, calm and dark on the left. */
const CALM: Layout = {
  ...NO_BOX,
  subject: 0.69,
  sceneHeight: 1,
  side: { from: 'left', reach: 0.6, strength: 0.96 },
  foot: { from: 560, strength: 0.5 },
};

/** For pictures nobody writes on: an episode's still, a title in a script we do not set. */
const STILL: Layout = { ...NO_BOX, subject: 0.5, sceneHeight: 1 };

/** Kinds whose title or logo the client draws. */
const UNLETTERED: readonly PosterKind[] = ['jumbotron', 'hero'];

/** Kinds that carry lettering when there is any. */
export const isLettered = (kind: PosterKind): boolean =>
  POSTER_KINDS.includes(kind) && !UNLETTERED.includes(kind);

/** The layout of one picture; `aspect` is width over height. */
export function layoutOf(kind: PosterKind, look: Look, aspect: number, lettered: boolean): Layout {
  if (!isLettered(kind)) return aspect < 1 ? STILL : CALM;
  if (!lettered) return aspect > 2.6 ? CALM : STILL;
  if (aspect < 1) return LETTERED.tall;
  return aspect > 2.6 ? LETTERED.band : LETTERED[look.place];
}
