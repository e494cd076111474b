/** CMS pages: their rows and sizes, and the chunks they come in. */
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp, type OpenOptions } from '../support/app';
import { rowsOf } from '../support/catalogue';
import { holdClock, startClockAt } from '../support/clock';
import { pressAndSettle, pressAndExpectOneFocus } from '../support/focus';
import { enterAsGuest, goTo } from '../support/journeys';
import { pixelsOf } from '../support/pixels';
import { findAll, type SceneNode } from '../support/scene';
import { stays } from '../support/stays';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

async function openHome(options?: OpenOptions): Promise<Tv> {
  const tv = await app.open('/', options);
  await enterAsGuest(tv);
  return tv;
}

/** `skip` of each call for components of a page, in their order; every limit is 10. */
async function chunksAsked(pageId: string): Promise<string[]> {
  const calls = (await app.requests()).filter(({ path }) => path === `/api/page/${pageId}/components`);
  expect(calls.every(({ query }) => query['limit'] === '10')).toBe(true);
  return calls.map(({ query }) => query['skip'] ?? '');
}

/** The row of a component that is on the screen. */
async function rowOf(tv: Tv, uuid: string): Promise<SceneNode> {
  return tv.waitFor({ id: `row-${uuid}`, onScreen: false });
}

/** The cards of a row that can be seen, from the left; none of them focused and enlarged. */
function cards(row: SceneNode): SceneNode[] {
  return findAll(row, { role: 'listitem' })
    .filter(({ focused }) => !focused)
    .toSorted((a, b) => a.rect.x - b.rect.x);
}

describe('loading', () => {
  test('[PAGE-03, PAGE-04, PAGE-05] chunks of ten, each when the third row before the end is reached, and none after the last', async () => {
    const tv = await openHome();
    // Nine of the first ten components have titles for a guest.
    expect(await chunksAsked('home')).toEqual(['0']);
    await pressAndSettle(tv, 'down', 5);
    expect(await chunksAsked('home')).toEqual(['0']);
    await pressAndSettle(tv, 'down');
    expect(await chunksAsked('home')).toEqual(['0', '10']);
    await pressAndSettle(tv, 'down', 9);
    expect(await chunksAsked('home')).toEqual(['0', '10']);
    await pressAndSettle(tv, 'down');
    expect(await chunksAsked('home')).toEqual(['0', '10', '20']);
    await pressAndExpectOneFocus(tv, 'down', 14);
    await tv.idle();
    await tv.waitForFocus({ id: 'featured-quiet' });
    expect(await chunksAsked('home')).toEqual(['0', '10', '20']);
  });

  test('[PAGE-06] two loads never run at once, however fast the viewer is', async () => {
    const delayMs = 400;
    // As fast as a hand, beside answers that take the wall's time.
    const tv = await openHome({ pace: 1 });
    await app.fault({ match: 'GET /api/page/home/components', times: null, delayMs });
    await tv.hold('down', 6_000);
    await tv.idle();
    const calls = (await app.requests()).filter(({ path }) => path === '/api/page/home/components');
    expect(calls.map(({ query }) => query['skip'])).toEqual(['0', '10', '20']);
    const times = calls.map(({ at }) => at).slice(1);
    times.slice(1).forEach((at, i) => expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(delayMs));
  });

  test('[PAGE-06] a chunk that comes after the page was left is discarded', async () => {
    const tv = await openHome();
    await app.fault({ match: 'GET /api/page/home/components', delayMs: 1_500 });
    await pressAndExpectOneFocus(tv, 'down', 6);
    await expect.poll(() => chunksAsked('home')).toEqual(['0', '10']);
    await goTo(tv, '/browser/movies');
    await tv.waitFor({ role: 'main', name: 'Movies' });
    await tv.idle();
    // The service has answered the late one, or has seen that nobody waits for it any more.
    const rows = await stays(1_600, async () =>
      findAll(await tv.scene(), { id: undefined, role: 'list', onScreen: false })
        .map(({ id }) => id ?? '')
        .filter((id) => id.startsWith('row-')),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every((id) => id.startsWith('row-movies-'))).toBe(true);
    expect(await chunksAsked('movies')).toEqual(['0']);
  });

  test('[PAGE-07, ROUTE-12] a page without components says so', async () => {
    const tv = await openHome();
    await goTo(tv, '/browser/empty');
    await tv.waitForRoute('/browser/page_not_exists');
    await tv.waitFor({ role: 'heading', name: 'Page do not contain any content' });
    await tv.waitFor({ name: 'Error code: page_do_not_have_components' });
  });

  test('[PAGE-08, ROUTE-21] a page that is not there says so, and back leads a guest to welcome', async () => {
    const tv = await openHome();
    await goTo(tv, '/browser/nowhere');
    await tv.waitForRoute('/browser/page_not_exists');
    await tv.waitFor({ role: 'heading', name: "Page doesn't exist" });
    await tv.waitFor({ name: 'Error code: page_not_exists' });
    await tv.idle();
    await pressAndExpectOneFocus(tv, 'back');
    await tv.waitForRoute('/browser/welcome');
  });
});

