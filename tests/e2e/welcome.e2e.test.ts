/** The welcome screen: what is on it, and the ways in. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { settingsWith } from '../support/catalogue';
import { pressAndSettle } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { pixelsOf } from '../support/pixels';
import { findAll } from '../support/scene';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { setVisible } from '../support/visibility';

const app = useApp();
beforeEach(() => app.reset());

async function openWelcome(): Promise<Tv> {
  const tv = await app.open('/browser/welcome');
  await tv.waitFor({ id: 'welcome' });
  await tv.idle();
  return tv;
}

test('[ROUTE-01, WELCOME-02] the welcome screen has its five buttons, with their names', async () => {
  const tv = await openWelcome();
  const names = findAll(await tv.scene(), { role: 'button', within: { id: 'welcome' } }).map(
    ({ name }) => name,
  );
  expect(names.toSorted()).toEqual(
    [
      'Privacy Policy',
      'Terms & Conditions',
      "Don't have an account? Register now!",
      'Continue as guest',
      'Sign in',
    ].toSorted(),
  );
});

test('[WELCOME-01] the settings’ picture is its background, at the panel’s own size', async () => {
  const tv = await openWelcome();
  const picture = (await app.requests()).find(({ path }) => path === '/images/the-long-platform/hero.jpg');
  expect(picture?.query).toEqual({ w: '480', h: '270' });
  expect((await pixelsOf(tv.page, { x: 0.7, y: 0.1, w: 0.25, h: 0.5 })).spread).toBeGreaterThan(5);
});

test('[WELCOME-01] a video is shown when the settings have one, and only while the app can be seen', async () => {
  await app.fault({
    match: 'GET /api/settings',
    times: null,
    body: await settingsWith(app, { welcomeBackgroundVideo: `${app.url}/media/trailer/manifest.mpd` }),
  });
  const tv = await openWelcome();
  await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5, undefined, {
    timeout: 20_000,
  });
  const part = { x: 0.6, y: 0.2, w: 0.3, h: 0.4 };
  const before = await pixelsOf(tv.page, part);
  await tv.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4, undefined, {
    timeout: 20_000,
  });
  // a still picture has a distance of exactly 0
  expect((await pixelsOf(tv.page, part)).distance(before), 'the picture moves').toBeGreaterThan(0.2);

  // Hidden, another application may need the decoder.
  await setVisible(tv, false);
  await expect.poll(() => videoSecond(tv)).toBeNull();
  await setVisible(tv, true);
  await expect.poll(() => videoSecond(tv), { timeout: 20_000 }).toBeGreaterThan(0.2);
});

test('[WELCOME-03] with registration switched off its page leads back to welcome', async () => {
  await app.fault({
    match: 'GET /api/settings',
    times: null,
    body: await settingsWith(app, { showRegistration: false }),
  });
  const tv = await openWelcome();
  expect(await tv.find({ id: 'welcome-register' })).toBeUndefined();
  await goTo(tv, '/browser/welcome/register');
  await tv.waitForRoute('/browser/welcome');
});

test('[WELCOME-10, ROUTE-32] Continue as guest makes one guest and opens home', async () => {
  const tv = await openWelcome();
  await enterAsGuest(tv);
  expect((await tv.route()).path).toBe('/browser/home');
  const guests = (await app.requests()).filter(({ path }) => path.endsWith('/accounts:signUp'));
  expect(guests).toHaveLength(1);
  const components = (await app.requests()).find(({ path }) => path === '/api/page/home/components');
  expect(components?.headers.authorization).toMatch(/^Bearer ./);
});

test('[WELCOME-10, ROUTE-06] when no guest can be created the network error is shown, and retry continues', async () => {
  await app.fault({ match: 'POST /identitytoolkit.googleapis.com/**', times: null, status: 500 });
  const tv = await app.open('/browser/welcome');
  await tv.waitForRoute('/browser/network_error');
  await tv.waitFor({ name: 'Network error occurred. Please try connect again later.' });
  await tv.waitFor({ name: 'Error code: anonymous_user_sign_in_failed' });
});

describe('[ROUTE-35] back on the main level asks before the app is left', () => {
  test.each(['welcome', 'home'])('%s', async (place) => {
    const tv = await openWelcome();
    if (place === 'home') await enterAsGuest(tv);
    const before = (await tv.focused()).name;
    await pressAndSettle(tv, 'back');
    const dialog = await tv.waitFor({ id: 'exit-dialog' });
    expect(dialog).toMatchObject({ role: 'dialog', name: 'Do you want to exit' });
    expect((await tv.focused()).name).toBe('No');
    await pressAndSettle(tv, 'left');
    expect((await tv.focused()).name).toBe('Yes');
    await pressAndSettle(tv, 'up', 3);
    expect((await tv.focused()).name, 'focus stays inside the question').toBe('Yes');
    await pressAndSettle(tv, 'back');
    expect(await tv.find({ id: 'exit-dialog' })).toBeUndefined();
    expect((await tv.focused()).name).toBe(before);
    expect((await tv.route()).path).toBe(place === 'home' ? '/browser/home' : '/browser/welcome');
  });
});
