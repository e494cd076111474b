/**
 * The states of the product that have an accepted picture. Data: a state is a path, and what a viewer does from there.
 * Pictures lie in visual-baselines/{engine}/{resolution}/{name}.png, the scene beside them as {name}.json.
 */
import type { Page } from 'playwright-core';
import type { App } from '../support/app';
import { enterAsGuest } from '../support/journeys';
import type { Tv } from '../support/tv';
import { exitDialog, homePages, pausedAt, rowTitled, walk } from './steps';
import { startHeld, waitedFor } from './waiting';

export type Resolution = '1280x720' | '1920x1080';

/** The engine that draws: WebGL, or the 2D canvas of sets without it. */
export type Engine = 'webgl' | 'canvas';

export interface VisualState {
  /** File name of its pictures: lower case, hyphens. */
  name: string;
  /** Where the viewer opens the app, with a query where one is needed: '/browser/welcome'. */
  path: string;
  /** Every state is taken at 1280x720; key screens also at 1920x1080. */
  resolutions?: readonly Resolution[];
  engines?: readonly Engine[];
  /** Faults and the like, before the app is opened. */
  arrange?: (app: App) => Promise<void>;
  /** Before the app's first script. */
  prepare?: (page: Page) => Promise<void>;
  /** What the viewer does; the picture waits for idle after it. */
  steps?: (tv: Tv) => Promise<void>;
  /** The picture shows the waiting itself: `steps` bring it to an exact time instead of to idle. */
  neverIdle?: true;
}
