import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { drawnLayout } from '../text/textLayout';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { Grid } from './Grid';
import { Row } from './Row';
import type { RowProps } from './types';

interface Film {
  id: string;
}
const films = (count: number, from = 0): Film[] =>
  Array.from({ length: count }, (_, i) => ({ id: `f${from + i}` }));
const card = (film: Film): ReactElement => <View focusable testId={film.id} w={350} h={197} />;

function Films({ items, ...rest }: { items: Film[] } & Partial<RowProps<Film>>): ReactElement {
  return (
    <Row
      testId="row"
      listKey="row"
      items={items}
      itemKey={(film) => film.id}
      renderItem={card}
      w={1768}
      h={197}
      itemWidth={350}
      gap={10}
      {...rest}
    />
  );
}

async function mount(element: ReactElement, direction: 'ltr' | 'rtl' = 'rtl'): Promise<TestRoot> {
  const test = createTestRoot({ direction });
  await test.render(element);
  return test;
}

/** Where an item's left edge is in the visible part. */
const at = (test: TestRoot, id: string): number =>
  test.find(id).parent!.parent!.now.x + test.find(id).parent!.now.x;

describe('in a root that reads right to left', () => {
  it('a row mirrors one that reads left to right, key by key', async () => {
    const left = await mount(<Films items={films(20)} />, 'ltr');
    const right = await mount(<Films items={films(20)} />);
    for (let i = 0; i < 45; i++) {
      for (const root of [left, right]) await root.wait(400);
      const id = left.focusedId()!;
      expect(right.focusedId()).toBe(id);
      expect(at(right, id)).toBe(1768 - at(left, id) - 350);
      expect(right.drawn.size).toBe(left.drawn.size);
      const on = i < 22;
      await left.press(on ? 'right' : 'left');
      await right.press(on ? 'left' : 'right');
    }
    expect([right.focusedId(), at(right, 'f0')]).toEqual(['f0', 1768 - 350]);
  });

  it('a row that grows or gets items before the focused one keeps it where it is', async () => {
    const items = films(30);
    const test = await mount(<Films items={items} />);
    await test.press('left', 8);
    await test.wait(500);
    const before = at(test, 'f8');
    for (const next of [films(40), [...films(5, 100), ...films(40)], films(30), items.slice(4)]) {
      await test.render(<Films items={next} />);
      expect([test.focusedId(), at(test, 'f8')]).toEqual(['f8', before]);
    }
  });

  it('a row shorter than its viewport is at the right', async () => {
    const test = await mount(<Films items={films(2)} />);
    expect([at(test, 'f0'), at(test, 'f1')]).toEqual([1418, 1058]);
  });

  it('a page that loads during a scroll does not end it', async () => {
    const test = await mount(<Films items={films(30)} />);
    await test.press('left', 6);
    await test.wait(100);
    const before = at(test, 'f6');
    await test.render(<Films items={films(60)} />);
    expect(at(test, 'f6')).toBe(before);
    expect(test.scene.motion.moving).toBeGreaterThan(0);
    await test.wait(500);
    expect(at(test, 'f6')).toBe(1768 - 720 - 350);
  });

  it('an expandable row grows to the left', async () => {
    const test = await mount(<Films items={films(20)} focusedItemWidth={500} />);
    await test.wait(500);
    expect([at(test, 'f0'), at(test, 'f1'), test.find('f0').now.w]).toEqual([1268, 908, 500]);
    await test.press('left');
    await test.wait(500);
    expect([at(test, 'f0'), at(test, 'f1'), at(test, 'f2')]).toEqual([1418, 908, 548]);
  });

  it('a grid fills its lines from the right, and is entered at the column focus comes from', async () => {
    const test = await mount(
      <View group="column">
        <View focusable testId="top" x={800} w={100} h={50} />
        <Grid
          testId="grid"
          listKey="grid"
          items={films(23)}
          itemKey={(film) => film.id}
          renderItem={card}
          columns={5}
          itemWidth={350}
          itemHeight={197}
          gap={10}
          y={100}
          w={1790}
          h={900}
        />
      </View>,
    );
    expect(['f0', 'f1', 'f5'].map((id) => at(test, id))).toEqual([1440, 1080, 1440]);
    await test.press('down');
    expect(test.focusedId()).toBe('f2');
    await test.press('left');
    expect(test.focusedId()).toBe('f3');
    await test.press('right');
    await test.press('down');
    expect(test.focusedId()).toBe('f7');
  });

  it('a text is aligned right unless it has an alignment', async () => {
    const test = await mount(
      <View>
        <Text testId="own" maxWidth={400}>
          short
        </Text>
        <Text testId="left" maxWidth={400} textAlign="left">
          short
        </Text>
      </View>,
    );
    const offset = (id: string): number => drawnLayout(test.find(id))!.offsets[0]!;
    expect(offset('own')).toBeGreaterThan(200);
    expect(offset('left')).toBe(0);
  });
});
