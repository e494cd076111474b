/** QR codes as a phone sees them: read from the picture of the whole screen. */
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { goTo } from '../support/journeys';
import { readQrCode } from '../support/qrReader';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { PLANS } from '../service/catalogue/plans';

const app = useApp();
beforeEach(() => app.reset());

const CHECKOUT = '/api/payments/attributed-checkout';
const PREMIUM = PLANS.find(({ uuid }) => uuid === 'plan-premium');
/** The smallest module a phone reads at 3 m, stage pixels; less what a reader's corners are off by. */
const LEAST_MODULE = 6 - 0.1;

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
];

async function openAt(window: { width: number; height: number }, account: 'free' | null, path = '/') {
  return app.open(path, {
    window,
    pixelRatio: 1,
    ...(account === null ? {} : { prepare: await storeSession(app.url, { account, profileChosen: true }) }),
  });
}

/** The code is there for tests and voice guides, has no focus, and is gone with its screen. */
async function expectElement(tv: Tv, id: string): Promise<void> {
  const node = await tv.waitFor({ id, role: 'image' });
  expect(node.focused).toBeUndefined();
  expect(node.name).not.toBe('');
  await expectOneFocus(tv, id);
}

test.each(SIZES)('[CODE-12, CODE-01] the code for signing in is read at $width pixels', async (size) => {
  const tv = await openAt(size, null, '/browser/welcome/code');
  await expectElement(tv, 'code-qr');
  const { name: spelled } = await tv.waitFor({ id: 'code' });
  await tv.idle();
  const { text, module } = await readQrCode(tv);
  expect(text).toBe(`${app.url}/pair?code=${spelled.replaceAll(' ', '')}`);
  expect(module).toBeGreaterThanOrEqual(LEAST_MODULE);
  await tv.press('enter');
  await tv.waitForRoute('/browser/welcome/email');
  await tv.waitForGone({ id: 'code-qr', onScreen: false });
  expect(await tv.page.locator('svg').count(), 'gone with its screen').toBe(0);
});

test.each(SIZES)(
  '[PLAN-17] the code of a checkout is read at $width pixels, not behind the terms, and is gone with its screen',
  async (size) => {
    const tv = await openAt(size, 'free');
    await tv.waitForRoute('/browser/profiles/interests');
    await goTo(tv, '/browser/buy_plan', { plan: PREMIUM });
    await tv.waitForFocus({ id: 'agree' });
    const answer = tv.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(CHECKOUT),
    );
    await tv.press('enter');
    const { url } = (await (await answer).json()) as { url: string };
    await expectElement(tv, 'checkout-qr');
    await tv.idle();
    const { text, module } = await readQrCode(tv);
    expect(text).toBe(url);
    expect(module).toBeGreaterThanOrEqual(LEAST_MODULE);

    await tv.press('down');
    await tv.press('right');
    await tv.waitForFocus({ id: 'read-terms' });
    await tv.press('enter');
    await tv.waitFor({ id: 'legal-dialog' });
    await tv.waitForGone({ id: 'checkout-qr' });
    await tv.press('back');
    await tv.waitFor({ id: 'checkout-qr' });
    expect((await readQrCode(tv)).text).toBe(url);
  },
);

test.each(SIZES)('[SUB-15] the help desk`s code is read at $width pixels', async (size) => {
  const tv = await openAt(size, 'free');
  await tv.waitForRoute('/browser/profiles/interests');
  await goTo(tv, '/browser/settings/contact');
  await expectElement(tv, 'help-desk-qr');
  await tv.idle();
  const { text, module } = await readQrCode(tv);
  expect(text).toMatch(/^https:\/\/help\.proscenium\.example/);
  expect(module).toBeGreaterThanOrEqual(LEAST_MODULE);
});
