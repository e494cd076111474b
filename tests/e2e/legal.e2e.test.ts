/** Legal texts on the welcome screen: opened, read, closed; by keys alone and by pointer alone; and when they do not come. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus, pressAndSettle } from '../support/focus';
import { intercept } from '../support/intercept';
import { walkTo } from '../support/journeys';
import type { Query, SceneNode } from '../support/scene';
import { clickOn, turnWheel } from '../support/pointer';
import type { Tv } from '../support/tv';

/** Texts that come late are late by the wall's time. */
const app = useApp({ pace: 1 });
beforeEach(() => app.reset());

async function openWelcome(): Promise<Tv> {
  const tv = await app.open('/browser/welcome');
  await tv.waitFor({ id: 'welcome' });
  await tv.idle();
  return tv;
}

async function openByKeys(tv: Tv, id: string): Promise<void> {
  await walkTo(tv, { id }, ['down', 'left', 'right']);
  await tv.press('enter');
  await tv.waitFor({ id: 'legal-dialog' });
  await tv.idle();
}

async function click(tv: Tv, query: Query): Promise<void> {
  await clickOn(tv, query);
  await tv.idle();
}

/** Of the text's first words, stage pixels: how far it was moved shows here. */
async function top(tv: Tv): Promise<number> {
  return Math.round((await firstBlock(tv)).rect.y);
}

async function firstBlock(tv: Tv): Promise<SceneNode> {
  const [first] = (await tv.waitFor({ id: 'text-box' })).children;
  if (!first) throw new Error('the text is empty');
  return first;
}

test('[WELCOME-04, WELCOME-05, WELCOME-07, WELCOME-09] by keys: opened by type, read to both ends, closed by back and by Close', async () => {
  const tv = await openWelcome();
  await openByKeys(tv, 'welcome-privacy');
  expect(await tv.waitFor({ id: 'legal-dialog' })).toMatchObject({ role: 'dialog', name: 'Privacy Policy' });
  expect((await tv.waitFor({ role: 'heading', name: '1. What we collect' })).onScreen).toBe(true);
  await expectOneFocus(tv, 'the privacy policy');

  const start = await top(tv);
  await pressAndSettle(tv, 'up');
  expect(await top(tv)).toBe(start);
  await pressAndSettle(tv, 'down');
  expect(await top(tv)).toBe(start - 100);
  await pressAndSettle(tv, 'down', 2);
  await pressAndSettle(tv, 'up');
  expect(await top(tv)).toBe(start - 200);
  expect((await firstBlock(tv)).onScreen, 'what was scrolled away is not on the screen').toBe(false);

  await tv.hold('down', 3500);
  await tv.idle();
  const last = (await tv.waitFor({ id: 'text-box' })).children.at(-1);
  expect(last?.name).toMatch(/privacy@proscenium\.tv\.$/);
  expect(last?.onScreen).toBe(true);
  const { name } = await tv.waitFor({ id: 'legal-page' });
  expect(name).toMatch(/^Page (\d+) of \1$/);
  const end = await top(tv);
  await pressAndSettle(tv, 'down');
  expect(await top(tv)).toBe(end);
  expect((await tv.focused()).id).toBe('legal-close');

  await pressAndSettle(tv, 'back');
  expect(await tv.find({ id: 'legal-dialog' })).toBeUndefined();
  expect(await tv.find({ id: 'text-box' })).toBeUndefined();
  expect((await tv.focused()).id).toBe('welcome-privacy');
  expect((await tv.route()).path).toBe('/browser/welcome');

  await openByKeys(tv, 'welcome-terms');
  await tv.waitFor({ role: 'heading', name: '1. The service' });
  expect(await top(tv), 'another text begins at its top').toBe(start);
  await pressAndSettle(tv, 'enter');
  expect(await tv.find({ id: 'legal-dialog' })).toBeUndefined();
  expect((await tv.focused()).id).toBe('welcome-terms');

  const asked = (await app.requests()).map(({ path }) => path).filter((path) => path.startsWith('/legal/'));
  expect(asked).toEqual(['/legal/privacy-policy', '/legal/terms-and-conditions']);
  expect(tv.errors).toEqual([]);
});

