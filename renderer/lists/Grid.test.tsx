import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import { Grid } from './Grid';
import { keyOf, nodeChanges, mount, press, scrollTarget, WideFilm } from './pageOfRows.fixture';

describe('a grid', () => {
  const results = (count: number): ReactElement => (
    <View group="column">
      <View group="row">
        {['k0', 'k1', 'k2'].map((id, i) => (
          <View key={id} testId={id} focusable x={i * 600} w={100} h={50} />
        ))}
      </View>
      <Grid
        testId="grid"
        listKey="grid"
        items={Array.from({ length: count }, (_, i) => ({ id: `g${i}` }))}
        itemKey={keyOf}
        renderItem={WideFilm}
        columns={5}
        itemWidth={350}
        itemHeight={197}
        gap={10}
        y={100}
        w={1790}
        h={900}
      />
    </View>
  );

  it('moves focus by index, lands on the last item under a gap, and scrolls by line', async () => {
    const test = await mount(results(23));
    await press(test, 'right', 'down');
    expect(test.focusedId()).toBe('g1');
    await press(test, 'right', 'right', 'right', 'right');
    expect(test.focusedId()).toBe('g4');
    await press(test, 'down', 'down', 'down', 'down');
    expect(test.focusedId()).toBe('g22');
    expect(scrollTarget(test, 'grid', 'y')).toBe(-(5 * 207 - 10 - 900));
    await press(test, 'up', 'up', 'up', 'up', 'up');
    expect(test.focusedId()).toBe('k1');
  });

  it('is entered at the column focus comes from', async () => {
    const test = await mount(results(23));
    await press(test, 'right', 'right', 'down');
    expect(test.focusedId()).toBe('g3');
  });

  it('mounts a window of its 2,000 items and recycles its slots', async () => {
    const test = await mount(results(2000));
    await test.press('down', 30);
    const nodes = nodeChanges(test);
    await test.press('down', 30);
    await test.press('up', 20);
    expect(test.focusedId()).toBe(`g${(60 - 1 - 20) * 5}`);
    expect(nodeChanges(test)).toBe(nodes);
  });
});

it('[PAGE-04] a grid asks for more in the line before the last, however many columns it has', async () => {
  const test = createTestRoot();
  const onEndReached = vi.fn();
  const items = Array.from({ length: 24 }, (_, i) => ({ id: `i${i}` }));
  await test.render(
    <Grid
      listKey="g"
      w={500}
      h={300}
      columns={5}
      itemWidth={90}
      itemHeight={90}
      items={items}
      itemKey={(item) => item.id}
      renderItem={(item) => <View focusable testId={item.id} />}
      onEndReached={onEndReached}
    />,
  );
  await test.press('down', 2);
  await test.wait(1);
  expect(onEndReached).not.toHaveBeenCalled();
  await test.press('down');
  await test.press('right', 4);
  await test.wait(1);
  expect(onEndReached).toHaveBeenCalledTimes(1);
});
