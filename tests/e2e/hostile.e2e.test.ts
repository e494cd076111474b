/** Bad input: what the contract forbids, and what a network does. The page stays whole, or says what happened. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../support/app';
import { rowsOf, settingsWith, shownName } from '../support/catalogue';
import { expectOneFocus, pressMoving, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { find, findAll, type SceneNode } from '../support/scene';
import type { Tv } from '../support/tv';
import { BUDGETS } from '../perf/budgets';

const app = useApp();
beforeEach(() => app.reset());

async function openHostile(page = 'hostile'): Promise<{ tv: Tv; thrown: string[] }> {
  const tv = await app.open('/');
  const thrown: string[] = [];
  tv.page.on('pageerror', (error) => thrown.push(error.message));
  await enterAsGuest(tv);
  await goTo(tv, `/browser/${page}`);
  await tv.waitFor({ role: 'main', name: page === 'hostile' ? 'Hostile' : 'Large' });
  await tv.idle();
  return { tv, thrown };
}

/** The row that has focus, by its test name. */
async function focusedRow(tv: Tv): Promise<SceneNode | undefined> {
  const rows = findAll(await tv.scene(), { role: 'list', onScreen: false });
  return rows.find(
    (row) => row.id !== 'rows' && findAll(row, { onScreen: false }).some((node) => node.focused),
  );
}

/** Down to a row. @throws Error when the page has no such row */
async function goToRow(tv: Tv, uuid: string): Promise<SceneNode> {
  for (let i = 0; i < 25; i += 1) {
    // Until the next rows are there, focus may rest on the skeleton in their place.
    await tv.idle();
    const row = await focusedRow(tv);
    if (row?.id === `row-${uuid}`) return row;
    await pressMoving(tv, 'down');
  }
  throw new Error(`no row ${uuid}`);
}

/** Of a poster. */
const CARD_WIDTH = 350;