describe('rows', () => {
  test('[PAGE-01, PAGE-26] seven kinds a guest sees, each in its own shape, in the service’s order', async () => {
    const tv = await openHome();
    const rows = await rowsOf(app, 'home', 10);
    expect(new Set(rows.map(({ type }) => type))).toEqual(
      new Set([
        'jumbotron',
        'carousel',
        'portrait_carousel',
        'billboard',
        'expandable_portrait_carousel',
        'large_portrait_carousel',
        'featured_asset',
      ]),
    );
    expect(await tv.find({ role: 'main' })).toMatchObject({ name: 'Home', id: 'page' });
    const widths: Record<string, number> = {
      carousel: 350,
      portrait_carousel: 158,
      large_portrait_carousel: 280,
      expandable_portrait_carousel: 240,
    };
    for (const [at, { type, uuid, title, body }] of rows.entries()) {
      if (at > 0) await pressAndSettle(tv, 'down');
      const [first] = body.assets;
      if (type === 'jumbotron') await tv.waitFor({ id: 'jumbotron', onScreen: false });
      else if (type === 'featured_asset') await tv.waitForFocus({ id: `featured-${first?.id}` });
      else {
        const row = await rowOf(tv, uuid);
        expect(row.name).toBe(title);
        const width = widths[type];
        if (width !== undefined) expect(cards(row)[0]?.rect.w, uuid).toBe(width);
      }
    }
  });

  test('[PAGE-02, PAGE-22] its head: forty words and an ellipsis; below, the first row with titles, without a gap', async () => {
    const tv = await openHome();
    const [head] = await rowsOf(app, 'home', 1);
    const full = (head?.body.assets[0]?.description ?? '').split(/\s+/);
    expect(full.length, 'the first title of home has a long description').toBeGreaterThan(40);
    const shown = await tv.waitFor({ role: 'text', name: new RegExp(`^${full.slice(0, 5).join(' ')}`) });
    expect(shown.name.endsWith('…')).toBe(true);
    expect(shown.name.split(/\s+/).length).toBeLessThanOrEqual(40);
    // Continue watching is the second component, and empty for a guest.
    const second = await tv.waitFor({ role: 'heading', name: 'Live now' });
    expect(second.rect.y, 'the jumbotron’s height and the gap to a title').toBe(547 + 40);
  });

  test('[PAGE-18, PAGE-19] posters of 350x197 and 158x236, 10 apart, rows 55 apart, ten portraits in a row', async () => {
    const tv = await openHome();
    await pressAndSettle(tv, 'down', 2);
    const rows = await rowsOf(app, 'home', 10);
    const landscape = await rowOf(tv, rows[1]?.uuid ?? '');
    const portraits = await rowOf(tv, rows[3]?.uuid ?? '');
    const [wide, nextWide] = cards(landscape);
    expect(wide?.rect).toMatchObject({ w: 350, h: 197 });
    expect((nextWide?.rect.x ?? 0) - (wide?.rect.x ?? 0)).toBe(350 + 10);
    const [narrow, nextNarrow] = cards(portraits);
    expect(narrow?.rect).toMatchObject({ w: 158, h: 236 });
    expect((nextNarrow?.rect.x ?? 0) - (narrow?.rect.x ?? 0)).toBe(158 + 10);
    const whole = cards(portraits).filter(({ rect }) => rect.x >= 0 && rect.x + rect.w <= 1920);
    expect(whole).toHaveLength(10);

    const heading = await tv.waitFor({ role: 'heading', name: rows[3]?.title ?? '', onScreen: false });
    const above = await rowOf(tv, rows[2]?.uuid ?? '');
    const [name, facts] = [34, 27];
    expect(heading.rect.y - (above.rect.y + above.rect.h) - name - facts).toBe(55);
  });

  test.each([
    { height: 540, size: { w: 856, h: 239 } },
    { height: 1080, size: { w: 1712, h: 478 } },
  ])('[PAGE-20] a billboard on a screen $height high', async ({ height, size }) => {
    const tv = await openHome({
      window: { width: (height * 16) / 9, height },
      pixelRatio: 270 / height,
    });
    const rows = await rowsOf(app, 'home', 10);
    const at = rows.findIndex(({ type }) => type === 'billboard');
    await pressAndSettle(tv, 'down', at - 1);
    expect(cards(await rowOf(tv, rows[at]?.uuid ?? ''))[0]?.rect).toMatchObject(size);
  });

  test('[PAGE-21] each kind of row asks for its own kind of picture, at the panel’s size', async () => {
    const tv = await openHome();
    await pressAndSettle(tv, 'down', 4);
    const rows = await rowsOf(app, 'home', 10);
    const asked = (await app.requests()).filter(({ path }) => path.startsWith('/images/'));
    const pictureOf = (type: string): string => {
      const id = rows.find((row) => row.type === type)?.body.assets[0]?.id ?? '';
      return asked
        .filter(({ path }) => path.startsWith(`/images/${id}/`))
        .map(({ path, query }) => `${path.split('/').at(-1)} ${query['w']}x${query['h']}`)
        .join(', ');
    };
    expect(pictureOf('jumbotron')).toContain('jumbotron.jpg');
    expect(pictureOf('carousel')).toContain('thumbnail.jpg 88x50');
    expect(pictureOf('portrait_carousel')).toContain('portrait.jpg 40x59');
    expect(pictureOf('billboard')).toContain('billboard.jpg');
  });

  test('[PAGE-28] the focused card of an expandable row widens, tells its details, and the rest make room', async () => {
    const tv = await openHome();
    const rows = await rowsOf(app, 'home', 10);
    const at = rows.findIndex(({ type }) => type === 'expandable_portrait_carousel');
    await pressAndSettle(tv, 'down', at);
    const focused = await tv.focused();
    expect(focused.rect).toMatchObject({ w: 720, h: 360 });
    const words = (focused.children ?? []).filter(({ onScreen, role }) => onScreen && role === 'text');
    expect(words.length).toBeGreaterThanOrEqual(2);
    const next = cards(await rowOf(tv, rows[at]?.uuid ?? '')).find(({ rect }) => rect.x > focused.rect.x);
    expect(next?.rect.x).toBe(focused.rect.x + 720 + 10);
    expect(next?.rect.w).toBe(240);

    await pressAndSettle(tv, 'right');
    expect((await tv.focused()).name).toBe(next?.name);
    expect((await tv.focused()).rect.w).toBe(720);
  });
});

test('[PAGE-12] a page takes 500 ms to come in', async () => {
  const tv = await openHome({ prepare: (page) => startClockAt(page, new Date('2026-03-14T20:15:00Z')) });
  await goTo(tv, '/browser/movies');
  await tv.waitFor({ role: 'main', name: 'Movies' });
  await tv.idle();
  const clock = await holdClock(tv.page);
  const part = { x: 0.5, y: 0.1, w: 0.4, h: 0.5 };
  const away = await pixelsOf(tv.page, part);
  await tv.page.evaluate(() => history.back());
  await expect.poll(async () => (await tv.route()).path).toBe('/browser/home');
  await clock.advance(250);
  const half = await pixelsOf(tv.page, part);
  await clock.advance(200);
  const nearly = await pixelsOf(tv.page, part);
  await clock.advance(100);
  const there = await pixelsOf(tv.page, part);
  await clock.advance(1_000);
  const later = await pixelsOf(tv.page, part);
  expect(half.distance(away)).toBeGreaterThan(2);
  expect(nearly.distance(half), 'still on its way after 250 ms').toBeGreaterThan(0.5);
  expect(later.distance(there), 'nothing is left to do').toBeLessThan(0.5);
});
