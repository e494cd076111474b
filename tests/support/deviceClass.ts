/** A page that looks like a set of some class, and what its textures take at most. */
import type { Page } from 'playwright';

/** What a set tells of itself: any part may be left out. */
export interface SetFacts {
  /** The major version of Chrome in the agent. */
  chrome?: number;
  /** `Model/...` in the agent. */
  model?: string;
  /** Gigabytes. */
  memory?: number;
}

/** Sets that the table of classes takes for each of its classes: by an old engine, by memory, and a desktop. */
export const SET_OF_CLASS = {
  high: { memory: 8 },
  middle: { memory: 2 },
  low: { memory: 1 },
  lowest: { chrome: 49 },
} as const satisfies Record<string, SetFacts>;

/** Call before the page's first script. */
export async function beSet(page: Page, { chrome = 130, model, memory }: SetFacts): Promise<void> {
  const agent = `Mozilla/5.0 (Linux) Chrome/${chrome}.0.0.0 Safari/537.36`;
  await page.addInitScript(
    ({ userAgent, deviceMemory }) => {
      const say = (name: string, value: unknown): void =>
        void Object.defineProperty(navigator, name, { get: () => value, configurable: true });
      say('userAgent', userAgent);
      if (deviceMemory !== undefined) say('deviceMemory', deviceMemory);
    },
    { userAgent: model === undefined ? agent : `${agent} Model/${model}`, deviceMemory: memory },
  );
}

/** Adds fields to the configuration that the service makes. Call before the page's first script. */
export async function configureApp(page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...fields } });
  });
}

declare global {
  interface Window {
    /** Of a page whose textures are watched: the most bytes that they took since it was asked. */
    mostTextures?: () => number;
  }
}

/** Watches in each frame what textures take. Call before the page's first script. */
export async function watchTextures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    let most = 0;
    const look = (): void => {
      most = Math.max(most, window.__tv?.memory().textureBytes ?? 0);
      request(look);
    };
    request(look);
    window.mostTextures = () => {
      const was = most;
      most = 0;
      return was;
    };
  });
}

/** The most bytes of textures since the last time, in any frame. */
export const mostTextures = (page: Page): Promise<number> =>
  page.evaluate(() => window.mostTextures?.() ?? Number.NaN);