describe('the hostile page', () => {
  test('[PAGE-01, PAGE-02] shows every row that has something to show, each once, and no other', async () => {
    const { tv, thrown } = await openHostile();
    const seen: string[] = [];
    for (let moved = true; moved;) {
      // Until the next rows are there, focus may rest on the skeleton in their place.
      await tv.idle();
      const row = await focusedRow(tv);
      const { id = '' } = row ?? (await tv.focused());
      seen.push(id.replace(/^row-/, ''));
      moved = await pressMoving(tv, 'down').then(
        () => true,
        () => false,
      );
    }
    expect(seen).toEqual([
      'hostile-whole-1',
      'hostile-odd-titles',
      'hostile-duplicates',
      'hostile-no-ids',
      'hostile-junk-assets',
      'hostile-long-title',
      'hostile-null-title',
      'jumbotron-watch',
      'hostile-odd-billboard',
      'featured-hostile-null-images',
      'hostile-odd-expandable',
      'hostile-spelling',
      'hostile-two-thousand',
      'hostile-whole-2',
    ]);
    expect(thrown).toEqual([]);
  });

  test('odd titles: each can be reached, and keeps its words inside its card', async () => {
    const { tv, thrown } = await openHostile();
    await goToRow(tv, 'hostile-odd-titles');
    const rows = await rowsOf(app, 'hostile', 10);
    const titles = rows.find(({ uuid }) => uuid === 'hostile-odd-titles')?.body.assets ?? [];
    const last = shownName(titles.at(-1)!);
    const names: string[] = [];
    for (let presses = 0; presses < 2 * titles.length && names.at(-1) !== last; presses += 1) {
      if (presses > 0) await tv.press('right');
      await tv.idle();
      const { name, children } = await tv.focused();
      names.push(name);
      for (const text of children.filter(({ role }) => role === 'text')) {
        expect(text.rect.w, `${name.slice(0, 40)}: ${text.name.slice(0, 40)}`).toBeLessThanOrEqual(
          CARD_WIDTH,
        );
      }
    }
    expect(new Set(names)).toEqual(new Set(titles.map(shownName)));
    const long = names.find((name) => name.length >= 10_000);
    expect(long, 'the ten thousand characters are the title').toBeDefined();
    expect(
      names.some((name) => /[\u0A00-\u0A7F]/.test(name)),
      'Gurmukhi',
    ).toBe(true);
    expect(
      names.some((name) => /[\u0600-\u06FF]/.test(name)),
      'right to left',
    ).toBe(true);
    expect(thrown).toEqual([]);
  });

  test('[PAGE-21] an asset without an image has its name on the placeholder', async () => {
    const { tv } = await openHostile();
    await goToRow(tv, 'hostile-odd-titles');
    await tv.idle();
    const row = await tv.waitFor({ id: 'row-hostile-odd-titles' });
    const card = find(row, { role: 'listitem', name: 'hostile-null-images' });
    expect(
      findAll(card ?? row, { role: 'text' }).length,
      'on the plate, and beneath for it has focus',
    ).toBeGreaterThan(1);
  });

  test('a repeated asset is shown once; assets without an id are left out', async () => {
    const { tv } = await openHostile();
    await goToRow(tv, 'hostile-duplicates');
    const names: string[] = [(await tv.focused()).name];
    for (let i = 0; i < 11; i += 1) {
      await pressMoving(tv, 'right');
      names.push((await tv.focused()).name);
    }
    expect(new Set(names).size).toBe(12);
    await pressAndExpectOneFocus(tv, 'right');
    expect((await tv.focused()).name, 'the end of the row').toBe(names.at(-1));
    const row = await goToRow(tv, 'hostile-no-ids');
    expect(findAll(row, { name: /No id|Empty id/, onScreen: false })).toEqual([]);
  });

  test('two thousand titles: on and on, and no more nodes than before', async () => {
    const { tv, thrown } = await openHostile();
    await goToRow(tv, 'hostile-two-thousand');
    // Away from the row's beginning, before which there is nothing to keep mounted.
    await pressMoving(tv, 'right', 12);
    await tv.idle();
    const before = (await tv.memory()).nodes;
    await tv.hold('right', 3_000);
    await tv.idle();
    await expectOneFocus(tv, 'a held key');
    expect((await tv.memory()).nodes).toBeLessThanOrEqual(before);
    expect(thrown).toEqual([]);
  });
});

test('five hundred rows: forty down, one load after the other, and no more nodes than a page has', async () => {
  const { tv, thrown } = await openHostile('large');
  await pressMoving(tv, 'down', 40);
  await tv.idle();
  await expectOneFocus(tv, 'forty rows down');
  const calls = (await app.requests()).filter(({ path }) => path === '/api/page/large/components');
  expect(calls.map(({ query }) => query['skip'])).toEqual(['0', '10', '20', '30', '40']);
  expect((await tv.memory()).nodes).toBeLessThan(1.25 * BUDGETS.nodes);
  expect(thrown).toEqual([]);
});

