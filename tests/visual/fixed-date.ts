/**
 * A date that stands still while timers, frames and `performance.now` stay the browser's own. Playwright's fixed clock puts
 * its own timers in the place of the frames too: a picture of a full page then takes 26 s instead of half a second.
 */
import type { Page } from 'playwright';

/** Call before the page is opened. */
export async function fixDate(page: Page, at: Date): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, given: unknown[], made) =>
        Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
      apply: (target) => new target(now).toString(),
      get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
    });
  }, at.getTime());
}
