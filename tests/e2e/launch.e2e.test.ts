/** What the system asks the app to open, by Samsung's and LG's launch parameters: at the start, and while the app runs. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { ProgressBody } from '../../src/contract';
import { FILMS, useApp } from '../support/app';
import { expectOneFocus } from '../support/focus';
import { goTo } from '../support/journeys';
import { askFor, PACKAGED_SETS, pressBack, setShown } from '../support/packagedSets';
import type { PackagedSet } from '../support/packagedSets';
import { storeSession } from '../support/storedSession';
import type { Tv } from '../support/tv';
import { videoSecond } from '../support/videos';
import { waitForPlayback } from '../support/watching';

const app = useApp(FILMS);
beforeEach(() => app.reset());

const FILM = '/asset/the-long-platform';
const OTHER = '/asset/night-ferry';
const NAMES = { [FILM]: 'The Long Platform', [OTHER]: 'Night Ferry' };

interface Launch {
  set: PackagedSet;
  asked?: unknown;
  /** Index of the demo account's profile that is the current one; without it a guest, or nobody. */
  profile?: number;
}

async function launch({ set, asked, profile }: Launch): Promise<Tv> {
  const signIn =
    profile === undefined
      ? null
      : await storeSession(app.url, { account: 'demo', profileChosen: true, profile });
  return app.open(`/${set.id}`, {
    async prepare(page) {
      await set.install(page, asked ?? null);
      await signIn?.(page);
    },
  });
}

async function expectTitle(tv: Tv, set: PackagedSet, path: keyof typeof NAMES): Promise<void> {
  await tv.waitForRoute(`/${set.id}${path}`);
  await tv.waitFor({ role: 'main', name: NAMES[path] });
  await tv.idle();
  await expectOneFocus(tv, path);
}

describe.each(PACKAGED_SETS)('[ROUTE-37] $id starts the app', (set) => {
  const { id, wrap } = set;

  test('at a title shows it to a member, and back leads home', async () => {
    const tv = await launch({ set, asked: wrap(FILM), profile: 0 });
    await expectTitle(tv, set, FILM);
    await pressBack(tv, set);
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await expectOneFocus(tv, 'home');
    expect(tv.errors).toEqual([]);
  });

  test('at watch plays it to a guest', async () => {
    const tv = await launch({ set, asked: wrap(`${FILM}/watch`) });
    await tv.waitForRoute(`/${id}${FILM}/watch`);
    await waitForPlayback(tv, 0.3);
    expect(tv.errors).toEqual([]);
  });

  test.each([
    '/asset/../settings',
    '/asset/%2e%2e',
    '/asset/%zz',
    '/settings',
    '{"contentTarget":{}}',
    `/asset/${'a'.repeat(10_000)}`,
    42,
    ['/asset/a'],
  ])('with what is no title (%#) is as if nothing had been asked', async (asked) => {
    const tv = await launch({ set, asked, profile: 0 });
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await expectOneFocus(tv, 'home');
    expect(tv.errors).toEqual([]);
  });

  test('[PIN-08] at a title behind a PIN leads to the profiles', async () => {
    const tv = await launch({ set, asked: wrap(FILM), profile: 1 });
    await tv.waitForRoute(`/${id}/profiles`);
    await tv.idle();
    await expectOneFocus(tv, 'profiles');
  });

  test('at a title that does not exist says so on one screen with one focus', async () => {
    const tv = await launch({ set, asked: wrap('/asset/no-such-title'), profile: 0 });
    await tv.waitFor({ role: 'heading' });
    await tv.idle();
    await expectOneFocus(tv, 'no title');
    await pressBack(tv, set);
    await tv.waitForRoute(`/${id}/home`);
  });

  test('while it runs: opens the title from home, and back returns to the focus of before', async () => {
    const tv = await launch({ set, profile: 0 });
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await tv.press('down');
    await tv.press('right', 2);
    await tv.idle();
    const place = await tv.focused();
    await askFor(tv, wrap(FILM));
    await expectTitle(tv, set, FILM);
    await askFor(tv, null);
    await tv.idle();
    expect((await tv.route()).path, 'only brought to the front').toBe(`/${id}${FILM}`);
    await pressBack(tv, set);
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    expect(await tv.focused()).toEqual(place);
  });

  test('while a dialog is open: it is gone, and does not come back', async () => {
    const tv = await launch({ set, profile: 0 });
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await goTo(tv, `/${id}/profiles`);
    await tv.waitFor({ id: 'faces' });
    await tv.idle();
    await pressBack(tv, set);
    await tv.waitFor({ role: 'dialog' });
    await askFor(tv, wrap(FILM));
    await expectTitle(tv, set, FILM);
    expect(await tv.find({ role: 'dialog' })).toBeUndefined();
    await pressBack(tv, set);
    await tv.waitForRoute(`/${id}/profiles`);
    await tv.idle();
    expect(await tv.find({ role: 'dialog' })).toBeUndefined();
    await expectOneFocus(tv, 'profiles');
  });

  test('[DEVICE-14, PROG-10] while a film plays: it is left with its second saved, and back does not lead into it', async () => {
    const tv = await launch({ set, profile: 0 });
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await goTo(tv, `/${id}${FILM}/watch`, { origin: true, fromStart: true });
    await waitForPlayback(tv, 1);
    // The home screen lies over the app while its tile is chosen.
    await setShown(tv, false);
    await expect.poll(() => videoSecond(tv)).toBeNull();
    await askFor(tv, wrap(OTHER));
    await setShown(tv, true);
    await expectTitle(tv, set, OTHER);
    expect(await videoSecond(tv)).toBeNull();
    const saves = (await app.requests())
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/api/favorites/watching/'))
      .map(({ body }) => JSON.parse(body) as ProgressBody);
    expect(saves.findLast(({ assetId }) => assetId === 'the-long-platform')).toMatchObject({
      event: 'closed',
      finished: false,
    });
    await pressBack(tv, set);
    await tv.waitForRoute(`/${id}/home`);
    await tv.idle();
    await expectOneFocus(tv, 'home');
    expect(tv.errors).toEqual([]);
  });

  test('while a film plays: another film follows it', async () => {
    const tv = await launch({ set, asked: wrap(`${FILM}/watch`) });
    await tv.waitForRoute(`/${id}${FILM}/watch`);
    await waitForPlayback(tv, 0.5);
    await askFor(tv, wrap(`${OTHER}/watch`));
    await tv.waitForRoute(`/${id}${OTHER}/watch`);
    await tv.waitFor({ id: 'player' });
    await waitForPlayback(tv, 0.3);
    await expectOneFocus(tv, 'the other film');
  });
});