describe('settings that cannot be had', () => {
  const BLOCKED = 'Network error occurred. Try to refresh app or contact with our support.';

  test.each([{ status: 403 }, { status: 404 }])(
    '[SHELL-07] $status: the network-blocked message, and a button that tries again',
    async ({ status }) => {
      await app.fault({ match: 'GET /api/settings', status, times: null });
      const tv = await app.open('/');
      await tv.waitFor({ role: 'heading', name: BLOCKED });
      await tv.waitForFocus({ role: 'button', name: 'Refresh app' });
      await tv.idle();
      const loaded = tv.page.waitForEvent('domcontentloaded');
      await tv.press('enter');
      await loaded;
      await app.clearFaults();
      await tv.waitForRoute('/browser/welcome');
      await tv.waitFor({ id: 'welcome' });
    },
  );

  test('[SHELL-07] no answer at all, five retries long: the same message', async () => {
    await app.fault({ match: 'GET /api/settings', times: null, abort: true });
    const tv = await app.open('/', { prepare: (page) => page.clock.install() });
    await tv.page.waitForFunction(() => window.__tv !== undefined);
    for (let i = 0; i < 60 && !(await tv.find({ role: 'alert' })); i += 1) {
      // Retries are 3 s apart; answers come in real time between the steps.
      await tv.page.clock.runFor(1_000);
      await tv.page.waitForTimeout(20);
    }
    await tv.waitFor({ role: 'heading', name: BLOCKED });
    const calls = (await app.requests()).filter(({ path }) => path === '/api/settings');
    // The browser itself asks once more when a connection breaks.
    expect(calls.length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['a server error', { status: 500 }],
    ['a body that is cut off', { malformed: true }],
    ['a list', { body: [] }],
    ['a text', { body: 'settings' }],
    ['nothing', { emptyBody: true }],
  ])('[SHELL-08] %s: the error screen with its code', async (_, fault) => {
    await app.fault({ match: 'GET /api/settings', ...fault, times: null });
    const tv = await app.open('/');
    await tv.waitFor({ role: 'heading', name: 'Something went wrong' });
    await tv.waitFor({ name: 'There was an error - please refresh the page or contact admin' });
    await tv.waitFor({ name: 'Error code: settings_fetch_failed' });
    await tv.waitFor({ name: 'Version: 1.5.1' });
    expect((await tv.route()).path).toBe('/browser/something_went_wrong');
    await expectOneFocus(tv, 'failed settings');
    await app.clearFaults();
    await tv.waitForRoute('/browser/welcome');
  });

  test('fields of the wrong type have their defaults, and the app its first screen', async () => {
    const wrong = { appName: 7, theme: 'blue', links: [], showRegistration: 'yes', welcomeBackgroundTV: {} };
    await app.fault({ match: 'GET /api/settings', body: await settingsWith(app, wrong) });
    const tv = await app.open('/');
    await tv.waitForRoute('/browser/welcome');
    await tv.waitFor({ role: 'text', name: 'PROSCENIUM' });
    await enterAsGuest(tv);
    expect((await tv.route()).path).toBe('/browser/home');
  });

  test('a menu without a page leads a guest to the screen that says so', async () => {
    await app.fault({ match: 'GET /api/settings', body: await settingsWith(app, { menuLinks: 'none' }) });
    const tv = await app.open('/');
    await tv.waitForRoute('/browser/welcome');
    await tv.idle();
    await pressAndExpectOneFocus(tv, 'right');
    await tv.press('enter');
    await tv.waitFor({ role: 'heading', name: "Page doesn't exist" });
  });
});

describe('a page whose chunks fail', () => {
  test('a failed later chunk keeps the rows, and the next move fetches it again', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    await app.fault({ match: 'GET /api/page/home/components', status: 500 });
    await pressMoving(tv, 'down', 6);
    await tv.idle();
    expect((await tv.route()).path).toBe('/browser/home');
    await expectOneFocus(tv, 'a failed chunk');
    await pressMoving(tv, 'down', 6);
    const calls = (await app.requests()).filter(({ path }) => path === '/api/page/home/components');
    expect(calls.map(({ query, status }) => [query['skip'], status])).toEqual([
      ['0', 200],
      ['10', 500],
      ['10', 200],
    ]);
  });

  test('a failed first chunk opens its error screen, whether refused, cut off or missing', async () => {
    const tv = await app.open('/');
    await enterAsGuest(tv);
    const failures = [
      { page: 'movies', fault: { status: 500 }, path: '/browser/something_went_wrong' },
      { page: 'shows', fault: { malformed: true }, path: '/browser/something_went_wrong' },
      { page: 'live', fault: { status: 404 }, path: '/browser/page_not_exists' },
    ];
    for (const { page, fault, path } of failures) {
      // The screen asks again by itself.
      await app.fault({ match: `GET /api/page/${page}/components`, ...fault, times: null });
      await goTo(tv, `/browser/${page}`);
      await tv.waitForRoute(path);
      await tv.idle();
      await expectOneFocus(tv, `a failed page ${page}`);
    }
  });
});
