import { expect, test } from 'vitest';
import { openPage, pageOf, rowOf } from './testing/pageScreen';

const film = (id: string) => ({ id, title: id, watchable: 'yes_anonymous_access', duration: 6000 });

/** A page of one row of each kind that a guest sees, at rest on its head. */
async function openKinds() {
  const kinds = [
    'jumbotron',
    'carousel',
    'portrait carousel',
    'large portrait carousel',
    'billboard',
    'expandable portrait carousel',
    'featured asset',
  ];
  const rows = kinds.map((type) => rowOf(type, [film(`${type} 1`), film(`${type} 2`)], type));
  const page = await openPage({ signedIn: false, answers: { '/page/home/components': pageOf(...rows) } });
  await page.until(() => page.root.query('rows') !== null);
  return { ...page, kinds };
}

/** A page of two rows of twenty cards below its jumbotron. */
async function openLongRows() {
  const row = (uuid: string) =>
    rowOf(
      uuid,
      Array.from({ length: 20 }, (_, index) => film(`${uuid}-${index}`)),
    );
  const rows = [rowOf('head', [film('a')], 'jumbotron'), row('first'), row('second')];
  const page = await openPage({ signedIn: false, answers: { '/page/home/components': pageOf(...rows) } });
  await page.until(() => page.root.query('rows') !== null);
  return {
    ...page,
    counted: () => page.root.scene.counters.reactCommits,
    /** Asset ids by row. */
    presented: () =>
      Object.fromEntries(
        page.events.flatMap((event) =>
          event.name === 'items presented' ? [[event.row, event.assetIds] as const] : [],
        ),
      ),
  };
}

test('[ANA-01, ANA-04, PAGE-11] every row type reports presented, focused and selected items', async () => {
  const { events, kinds, navigate, place, root } = await openKinds();
  for (const kind of kinds) {
    events.length = 0;
    await root.wait(999);
    expect(
      events.filter(({ name }) => name === 'item focus'),
      `${kind}, a moment before`,
    ).toEqual([]);
    await root.wait(1);
    const id = `${kind} 1`;
    expect(events).toContainEqual({ name: 'item focus', assetId: id, row: kind, index: 0 });
    await root.act(() => root.scene.focus.current!.props.onPress!());
    expect(events).toContainEqual({ name: 'item selected', assetId: id, row: kind, index: 0 });
    expect(place().path).toMatch(/^\/asset\//);
    await navigate(({ back }) => back('/'));
    await root.wait(300);
    await root.press('down');
  }
  await root.unmount();
});

test('[ANA-04] going down a page presents each of its rows once', async () => {
  const { events, kinds, root } = await openKinds();
  for (let row = 0; row < kinds.length; row += 1) {
    await root.wait(600);
    await root.press('down');
  }
  await root.press('up', 3);
  await root.wait(600);
  const presented = events.flatMap((event) => (event.name === 'items presented' ? event.row : []));
  expect(presented.toSorted()).toEqual(kinds.toSorted());
  await root.unmount();
});

test('[PAGE-09] a row that keys move is presented when it has not moved for 800 ms, with the assets it stands at', async () => {
  const { counted, presented, root } = await openLongRows();
  await root.press('down');
  for (let moves = 0; moves < 6; moves += 1) {
    await root.wait(400);
    await root.press('right');
  }
  await root.wait(500);
  expect(presented()).not.toHaveProperty('first');
  expect(presented(), 'one that stands').toHaveProperty('second');
  const commits = counted();
  await root.wait(299);
  expect(presented()).not.toHaveProperty('first');
  await root.wait(1);
  expect(presented().first).not.toContain('first-0');
  expect(presented().first).toContain('first-6');
  expect(counted(), 'the mark costs no commit').toBe(commits);
  await root.unmount();
});

test('[PAGE-09] a row left while it moves is presented at once: it was seen', async () => {
  const { presented, root } = await openLongRows();
  await root.press('down');
  await root.press('right');
  await root.wait(600);
  expect(presented()).not.toHaveProperty('first');
  await root.press('down');
  expect(presented().first).toContain('first-1');
  await root.unmount();
});
