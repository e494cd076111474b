import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Column, Row, View } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import { createStores, StoresContext } from '../session';
import type { AnalyticsEvent } from '../telemetry';
import { createAnalytics } from '../telemetry';
import { Screen } from './Screen';
import { ServicesContext } from './services';
import type { Services } from './services';
import { useItemAnalytics } from './useItemAnalytics';

interface Shelf {
  readonly name: string;
  readonly titles: readonly { id: string }[];
}

const nothing = (): void => {};
const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });

const shelves: Shelf[] = Array.from({ length: 12 }, (_, row) => ({
  name: `row-${row}`,
  titles: Array.from({ length: 40 }, (_, index) => ({ id: `${row}-${index}` })),
}));

function Films({ name, titles }: Shelf) {
  const { list, choose } = useItemAnalytics(name, titles, nothing);
  return (
    <Row
      {...list}
      listKey={name}
      w={1768}
      h={197}
      itemWidth={350}
      gap={10}
      items={titles}
      itemKey={({ id }) => id}
      renderItem={(title) => (
        <View focusable w={350} h={197} testId={title.id} onPress={() => choose(title)} />
      )}
    />
  );
}

const renderShelf = (shelf: Shelf) => <Films {...shelf} />;

/** A screen of twelve rows, four of which meet the stage; `wait` lets time pass. */
async function open(track?: Services['analytics']['track']) {
  const sent: AnalyticsEvent[] = [];
  const services = { analytics: { track: track ?? ((event) => sent.push(event)) } } as Services;
  const root = createTestRoot();
  const draw = (visit: string | null) =>
    root.render(
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          {visit === null ? (
            <View focusable testId="elsewhere" />
          ) : (
            <Screen key={visit} name="Page" testId="page">
              <Column
                listKey="rows"
                x={152}
                w={1768}
                h={1080}
                itemHeight={300}
                items={shelves}
                itemKey={({ name }) => name}
                renderItem={renderShelf}
              />
            </Screen>
          )}
        </ServicesContext.Provider>
      </StoresContext.Provider>,
    );
  await draw('first');
  const rows = () => sent.flatMap((event) => (event.name === 'items presented' ? event.row : []));
  const focused = () => sent.filter(({ name }) => name === 'item focus');
  return { root, sent, draw, rows, focused };
}

test('[ANA-04] a row is reported as presented once, with its visible assets, after 500 ms of idle focus', async () => {
  const { root, sent, rows } = await open();
  await root.wait(499);
  expect(sent).toEqual([]);
  await root.wait(1);
  expect(rows()).toEqual(['row-0', 'row-1', 'row-2', 'row-3']);
  expect(sent[0]).toEqual({
    name: 'items presented',
    row: 'row-0',
    assetIds: ['0-0', '0-1', '0-2', '0-3', '0-4'],
  });
  await root.press('down');
  await root.wait(600);
  expect(rows()).toEqual(['row-0', 'row-1', 'row-2', 'row-3', 'row-4']);
  await root.press('up');
  await root.wait(600);
  await root.press('right', 9);
  await root.wait(600);
  expect(rows(), 'once, however often it is seen').toHaveLength(5);
  await root.unmount();
});

test('[ANA-04] rows passed by repeated or held keys are not reported', async () => {
  const { root, sent, rows } = await open();
  for (let row = 0; row < 8; row += 1) {
    await root.press('down');
    await root.wait(120);
  }
  expect(sent).toEqual([]);
  await root.wait(500);
  expect(new Set(rows())).toEqual(new Set(['row-8', 'row-9', 'row-10', 'row-11']));
  await root.unmount();
});

test('[ANA-04, PAGE-09] a row at whose end a key is still held is not reported before it is let go', async () => {
  const { root, sent, rows } = await open();
  const { focus } = root.scene;
  for (const repeat of [false, true])
    await root.act(() => void focus.press({ key: 'right', repeat, time: root.clock.now() }));
  await root.wait(3000);
  expect(sent).toEqual([]);
  await root.act(() => focus.release());
  await root.wait(500);
  expect(rows()).toContain('row-0');
  await root.unmount();
});

test('[ANA-04] a screen that is come back to is another visit', async () => {
  const { root, draw, rows } = await open();
  await root.wait(500);
  await draw(null);
  await root.wait(2000);
  expect(rows()).toHaveLength(4);
  await draw('second');
  await root.wait(500);
  expect(rows()).toHaveLength(8);
  await root.unmount();
});

test('[ANA-01, PAGE-11] item focus is reported once, after 1000 ms of idle focus, only for the focused item', async () => {
  const { root, focused } = await open();
  await root.wait(900);
  await root.press('right');
  await root.wait(999);
  expect(focused()).toEqual([]);
  const commits = root.scene.counters.reactCommits;
  await root.wait(1);
  expect(focused()).toEqual([{ name: 'item focus', assetId: '0-1', row: 'row-0', index: 1 }]);
  await root.wait(5000);
  expect(focused()).toHaveLength(1);
  await root.press('down');
  await root.wait(1000);
  expect(focused()[1]).toMatchObject({ row: 'row-1' });
  expect(root.scene.counters.reactCommits, 'telling costs no commit').toBe(commits);
  await root.unmount();
});

test('[ANA-01] a selected asset is reported with its index, at once', async () => {
  const { root, sent } = await open();
  await root.press('right', 3);
  root.scene.focus.current!.props.onPress!();
  expect(sent).toEqual([{ name: 'item selected', assetId: '0-3', row: 'row-0', index: 3 }]);
  await root.unmount();
});

test('[ANA-05] a tracker that throws is told of, and the screen goes on', async () => {
  const failures: unknown[] = [];
  const context = { version: 'v', platform: 'p', deviceId: 'd', profileId: 'anonymous' };
  const broken = createAnalytics(
    () => context,
    () => {
      throw new Error('down');
    },
    (error) => failures.push(error),
  );
  const { root } = await open(broken.track);
  await root.wait(1000);
  await root.press('down');
  await root.wait(1000);
  expect(root.focusedId()).toBe('1-0');
  expect(failures.length).toBeGreaterThan(4);
  expect(root.errors).toEqual([]);
  await root.unmount();
});

test('[ANA-01] assets that arrive one by one render no card again, and are reported with their current index', async () => {
  const sent: AnalyticsEvent[] = [];
  const services = { analytics: { track: (event: AnalyticsEvent) => void sent.push(event) } } as Services;
  const given: unknown[] = [];
  const chosen: string[] = [];
  let press = (_title: { id: string }): void => {};
  function Told({ titles }: Pick<Shelf, 'titles'>) {
    const { list, choose } = useItemAnalytics('row', titles, ({ id }) =>
      chosen.push(`${id} of ${titles.length}`),
    );
    useLayoutEffect(() => {
      given.push(list, choose);
      press = choose;
    });
    return <View focusable />;
  }
  const root = createTestRoot();
  const draw = (...ids: string[]) =>
    root.render(
      <ServicesContext.Provider value={services}>
        <Told titles={ids.map((id) => ({ id }))} />
      </ServicesContext.Provider>,
    );
  await draw('a');
  await draw('a', 'b');
  expect(new Set(given).size, 'the same list and choose, whatever choosing does').toBe(2);
  press({ id: 'b' });
  expect(chosen, 'what choosing does by then').toEqual(['b of 2']);
  expect(sent).toEqual([{ name: 'item selected', assetId: 'b', row: 'row', index: 1 }]);
});
