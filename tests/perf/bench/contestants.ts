/** Who runs, and where each one's page and build lie. */
import { join } from 'node:path';
import { ROOT } from '../../../scripts/paths';

export const CONTESTANTS = ['proscenium', 'hand-written', 'react-dom'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** Names for tables and messages. */
export const TITLES: Record<Contestant, string> = {
  proscenium: 'Proscenium',
  'hand-written': 'Lightning by hand',
  'react-dom': 'React DOM',
};

export const SCENE = join(ROOT, 'tests/perf/scenes/home-20x20');

/** Folder of a contestant's production build; the server's root is the folder above it. */
export const BUILDS = join(ROOT, 'dist/bench');

export const buildFolder = (contestant: Contestant): string => join(BUILDS, contestant);
