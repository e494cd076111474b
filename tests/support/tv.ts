/** A running app as a test sees it: the remote in hand, and `window.__tv` to look at what is on the screen. */
import type { Page } from 'playwright';
import type { FrameReport } from './frames';
import { paceOf } from './pace';
import { createRemote, type Remote } from './remote';
import { describeQuery, find, findAll, outline, type FocusedNode, type Query, type SceneNode } from './scene';

/** How long a test waits for something to show, in milliseconds: a machine with other work may stand still for seconds. */
const WAIT_MS = 30_000;
const POLL_MS = 50;

export interface Route {
  path: string;
  search: string;
  state: unknown;
}

export interface Memory {
  textureBytes: number;
  textures: number;
  budgetBytes: number;
  nodes: number;
}

/** The object that every build but production shows. */
interface TvScene {
  version: string;
  platform: string;
  route(): Route;
  scene(): SceneNode;
  focused(): FocusedNode | null;
  idle(): Promise<void>;
  frames: { start(): void; stop(): FrameReport };
  memory(): Memory;
}

declare global {
  interface Window {
    __tv?: TvScene;
  }
}

export interface Tv extends Remote {
  readonly page: Page;
  /** Errors of the page and of its console since it was opened. */
  readonly errors: readonly string[];
  version(): Promise<{ version: string; platform: string }>;
  route(): Promise<Route>;
  scene(): Promise<SceneNode>;
  memory(): Promise<Memory>;
  /** The focused node. @throws Error when there is none: there must always be one. */
  focused(): Promise<FocusedNode>;
  find(query: Query): Promise<SceneNode | undefined>;
  findAll(query: Query): Promise<SceneNode[]>;
  /** Waits until nothing is pending: requests, images, fonts, animations, debounces. */
  idle(): Promise<void>;
  /** Waits until a node that fits is there. @throws Error showing the scene as it was when time was up. */
  waitFor(query: Query, ms?: number): Promise<SceneNode>;
  /** Waits until no node fits. */
  waitForGone(query: Query, ms?: number): Promise<void>;
  /** Waits until the focused node fits. */
  waitForFocus(query: Query, ms?: number): Promise<FocusedNode>;
  /** Waits for a path, '/browser/welcome', or a pattern. */
  waitForRoute(path: string | RegExp, ms?: number): Promise<Route>;
  /** The profiler's report of what happens during `action`. */
  measure(action: () => Promise<void>): Promise<FrameReport>;
}

/** Takes hold of a page on which the app is loading or loaded. */
export function createTv(page: Page): Tv {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  /**
   * As text: Playwright's own serializer takes 78 ms for the scene of a home page, JSON 16, and `until` asks for it
   * every 50 ms.
   */
  const ask = async <K extends 'route' | 'scene' | 'memory' | 'focused'>(
    what: K,
  ): Promise<ReturnType<TvScene[K]>> => {
    const answer = await page.evaluate((name) => {
      if (!window.__tv) throw new Error('window.__tv is not there');
      return JSON.stringify(window.__tv[name]());
    }, what);
    return JSON.parse(answer) as ReturnType<TvScene[K]>;
  };

  /** A page that has just been opened has no app yet. */
  const untilThere = async (ms: number): Promise<void> => {
    await page.waitForFunction(() => window.__tv !== undefined, undefined, { timeout: ms });
  };

  /** Asks again and again until `look` gives something; in the end tells what was on the screen. */
  async function until<T>(what: string, ms: number, look: () => Promise<T | undefined>): Promise<T> {
    await untilThere(ms);
    const end = Date.now() + ms;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) {
        const { path } = await ask('route');
        const lines = outline(await ask('scene')).join('\n');
        throw new Error(`${what}: not within ${ms} ms, at ${path}\n${lines}\n${errors.join('\n')}`);
      }
      await page.waitForTimeout(POLL_MS);
    }
  }

  const tv: Tv = {
    ...createRemote(page),
    page,
    errors,
    async version() {
      await untilThere(WAIT_MS);
      return page.evaluate(() => ({
        version: window.__tv?.version ?? '',
        platform: window.__tv?.platform ?? '',
      }));
    },
    route: () => ask('route'),
    scene: () => ask('scene'),
    memory: () => ask('memory'),
    async focused() {
      const node = await ask('focused');
      if (!node) throw new Error(`nothing is focused\n${outline(await tv.scene()).join('\n')}`);
      return node;
    },
    find: async (query) => find(await tv.scene(), query),
    findAll: async (query) => findAll(await tv.scene(), query),
    async idle() {
      await untilThere(WAIT_MS);
      const idle = await page.evaluate(
        async (ms) => {
          let timer = 0;
          const late = new Promise<false>((done) => {
            timer = window.setTimeout(() => done(false), ms);
          });
          const settled = await Promise.race([window.__tv?.idle().then(() => true), late]);
          // Tests count the page's timers.
          window.clearTimeout(timer);
          return settled;
        },
        WAIT_MS * paceOf(page),
      );
      if (!idle) throw new Error(`not idle within ${WAIT_MS} ms\n${outline(await tv.scene()).join('\n')}`);
    },
    waitFor: (query, ms = WAIT_MS) => until(describeQuery(query), ms, () => tv.find(query)),
    async waitForGone(query, ms = WAIT_MS) {
      await until(`no ${describeQuery(query)}`, ms, async () => ((await tv.find(query)) ? undefined : true));
    },
    waitForFocus: (query, ms = WAIT_MS) =>
      until(`focus on ${describeQuery(query)}`, ms, async () => {
        const fitting = findAll(await tv.scene(), { ...query, onScreen: false });
        return fitting.some((node) => node.focused) ? tv.focused() : undefined;
      }),
    waitForRoute: (path, ms = WAIT_MS) =>
      until(`route ${String(path)}`, ms, async () => {
        const route = await ask('route');
        return (typeof path === 'string' ? route.path === path : path.test(route.path)) ? route : undefined;
      }),
    async measure(action) {
      await page.evaluate(() => window.__tv?.frames.start());
      await action();
      const report = await page.evaluate(() => window.__tv?.frames.stop());
      if (!report) throw new Error('the profiler gave no report');
      return report;
    },
  };
  return tv;
}
