/** What lists keep mounted: bounded by the window, whatever comes by; and what they cost, whatever their length. */
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Image, Text, View } from '../components';
import { focusRecordOf } from '../focus/record';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { Column } from './Column';
import { Grid } from './Grid';
import { seededRandom } from './random.fixture';
import { Row } from './Row';
import { keyOf, nodeChanges, mount, scrollTarget, PageOfRows, makeRows } from './pageOfRows.fixture';

const mixedItems = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `t${i}`, kind: i % 3 === 0 ? 'picture' : 'card' }));
type MixedItem = ReturnType<typeof mixedItems>[number];
const kindOf = (thing: MixedItem): string => thing.kind;
const MixedCard = (thing: MixedItem): ReactElement =>
  thing.kind === 'picture' ? (
    <Image focusable testId={thing.id} w={350} h={197} />
  ) : (
    <View focusable testId={thing.id} w={350} h={197}>
      <Text>{thing.id}</Text>
    </View>
  );

/** What is drawn: every visible node with its numbers and its lines, in paint order. */
function drawnTree(test: TestRoot): unknown {
  const look = (node: Parameters<TestRoot['painter']['painted']>[0]): unknown => {
    if (node.hidden) return null;
    const { values, lines, children } = test.painter.painted(node);
    const inside = children.map(look).filter((child) => child !== null);
    // slots are drawn in the order they were made; only where they stand is seen
    return [node.type, values, lines, inside.map((child) => JSON.stringify(child)).sort()];
  };
  return look(test.scene.stageNode);
}

describe('items of several kinds', () => {
  it.each([
    [
      'a row',
      'right',
      'left',
      (items: MixedItem[]) => (
        <Row
          testId="list"
          listKey="l"
          items={items}
          itemKey={keyOf}
          itemType={kindOf}
          renderItem={MixedCard}
          itemWidth={350}
          gap={10}
          w={1768}
          h={197}
        />
      ),
    ],
    [
      'a grid',
      'down',
      'up',
      (items: MixedItem[]) => (
        <Grid
          testId="list"
          listKey="l"
          items={items}
          itemKey={keyOf}
          itemType={kindOf}
          renderItem={MixedCard}
          columns={5}
          itemWidth={350}
          itemHeight={197}
          gap={10}
          w={1800}
          h={1080}
        />
      ),
    ],
  ] as const)('in %s share slots by kind: no node is made or destroyed', async (_, on, back, list) => {
    const test = await mount(list(mixedItems(400)));
    await test.press(on, 30);
    await test.press(back, 30);
    const before = [nodeChanges(test), test.drawn.size];
    await test.press(on, 60);
    expect(test.scene.focus.current!.type).toBe('image');
    await test.press(back, 60);
    expect([nodeChanges(test), test.drawn.size]).toEqual(before);
    expect([test.focusedId(), scrollTarget(test, 'list', on === 'right' ? 'x' : 'y')]).toEqual(['t0', 0]);
  });

  it('keep at most two windows of slots in a column of 12 kinds, and every visible one is drawn at each key', async () => {
    const random = seededRandom(77);
    const rows = Array.from({ length: 120 }, (_, r) => ({
      id: `r${r}`,
      kind: `kind${Math.floor(random() * 12)}`,
      h: 200 + Math.floor(random() * 3) * 50,
    }));
    const test = await mount(
      <Column
        testId="page"
        listKey="page"
        items={rows}
        itemKey={keyOf}
        itemType={kindOf as (row: { kind: string }) => string}
        itemHeight={(row) => row.h}
        renderItem={(row) => <View focusable testId={row.id} label={row.kind} w={100} h={100} />}
        w={1768}
        h={1080}
      />,
    );
    let most = 0;
    for (let i = 0; i < 300; i++) {
      await test.press(i % 150 < 110 ? 'down' : 'up');
      const slots = test.find('page').children[0]!.children;
      const shown = slots.filter((slot) => !slot.hidden);
      most = Math.max(most, slots.length);
      for (const slot of shown) {
        const row = rows[slot.props.order!]!;
        expect([slot.children[0]!.props.testId, slot.children[0]!.props.label]).toEqual([row.id, row.kind]);
      }
    }
    // 1080 pixels show at most 7 rows, and two more are mounted on each side
    expect(most).toBeLessThanOrEqual(2 * 11);
  });
});

