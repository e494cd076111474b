/**
 * A journey opens the app once and stops at states, one after the other: entering home takes longer than walking on from
 * it. Pictures lie in visual-baselines/{engine}/{resolution}/{name}.webp, the scene beside them as {name}.json.
 * The journeys are data, in the files named {place}-states.ts; each *.visual.test.ts judges some of them.
 */
import type { Page } from 'playwright';
import type { App } from '../support/app';
import type { Tv } from '../support/tv';

export type Resolution = '1280x720' | '1920x1080';

/** The engine that draws: WebGL, or the 2D canvas of sets without it. */
export type Engine = 'webgl' | 'canvas';

/** A state, and what the viewer does to get there from the stop before; the picture waits for idle after it. */
export interface Stop {
  /** File name of its pictures: lower case, hyphens. */
  name: string;
  steps?: (tv: Tv) => Promise<void>;
  /** Every state is taken at 1280x720 over plain artwork; the dozen key screens also at 1920x1080 over the product's. */
  key?: true;
  /** Also taken on the 2D canvas engine, at 1280x720. */
  canvas?: true;
  /** Id of an element that tells another value at every run: it is painted over, and left out of the scene. */
  changing?: string;
}

export interface Journey {
  /** Where the viewer opens the app, with a query where one is needed: '/browser/welcome'. */
  path: string;
  /** Faults and the like, before the app is opened. */
  arrange?: (app: App) => Promise<void>;
  /** Before the app's first script. */
  prepare?: (page: Page, app: App) => Promise<void>;
  /** Its pictures show the waiting itself: the steps hold the clock at an exact time, and idle never comes. */
  waiting?: true;
  /** Milliseconds of the page's time in one of the wall's, where its steps depend on it: a notice that goes by itself. */
  pace?: number;
  stops: readonly Stop[];
}
