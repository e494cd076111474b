/** Who runs, and where each one's page and build lie. */
import { join } from 'node:path';
import { ROOT } from '../../../scripts/paths';

export const CONTESTANTS = [
  'proscenium',
  'raw-webgl',
  'hand-written',
  'react-dom-norigin',
  'react-dom',
  'clear-only',
] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Names for tables and messages. */
export const TITLES: Record<Contestant, string> = {
  proscenium: 'Proscenium',
  'raw-webgl': 'raw WebGL',
  'hand-written': 'Lightning by hand',
  'react-dom-norigin': 'React DOM + Norigin',
  'react-dom': 'React DOM, hand-tuned',
  'clear-only': 'clear only',
};

/** Those that draw their own frames, whose time `pace.ts` makes go by frames; the compositor moves the others. */
export const DRAWS_FRAMES: Record<Contestant, boolean> = {
  proscenium: true,
  'raw-webgl': true,
  'hand-written': true,
  'react-dom-norigin': false,
  'react-dom': false,
  'clear-only': true,
};

export const SCENE = join(ROOT, 'tests/perf/scenes/home-20x20');

/** Folder of a contestant's production build; the server's root is the folder above it. */
export const BUILDS = join(ROOT, 'dist/bench');

export const buildFolder = (contestant: Contestant): string => join(BUILDS, contestant);
