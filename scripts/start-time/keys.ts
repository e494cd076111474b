/** Keys on a member's home in headless Chromium, timed by the browser's trace, and the frames of a held key. */
import { sessionScript } from '../../tests/support/storedSession';
import type { BareBrowser } from './barePage';
import { HOME_FOCUS, LAST_PICTURE, WATCH } from './measure';
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
const WAY = ['down', 'right', 'right', 'right', 'down', 'right', 'right']
  .concat(['down', 'right', 'right', 'up', 'left', 'up', 'up'])
  .concat(['down', 'left', 'down', 'right', 'up', 'up']);
/** A remote repeats a held key about 30 times a second. */
const REPEAT_MS = 33;
const REPEATS = 60;

/** In a context of its own. @param slow how many times slower the processor is */
export async function measureKeys(browser: BareBrowser, url: string, slow: number): Promise<KeyFigures> {
  const context = await browser.openContext();
  const tracing = browser.session;
  const trace: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => void trace.push(...(value as TraceEvent[]));
  tracing.on('Tracing.dataCollected', collect);
  try {
    const signIn = await sessionScript(url, { account: 'demo', profileChosen: true });
    const page = await context.openPage(slow, [signIn, WATCH]);
    await page.goTo(url);
    await page.ask(HOME_FOCUS);
    await page.ask(LAST_PICTURE);

    const traceConfig = { includedCategories: [KEY_CATEGORY] };
    await tracing.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    for (const key of WAY) {
      await page.press(key);
      await page.ask(`window.__tv.idle()`);
    }
    const traced = new Promise((done) => tracing.once('Tracing.tracingComplete', done));
    await tracing.send('Tracing.end');
    await traced;

    await page.ask(`(window.__tv.frames.stop(), window.__tv.frames.start())`);
    for (let i = 0; i < REPEATS; i += 1) {
      await page.down('down', i > 0);
      await new Promise((done) => setTimeout(done, REPEAT_MS));
    }
    await page.up('down');
    await page.ask(`window.__tv.idle()`);
    const held = await page.ask<HeldFrame[]>(`window.__tv.frames.stop().frames`);
    return { ...keysOf(trace), held };
  } finally {
    tracing.off('Tracing.dataCollected', collect);
    await context.close();
  }
}
