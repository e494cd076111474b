/** A title opened from each kind of component and back, by keys alone and by pointer alone. */
import { beforeEach, expect, test } from 'vitest';
import type { Component } from '../../src/contract';
import { useApp } from '../support/app';
import { rowsOf } from '../support/catalogue';
import { pressAndSettle, pressMoving } from '../support/focus';
import { enterAsGuest, walkTo } from '../support/journeys';
import { snapshotOf, type ScreenSnapshot } from '../support/screenSnapshot';
import { clickOn, turnWheel } from '../support/pointer';
import type { Query } from '../support/scene';
import type { Tv } from '../support/tv';

const app = useApp();
beforeEach(() => app.reset());

/** Continue watching is a member's, and plays what it opens: `continue-watching.e2e`. */
const KINDS = 7;
const STAGE = { w: 1920, h: 1080 } as const;
/** The side menu's width. */
const RAIL = 96;
const MOST_NOTCHES = 20;
/** Rows of all kinds but one. */
const NOTCHES = 8;
/** A notch of the wheel in the window's pixels: the browser makes 120 of them at this pixel ratio. */
const NOTCH_PX = 60;
const TITLE = /^\/browser\/asset\/([^/]+)$/;

interface Kind extends Component {
  /** Its place on the page. */
  readonly row: number;
}

/** The first row of each kind a guest's home has, in the page's order. */
async function firstOfEachKind(): Promise<Kind[]> {
  const rows = (await rowsOf(app, 'home', 10)).map((component, row) => ({ ...component, row }));
  const kinds = rows.filter(({ type }, at) => rows.findIndex((other) => other.type === type) === at);
  expect(kinds).toHaveLength(KINDS);
  return kinds;
}

async function openHome(): Promise<Tv> {
  const tv = await app.open('/');
  await enterAsGuest(tv);
  return tv;
}

/** The id of the title that is shown. */
async function titleShown(tv: Tv): Promise<string> {
  const { path } = await tv.waitForRoute(TITLE);
  await tv.idle();
  return decodeURIComponent(TITLE.exec(path)?.[1] ?? '');
}

test('[PAGE-01, PAGE-24, PAGE-25] by keys alone: each kind of component opens a title of its own, and back is on the card it was', async () => {
  const tv = await openHome();
  let at = 0;
  for (const { type, row, body } of await firstOfEachKind()) {
    if (row > at) await pressMoving(tv, 'down', row - at);
    at = row;
    await tv.idle();
    const aside = type !== 'featured_asset';
    if (aside) await pressAndSettle(tv, 'right');
    // The second button of a jumbotron leads to its title, the first one plays it; past both is its next title.
    if (type === 'jumbotron') {
      await pressAndSettle(tv, 'right');
      await walkTo(tv, { id: 'jumbotron-more' }, ['right']);
      expect((await tv.focused()).path).toContain(body.assets[1]?.name);
    }
    const before = snapshotOf(await tv.scene());
    await tv.press('enter');
    expect(
      body.assets.map(({ id }) => id),
      type,
    ).toContain(await titleShown(tv));
    await tv.press('back');
    await tv.waitForRoute('/browser/home');
    await tv.idle();
    expect(snapshotOf(await tv.scene()), type).toEqual(before);
    if (aside) await pressAndSettle(tv, 'left');
  }
  expect(tv.errors).toEqual([]);
});

test('[PAGE-01, PAGE-24, DEVICE-05] by pointer alone: each kind of component is wheeled to and opens the title that is clicked', async () => {
  const tv = await openHome();
  for (const { type, uuid, body } of await firstOfEachKind()) {
    const card: Query =
      type === 'jumbotron'
        ? { id: 'jumbotron-more' }
        : type === 'featured_asset'
          ? { id: `featured-${body.assets[0]?.id}` }
          : { role: 'listitem', within: { id: `row-${uuid}`, onScreen: false } };
    if (type === 'jumbotron') {
      await clickOn(tv, { id: 'pip-2' });
      await tv.waitFor({ id: 'jumbotron', name: body.assets[2]?.name ?? '' });
    }
    await clickOn(tv, { ...card, name: await wheelTo(tv, card) });
    expect(
      body.assets.map(({ id }) => id),
      type,
    ).toContain(await titleShown(tv));
    await tv.page.goBack();
    await tv.waitForRoute('/browser/home');
    await tv.idle();
  }
  expect(tv.errors).toEqual([]);
});

test('[PAGE-11, DEVICE-05] a notch of the wheel brings focus and rows to where a key does, never under the details, and back to the jumbotron', async () => {
  const tv = await openHome();
  const notch = async (deltaY: number): Promise<ScreenSnapshot> => {
    await turnWheel(tv.page, 0, deltaY);
    await tv.idle();
    return snapshotOf(await tv.scene());
  };
  const { width, height } = tv.page.viewportSize()!;
  // Over a row's heading, where nothing takes focus by being hovered.
  await tv.page.mouse.move(width / 2, height * 0.57);
  const down: ScreenSnapshot[] = [];
  for (let row = 1; row <= NOTCHES; row += 1) {
    down.push(await notch(NOTCH_PX));
    const { y } = (await tv.focused()).rect;
    const details = (await tv.waitFor({ id: 'focused-details', onScreen: false })).rect;
    expect(y, `row ${row} is below the details`).toBeGreaterThanOrEqual(details.y + details.h);
  }
  const up: ScreenSnapshot[] = [];
  for (let row = NOTCHES - 1; row >= 1; row -= 1) up.push(await notch(-NOTCH_PX));
  expect(up).toEqual(down.slice(0, -1).toReversed());
  await notch(-NOTCH_PX);
  expect((await tv.focused()).id).toBe('jumbotron-watch');
  const byKeys: ScreenSnapshot[] = [];
  for (let row = 1; row <= NOTCHES; row += 1) {
    await pressAndSettle(tv, 'down');
    await tv.idle();
    byKeys.push(snapshotOf(await tv.scene()));
  }
  expect(down).toEqual(byKeys);
  expect(tv.errors).toEqual([]);
});

/** Turns the wheel until the middle of a node that fits can be pointed at. @returns its name */
async function wheelTo(tv: Tv, query: Query): Promise<string> {
  for (let notch = 0; notch < MOST_NOTCHES; notch += 1) {
    const reachable = (await tv.findAll(query)).find(({ rect: { x, y, w, h } }) => {
      const [middleX, middleY] = [x + w / 2, y + h / 2];
      return middleX > RAIL && middleX < STAGE.w && middleY > 0 && middleY < STAGE.h;
    });
    if (reachable) return reachable.name;
    const { width, height } = tv.page.viewportSize()!;
    await tv.page.mouse.move(width / 2, height * 0.6);
    await turnWheel(tv.page, 0, 120);
    await tv.idle();
  }
  throw new Error(`${MOST_NOTCHES} notches do not lead to ${JSON.stringify(query)}`);
}
