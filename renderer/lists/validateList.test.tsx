import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { View } from '../components';
import { createTestRoot } from '../testing';
import { Column } from './Column';
import { Grid } from './Grid';
import { Row } from './Row';

const items = Array.from({ length: 20 }, (_, i) => ({ id: `i${i}` }));
const common = {
  listKey: 'films',
  testId: 'films',
  itemKey: (item: { id: string }): string => item.id,
  renderItem: (item: { id: string }): ReactElement => <View focusable testId={item.id} w={10} h={10} />,
};

describe('a list with sizes it cannot be laid out with', () => {
  it.each([
    [
      <Row {...common} items={items} w={100} h={100} itemWidth={NaN} />,
      '<Row listKey="films">: itemWidth must be a positive number, not NaN.',
    ],
    [
      <Row {...common} items={items} w={Infinity} h={100} itemWidth={10} />,
      '<Row listKey="films">: w must be a positive number, not Infinity.',
    ],
    [
      <Column {...common} items={items} w={100} h={0} itemHeight={10} />,
      '<Column listKey="films">: h must be a positive number, not 0.',
    ],
    [
      <Column {...common} items={items} w={100} h={100} itemHeight={-1} />,
      '<Column listKey="films">: itemHeight must be a positive number, not -1.',
    ],
    [
      <Grid {...common} items={items} w={100} h={100} itemWidth={10} itemHeight={10} columns={0} />,
      '<Grid listKey="films">: columns must be a positive number, not 0.',
    ],
  ])('throws an error that names list and size (%#)', async (list, message) => {
    const test = createTestRoot();
    await expect(test.render(list)).rejects.toThrow(message);
  });
});

describe('in production, a list with such a size', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(
    [NaN, Infinity, -5, 0].flatMap((size): [string, number, ReactElement][] => [
      ['a row of items this wide', size, <Row {...common} items={items} w={1000} h={100} itemWidth={size} />],
      ['a row this wide', size, <Row {...common} items={items} w={size} h={100} itemWidth={100} />],
      [
        'a column of such items',
        size,
        <Column {...common} items={items} w={100} h={500} itemHeight={() => size} />,
      ],
      ['a column this high', size, <Column {...common} items={items} w={100} h={size} itemHeight={100} />],
      [
        'a grid of so many columns',
        size,
        <Grid {...common} items={items} w={100} h={100} itemWidth={10} itemHeight={10} columns={size} />,
      ],
    ]),
  )('%s (%s) leaves the rest of the screen working', async (_name, _size, list) => {
    vi.stubEnv('NODE_ENV', 'production');
    const test = createTestRoot();
    await test.render(
      <View group="column">
        <View testId="before" focusable w={10} h={10} />
        {list}
        <View testId="after" focusable y={500} w={10} h={10} />
      </View>,
    );
    for (let i = 0; i < 25; i++) await test.press('down');
    expect(test.focusedId()).toBe('after');
    expect(test.drawn.size).toBeLessThan(100);
    expect(test.errors).toEqual([]);
  });
});

describe('a list with two items of one key', () => {
  it('reports the key once, and shows both', async () => {
    const test = createTestRoot();
    const twice = [...items.slice(0, 3), { id: 'i1' }, ...items.slice(3)];
    const list = (from: typeof items) => <Row {...common} items={from} w={1000} h={100} itemWidth={100} />;
    await test.render(list(twice));
    await test.render(list([...twice]));
    expect(test.errors.map(({ error }) => (error as Error).message)).toEqual([
      '<View testId="films"> in List has two items with the itemKey "i1".',
    ]);
    await test.press('right', 3);
    expect(test.scene.focus.current!.parent!.props.order).toBe(3);
  });
});
