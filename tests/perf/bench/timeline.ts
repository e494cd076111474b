/** When the keys of a stretch are sent: by the real clock, or by the frames of a page that is paced. */
import type { CDPSession, Page } from 'playwright';
import { STOP_BINDING } from './pace';

export interface Timeline {
  /** Begins with these moments, ms, ascending; resolves at the first. */
  begin(moments: readonly number[]): Promise<void>;
  /** Resolves at the next moment. */
  next(): Promise<void>;
}

/** A moment later than this puts off those after it: keys of a busy machine must not come in heaps, which are throttled. */
const LATE_MS = 25;

export function realTimeline(page: Page): Timeline {
  let began = 0;
  let left: number[] = [];
  const next = async (): Promise<void> => {
    const due = left.shift()!;
    await page.waitForTimeout(Math.max(0, began + due - performance.now()));
    began = Math.max(began, performance.now() - due - LATE_MS);
  };
  return {
    begin(moments) {
      began = performance.now();
      left = [...moments];
      return next();
    },
    next,
  };
}

/** Turns the page's pace on. */
export async function pacedTimeline(page: Page, session: CDPSession): Promise<Timeline> {
  let stops = 0;
  let wake = (): void => {};
  session.on('Runtime.bindingCalled', ({ name }) => {
    if (name !== STOP_BINDING) return;
    stops += 1;
    wake();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: STOP_BINDING });
  await page.evaluate(() => window.benchPace.start());
  const next = async (): Promise<void> => {
    if (stops === 0) await new Promise<void>((resolve) => void (wake = resolve));
    stops -= 1;
  };
  return {
    async begin(moments) {
      await page.evaluate((times) => window.benchPace.stopAt(times), moments);
      await next();
    },
    next,
  };
}
