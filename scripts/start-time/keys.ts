/** Keys on a member's home in headless Chromium, timed by the browser's trace, and the frames of a held key. */
import type { Browser } from 'playwright';
import { storeSession } from '../../tests/support/storedSession';
import { ask, HOME_FOCUS, LAST_PICTURE, openPage, VIEWER } from './measure';
import { KEY_CATEGORY, keysOf, type KeyTimes, type TraceEvent } from './traceKeys';

/** A frame while a key is held. */
export interface HeldFrame {
  /** Milliseconds since the frame before, and of its own work. */
  readonly ms: number;
  readonly js: number;
  readonly draws: number;
  /** Textures that it uploaded. */
  readonly uploads: number;
}

export interface KeyFigures extends KeyTimes {
  readonly held: readonly HeldFrame[];
}

/** Down three rows, along each, and up again. */
const WAY = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight']
  .concat(['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])
  .concat(['ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp']);
/** A remote repeats a held key about 30 times a second. */
const REPEAT_MS = 33;
const REPEATS = 60;

/** In a context of its own. @param slow how many times slower the processor is */
export async function measureKeys(browser: Browser, url: string, slow: number): Promise<KeyFigures> {
  const context = await browser.newContext(VIEWER);
  const tracing = await browser.newBrowserCDPSession();
  try {
    const signIn = await storeSession(url, { account: 'demo', profileChosen: true });
    const { page } = await openPage(context, slow, signIn);
    await page.goto(url, { waitUntil: 'commit' });
    await ask(page, HOME_FOCUS);
    await ask(page, LAST_PICTURE);

    const trace: TraceEvent[] = [];
    tracing.on(
      'Tracing.dataCollected',
      ({ value }) => void trace.push(...(value as unknown as TraceEvent[])),
    );
    const traceConfig = { includedCategories: [KEY_CATEGORY] };
    await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    for (const key of WAY) {
      await page.keyboard.press(key);
      await ask(page, `window.__tv.idle()`);
    }
    const traced = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
    await tracing.send('Tracing.end');
    await traced;

    await ask(page, `(window.__tv.frames.stop(), window.__tv.frames.start())`);
    // Down again without up is a repeat, as the held key of a remote is.
    for (let i = 0; i < REPEATS; i += 1) {
      await page.keyboard.down('ArrowDown');
      await new Promise((done) => setTimeout(done, REPEAT_MS));
    }
    await page.keyboard.up('ArrowDown');
    await ask(page, `window.__tv.idle()`);
    const held = await ask<HeldFrame[]>(page, `window.__tv.frames.stop().frames`);
    return { ...keysOf(trace), held };
  } finally {
    await tracing.detach();
    await context.close();
  }
}
