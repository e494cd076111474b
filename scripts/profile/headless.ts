/** The session without a set: the staging build on a service of its own in headless Chromium, entered as a guest. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createService } from '../../tests/service/server';
import { browserFlags } from '../../tests/support/browser-server';
import { pressMoving } from '../../tests/support/focus';
import { enterAsGuest } from '../../tests/support/journeys';
import { codeOf, SETS, withRemote } from '../../tests/support/sets';
import type { SetUnderTest } from '../../tests/support/sets';
import { createTv, type Tv } from '../../tests/support/tv';
import type { RemoteKey } from '../../tests/support/remote';
import { findBrowser } from '../browser';
import { clientFolder, ensureClient } from '../client';
import { drive } from './drive';
import type { KeyEvents, RecordedSession } from './drive';
import { KEYS } from './steps';
import type { Step } from './steps';

/** The default sequence of keys that shows the figures. */
const HUD_KEYS: readonly RemoteKey[] = ['up', 'up', 'down', 'down', 'left', 'right', 'left', 'right'];
/** Blue. */
const SEND_KEY = 'F4';
interface PageSize {
  width: number;
  height: number;
}
const PICTURES: readonly PageSize[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

export interface HeadlessOptions {
  slow: number;
  /** The set under the page, by its platform; null for a browser on a desk. */
  platform: string | null;
  /** Folder for pictures of the figures, taken after the session; null for none. */
  pictures: string | null;
}

/** @throws Error naming the platforms */
function setOf(platform: string | null): SetUnderTest | null {
  if (platform === null) return null;
  const set = SETS.find(({ id }) => id === platform);
  if (set === undefined) throw new Error(`--platform is one of ${SETS.map(({ id }) => id).join(', ')}`);
  return set;
}

/** The numbers of the set's remote, without names. */
const eventsOf =
  (set: SetUnderTest): KeyEvents =>
  (key) => {
    const name = [...KEYS].find(([, [event]]) => event === key)?.[0] ?? key;
    return { key: 'Unidentified', code: codeOf(set, name) };
  };

/** `session` is called while the page and its source maps can still be fetched. */
export async function runHeadless(
  steps: readonly Step[],
  { slow, platform, pictures }: HeadlessOptions,
  finish: (session: RecordedSession) => Promise<void>,
): Promise<void> {
  const set = setOf(platform);
  await ensureClient('staging');
  const service = await createService({ port: 0, clientDir: clientFolder('staging') });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  try {
    const { page, tv } = await openHome({ width: 960, height: 540 }, 0.5);
    await pressMoving(tv, 'down');
    await tv.idle();
    const session = await page.context().newCDPSession(page);
    const tools = {
      send: (method: string, params: object = {}) =>
        session.send(method as never, params as never) as Promise<unknown>,
      close: () => session.detach(),
    };
    await finish(await drive(tools, steps, slow, ...(set === null ? [] : [eventsOf(set)])));
    if (tv.errors.length > 0) throw new Error(`The page: ${tv.errors.join('; ')}`);
    await tools.close();
    if (pictures !== null) {
      for (const size of PICTURES) await takePicture(pictures, size);
    }
  } finally {
    await browser.close();
    await service.close();
  }

  async function openHome(viewport: PageSize, deviceScaleFactor: number): Promise<{ page: Page; tv: Tv }> {
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    // tsx marks functions with a helper of its own, also those that are sent into the page
    await page.addInitScript('globalThis.__name = (named) => named');
    await set?.install(page);
    const tv = set === null ? createTv(page) : await withRemote(createTv(page), set);
    await page.goto(service.url);
    await enterAsGuest(tv);
    return { page, tv };
  }

  async function takePicture(folder: string, viewport: PageSize): Promise<void> {
    const { page, tv } = await openHome(viewport, 1);
    for (const key of HUD_KEYS) await tv.press(key);
    await tv.idle();
    await tv.press('down', 2);
    await tv.press('right', 6);
    await tv.idle();
    await page.waitForTimeout(1200);
    mkdirSync(folder, { recursive: true });
    const name = join(folder, `hud-${viewport.width}x${viewport.height}`);
    await page.screenshot({ path: `${name}.png` });
    await page.keyboard.press(SEND_KEY);
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `${name}-sent.png` });
    await page.close();
  }
}
