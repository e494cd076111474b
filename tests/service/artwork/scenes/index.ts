/** Every scene by name. */
import type { Scene } from '../types';
import { hauntedHill, signal, space } from './beyond';
import { cityNight, platform, rainGlass } from './city';
import { balloons, kites } from './daylight';
import { market, table } from './food';
import { blocks, contours, cutPaper, rings, vinyl } from './graphic';
import { arches, noirDoor, windowRoom } from './indoors';
import { concert, stadium, studio } from './live';
import { dunes, fields, forest, ridges, road } from './outdoors';
import { dancer, profile, sunburst, twoFaces } from './people';
import { ferry, lanterns, lighthouse, whale } from './water';

export const SCENES = {
  arches,
  balloons,
  blocks,
  cityNight,
  concert,
  contours,
  cutPaper,
  dancer,
  dunes,
  ferry,
  fields,
  forest,
  hauntedHill,
  kites,
  lanterns,
  lighthouse,
  market,
  noirDoor,
  platform,
  profile,
  rainGlass,
  ridges,
  rings,
  road,
  signal,
  space,
  stadium,
  studio,
  sunburst,
  table,
  twoFaces,
  vinyl,
  whale,
  windowRoom,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
