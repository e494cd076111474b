import type { Canvas } from './canvas';
import type { Palette } from './palettes';
import type { Random } from './random';

/** What a picture is drawn from: the part of a catalogue entry that artwork needs. */
export interface ArtTitle {
  id: string;
  name: string;
  /** 'movie', 'show', 'season', 'episode', 'live event', 'live channel'. */
  type: string;
  genres: readonly string[];
  year?: number | null | undefined;
  /** The show an episode or season belongs to, so that all of them share one look. */
  rootId?: string | null | undefined;
}

export const POSTER_KINDS = ['child', 'billboard', 'portrait', 'thumbnail', 'jumbotron', 'hero'] as const;
export type PosterKind = (typeof POSTER_KINDS)[number];
export type ArtKind = PosterKind | 'logo';

/** 'full' is the product's artwork; 'plain' flat shapes in its place, for tests. */
export type ArtworkStyle = 'full' | 'plain';

/** What a scene gets to draw on. Design units: the height is always 1000, the width follows the picture's shape. */
export interface Stage {
  canvas: Canvas;
  W: number;
  H: number;
  /** Pixels per design unit: small pictures leave out what would be less than a pixel. */
  px: number;
  /** Width over height below 1. */
  tall: boolean;
  /** Where the subject stands, in design units from the left. */
  cx: number;
  /** Scale for the subject: 1 where the height allows it, less in narrow pictures. */
  u: number;
  pal: Palette;
  /** Name and genres of the title, for a scene that has to know which sport is played. */
  about: string;
  /** A stream of chance for one part of the picture. */
  rand(part: string): Random;
}

/** Draws a whole picture, lettering and finish excepted. */
export type Scene = (stage: Stage) => void;