test('[WELCOME-05, WELCOME-08, WELCOME-09] by pointer: opened, moved by wheel and arrows, closed; nothing below hears of it', async () => {
  const tv = await openWelcome();
  await click(tv, { id: 'welcome-terms' });
  await tv.waitFor({ id: 'text-box' });
  await tv.idle();
  const start = await top(tv);
  // Playwright counts device pixels, of which this window has less than one a CSS pixel.
  const ratio = await tv.page.evaluate(() => window.devicePixelRatio);
  const turn = (deltaY: number): Promise<void> => turnWheel(tv.page, 0, deltaY * ratio);

  await tv.page.mouse.move(480, 270);
  await turn(120);
  await turn(120);
  await tv.idle();
  expect(await top(tv), '15 px a notch').toBe(start - 30);
  await turn(-120);
  await tv.idle();
  expect(await top(tv)).toBe(start - 15);

  await click(tv, { id: 'legal-down' });
  expect(await top(tv)).toBe(start - 115);
  await click(tv, { id: 'legal-up' });
  expect(await top(tv)).toBe(start - 15);

  // where the sign-in button is, under the veil
  await click(tv, { id: 'welcome-sign-in', onScreen: false });
  expect((await tv.route()).path).toBe('/browser/welcome');
  expect(await tv.find({ id: 'legal-dialog' })).toBeDefined();
  await expectOneFocus(tv, 'a click beside the text');

  await click(tv, { id: 'legal-close' });
  expect(await tv.find({ id: 'legal-dialog' })).toBeUndefined();
  expect((await tv.focused()).id).toBe('welcome-terms');
  expect(tv.errors).toEqual([]);
});

describe('[WELCOME-06] a provider that does not give a text', () => {
  test('a legal text that fails shows a message; retry loads it, and closing is always possible', async () => {
    await app.fault({ match: 'GET /legal/privacy-policy', status: 404, times: null });
    const tv = await openWelcome();
    await openByKeys(tv, 'welcome-privacy');
    await tv.waitFor({ role: 'alert', name: 'An error occurred' });
    expect((await tv.focused()).id).toBe('legal-retry');
    await pressAndSettle(tv, 'right');
    expect((await tv.focused()).id).toBe('legal-close');
    await pressAndSettle(tv, 'enter');
    expect((await tv.focused()).id).toBe('welcome-privacy');

    await app.reset();
    await app.fault({ match: 'GET /legal/privacy-policy', emptyBody: true, times: 1 });
    await openByKeys(tv, 'welcome-privacy');
    await tv.waitForFocus({ id: 'legal-retry' });
    await tv.press('enter');
    await tv.waitFor({ id: 'text-box' });
    await tv.waitForFocus({ id: 'legal-close' });
    await expectOneFocus(tv, 'the text that came');
  });

  test('a legal text that is late shows what is loading, and back closes it', async () => {
    await app.fault({ match: 'GET /legal/privacy-policy', delayMs: 20_000, times: null });
    const tv = await openWelcome();
    await walkTo(tv, { id: 'welcome-privacy' }, ['down', 'left']);
    await tv.press('enter', 2);
    await tv.waitFor({ name: 'Still waiting for the text' });
    await expectOneFocus(tv, 'waiting');
    await tv.press('back');
    await tv.waitForFocus({ id: 'welcome-privacy' });
    expect(await tv.find({ id: 'legal-dialog' })).toBeUndefined();
  });

  test('[WELCOME-13] of a hostile legal text only the text is shown; nothing is executed or loaded', async () => {
    const tv = await openWelcome();
    const reached: string[] = [];
    await intercept(tv.page, '**/legal/privacy-policy', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<h1>Rules</h1><script>window.wasHit = 1</script><img src=x onerror="window.wasHit = 1"><p onclick="wasHit()">Read
          <a href="javascript:window.wasHit=1">this</a></p><iframe src="http://127.0.0.1:9/"></iframe>`,
      }),
    );
    await openByKeys(tv, 'welcome-privacy');
    tv.page.on('request', (request) => reached.push(request.url()));
    const { children } = await tv.waitFor({ id: 'text-box' });
    expect(children.map(({ name }) => name)).toEqual(['Rules', 'Read this']);
    expect(await tv.page.evaluate(() => 'wasHit' in window)).toBe(false);
    expect(reached).toEqual([]);
    expect(tv.errors).toEqual([]);
  });
});
