/** That a page's timers can be held while its picture is taken. */
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { makeTimersHoldable, whileAtRest } from './hold-timers';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
});
afterAll(() => browser?.close());

/** An empty page that is at rest at any time, and notes in `ran` which of its timers ran. */
async function open(): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await makeTimersHoldable(page);
  await page.goto('data:text/html,<p>at rest');
  await page.evaluate(() => Object.assign(window, { ran: [], __tv: { idle: async () => undefined } }));
  return page;
}

const ran = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { ran: string[] }).ran]);

/** Some frames, in which a timer without delay falls due. */
const passFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 5; n += 1) await new Promise((done) => requestAnimationFrame(done));
  });

test('timers that fall due while a picture is taken run after it, in their order, each once', async () => {
  const page = await open();
  await whileAtRest(page, async () => {
    await page.evaluate(() => {
      const note = (name: string): void => void (window as unknown as { ran: string[] }).ran.push(name);
      setTimeout(note, 0, 'first');
      setTimeout(note, 1, 'second');
      const ticking = setInterval(() => {
        note('tick');
        clearInterval(ticking);
      }, 2);
    });
    await passFrames(page);
    expect(await ran(page)).toEqual([]);
  });
  await passFrames(page);
  expect(await ran(page)).toEqual(['first', 'second', 'tick']);
});

test('a timer that is cleared while it is held never runs', async () => {
  const page = await open();
  await whileAtRest(page, async () => {
    await page.evaluate(() => {
      const { ran: list } = window as unknown as { ran: string[] };
      Object.assign(window, { late: setTimeout(() => list.push('late'), 0) });
    });
    await passFrames(page);
    await page.evaluate(() => clearTimeout((window as unknown as { late: number }).late));
  });
  await passFrames(page);
  expect(await ran(page)).toEqual([]);
});

test('timers are held no longer when a picture fails', async () => {
  const page = await open();
  await expect(whileAtRest(page, () => Promise.reject(new Error('no picture')))).rejects.toThrow(
    'no picture',
  );
  await page.evaluate(() => {
    const { ran: list } = window as unknown as { ran: string[] };
    setTimeout(() => list.push('ran'), 0);
  });
  await passFrames(page);
  expect(await ran(page)).toEqual(['ran']);
});