describe('a page of rows', () => {
  it('is drawn exactly as before after 1,000 random keys and back, with no node more', async () => {
    const test = await mount(<PageOfRows items={makeRows(40)} />);
    await test.press('down', 39);
    await test.press('up', 39);
    await test.wait(1000);
    const first = drawnTree(test);
    const nodes = test.drawn.size;
    const random = seededRandom(2024);
    for (let i = 0; i < 1000; i++)
      await test.press(
        (['left', 'right', 'right', 'up', 'down', 'down'] as const)[Math.floor(random() * 6)]!,
      );
    for (let row = 0; row < 40; row++) {
      await test.press('left', 40);
      await test.press('up');
    }
    for (let row = 0; row < 40; row++) {
      await test.press('left', 40);
      await test.press('down');
    }
    await test.press('up', 40);
    await test.wait(1000);
    expect([test.focusedId(), scrollTarget(test, 'shelves', 'y'), scrollTarget(test, 'r0-row', 'x')]).toEqual(
      ['r0f0', 0, 0],
    );
    expect(drawnTree(test)).toEqual(first);
    expect(test.drawn.size).toBe(nodes);
  }, 60_000);

  it.each([
    ['500 rows', (n: number) => <PageOfRows items={makeRows(n === 0 ? 50 : 500)} />],
    ['rows of 10,000 items', (n: number) => <PageOfRows items={makeRows(30, n === 0 ? 100 : 10_000)} />],
  ])('costs the same to mount and for a key with %s as with few', async (_, page) => {
    const cost = async (many: number): Promise<unknown> => {
      const test = await mount(page(many));
      const mounted = [test.drawn.size, test.painter.calls, test.scene.counters.hostCreated];
      await test.press('right', 20);
      await test.press('down', 15);
      await test.press('left', 5);
      const { reactCommits, hostUpdated, hostCreated } = test.scene.counters;
      return [mounted, reactCommits, hostUpdated, hostCreated, test.painter.calls, test.drawn.size];
    };
    expect(await cost(1)).toEqual(await cost(0));
  });

  it('reads only the items of the window of a long list, and keeps a history only of what was visited', async () => {
    const read = new Set<number>();
    const test = createTestRoot();
    await test.render(
      <Row
        testId="row"
        listKey="row"
        items={{ count: 10_000, at: (index) => (read.add(index), { id: `f${index}` }) }}
        itemKey={keyOf}
        renderItem={(film) => <View focusable testId={film.id} w={350} h={197} />}
        itemWidth={350}
        w={1768}
        h={197}
      />,
    );
    expect(read.size).toBe(11);
    await test.press('right', 100);
    expect(read.size).toBeLessThan(115);
    const memory = focusRecordOf(test.find('row'))!.focusHistory!;
    expect(memory.children?.size ?? 0).toBe(0);
  });
});

describe('a window move', () => {
  it('renders the items that come in and no others', async () => {
    const rendered: string[] = [];
    const Card = ({ id }: { id: string }): ReactElement => {
      rendered.push(id);
      return <View focusable testId={id} w={350} h={197} />;
    };
    const items = Array.from({ length: 100 }, (_, i) => ({ id: `f${i}` }));
    const render = (film: { id: string }): ReactElement => <Card id={film.id} />;
    const test = await mount(
      <Row
        listKey="row"
        items={items}
        itemKey={keyOf}
        renderItem={render}
        itemWidth={350}
        gap={10}
        w={1768}
        h={197}
      />,
    );
    rendered.length = 0;
    const before = test.scene.counters.reactCommits;
    for (let i = 0; i < 40; i++) await test.press('right');
    const moves = test.scene.counters.reactCommits - before;
    expect(moves).toBeGreaterThan(8);
    // each item once, when it came in
    expect(rendered).toEqual([...new Set(rendered)]);
    expect(rendered.length).toBeLessThanOrEqual(40 + 4);
  });
});

describe('groups inside items', () => {
  it('keep the focus history of their item, not of the slot that shows it', async () => {
    const items = Array.from({ length: 40 }, (_, i) => ({ id: `e${i}` }));
    const test = await mount(
      <Column
        listKey="episodes"
        items={items}
        itemKey={keyOf}
        itemHeight={200}
        renderItem={(item) => (
          <View group="row">
            <View focusable testId={`${item.id} play`} w={100} h={100} />
            <View focusable testId={`${item.id} more`} x={200} w={100} h={100} />
          </View>
        )}
        w={1000}
        h={1080}
      />,
    );
    for (let i = 0; i < 39; i++) {
      expect(test.focusedId()).toBe(`e${i} play`);
      if (i % 2 === 0) await test.press('right');
      await test.press('down');
    }
    for (let i = 38; i >= 0; i--) {
      await test.press('up');
      expect(test.focusedId()).toBe(i % 2 === 0 ? `e${i} more` : `e${i} play`);
    }
  });
});
