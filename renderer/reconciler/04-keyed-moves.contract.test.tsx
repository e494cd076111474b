/** Children with keys: whatever order they are brought into, each keeps its node, and the drawn order is the order. */
/* oxlint-disable react/immutability -- components hand their setters to the test */
import { Fragment, useState } from 'react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Text, View } from '../components';
import { seededRandom } from '../lists/random.fixture';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import { contract, drawnNames, expectRendered, drawnText } from './contract.fixture';

const page = (keys: readonly string[]): ReactElement => (
  <View testId="page" group="row">
    {keys.map((key) => (
      <View key={key} testId={key} focusable w={10} h={10} />
    ))}
  </View>
);
const stage = (keys: readonly string[]): ReactElement[] => keys.map((key) => <View key={key} testId={key} />);

function permutations(keys: readonly string[]): string[][] {
  if (keys.length < 2) return [[...keys]];
  return keys.flatMap((key) =>
    permutations(keys.filter((other) => other !== key)).map((rest) => [key, ...rest]),
  );
}

/** Node ids by testId: what must not change for a key that stays. */
const ids = (test: TestRoot, keys: readonly string[]): Map<string, number> =>
  new Map(keys.map((key) => [key, test.find(key).id]));

function expectOrder(test: TestRoot, keys: readonly string[], before: Map<string, number>): void {
  const names = test.query('page') === null ? drawnNames(test) : drawnNames(test, test.find('page'));
  expect(names).toEqual(keys);
  for (const [key, id] of ids(test, keys)) if (before.has(key)) expect(id).toBe(before.get(key));
  expectRendered(test);
}

contract('04 keyed moves', (mount) => {
  describe.each([
    ['inside a node', page],
    ['at the root', stage],
  ] as const)('%s', (_, make) => {
    it('all 120 orders of five children, and back, are drawn in order', async () => {
      const start = ['a', 'b', 'c', 'd', 'e'];
      const test = await mount(make(start));
      const first = ids(test, start);
      for (const order of permutations(start)) {
        await test.render(make(order));
        expectOrder(test, order, first);
        await test.render(make(start));
        expectOrder(test, start, first);
      }
      expect(test.scene.counters.hostCreated).toBe(make === page ? 6 : 5);
      expect(test.scene.counters.hostDestroyed).toBe(0);
    });

    it.each([
      ['the last to the front', 'abcde', 'eabcd'],
      ['the first to the end', 'abcde', 'bcdea'],
      ['reversed', 'abcdef', 'fedcba'],
      ['two swapped', 'abcde', 'adcbe'],
      ['one new in front', 'bc', 'abc'],
      ['one new at the end', 'ab', 'abc'],
      ['one new in the middle', 'ac', 'abc'],
      ['the first goes', 'abc', 'bc'],
      ['the middle goes', 'abc', 'ac'],
      ['all go', 'abc', ''],
      ['all come', '', 'abc'],
      ['all others', 'abc', 'xyz'],
      ['going, coming and moving at once', 'abcdef', 'fxbyda'],
      ['even ones forward', 'abcdefgh', 'bdfhaceg'],
    ])('%s', async (_name, from, to) => {
      const test = await mount(make([...from]));
      const before = ids(test, [...from]);
      await test.render(make([...to]));
      expectOrder(test, [...to], before);
      const made = [...to].filter((key) => !before.has(key)).length;
      const gone = [...from].filter((key) => !to.includes(key)).length;
      const own = make === page ? 1 : 0;
      expect(test.scene.counters.hostCreated).toBe(from.length + own + made);
      expect(test.scene.counters.hostDestroyed).toBe(gone);
    });
  });

  it('a moved child keeps its state, its focus and its animation', async () => {
    const sets: Record<string, (n: number) => void> = {};
    function Counter({ name }: { name: string }): ReactElement {
      const [n, setN] = useState(0);
      sets[name] = setN;
      return <Text testId={`text ${name}`}>{n}</Text>;
    }
    const row = (keys: readonly string[]): ReactElement => (
      <View group="row">
        {keys.map((key, i) => (
          <View
            key={key}
            testId={key}
            focusable
            autoFocus={key === 'b'}
            x={i * 100}
            w={90}
            transition={{ duration: 160 }}
          >
            <Counter name={key} />
          </View>
        ))}
      </View>
    );
    const test = await mount(row(['a', 'b', 'c']));
    await test.act(() => sets.b!(7));
    expect(test.focusedId()).toBe('b');
    await test.render(row(['c', 'a', 'b']));
    expect(test.focusedId()).toBe('b');
    expect(drawnText(test, 'text b')).toBe('7');
    expect(test.find('b').now.x).toBe(100);
    await test.wait(200);
    expect(test.find('b').now.x).toBe(200);
    await test.press('left');
    expect(test.focusedId()).toBe('a');
  });

  it('groups of several nodes under one key move together', async () => {
    const groups = (keys: readonly string[]): ReactElement => (
      <View testId="page">
        {keys.map((key) => (
          <Fragment key={key}>
            <View testId={`${key}1`} />
            {key === 'b' ? null : <View testId={`${key}2`} />}
            {[<View key="x" testId={`${key}3`} />]}
          </Fragment>
        ))}
      </View>
    );
    const drawn = (keys: string): string[] =>
      [...keys].flatMap((key) => (key === 'b' ? ['b1', 'b3'] : [`${key}1`, `${key}2`, `${key}3`]));
    const test = await mount(groups(['a', 'b', 'c']));
    const before = ids(test, drawn('abc'));
    for (const order of ['cba', 'bca', 'acb', 'b', 'dab', 'abcd']) {
      await test.render(groups([...order]));
      expectOrder(test, drawn(order), order.includes('a') ? new Map() : before);
    }
  });

  it('a move lays its flow out again', async () => {
    const flow = (keys: readonly string[]): ReactElement => (
      <View testId="page" flow="row" gap={5}>
        {keys.map((key) => (
          <View key={key} testId={key} w={key.charCodeAt(0) - 96} h={1} />
        ))}
      </View>
    );
    const test = await mount(flow(['a', 'b', 'c']));
    await test.render(flow(['c', 'a']));
    expect([test.find('c').now.x, test.find('a').now.x, test.find('page').now.w]).toEqual([0, 8, 9]);
    await test.render(flow(['b', 'c', 'd', 'a']));
    expect(['b', 'c', 'd', 'a'].map((key) => test.find(key).now.x)).toEqual([0, 7, 15, 24]);
    expectRendered(test);
  });
});

/** Random walks: some keys go, some come, the rest is shuffled; a plain list of names is the oracle. */
describe.each([1, 2, 3, 4, 5, 6, 7, 8])('04 keyed moves: 60 random steps, seed %i', (seed) => {
  it('60 random moves end in the expected order, with one node a key', async () => {
    const random = seededRandom(seed);
    const pick = (n: number): number => Math.floor(random() * n);
    const test = createTestRoot({ strict: seed % 2 === 0 });
    let keys: string[] = [];
    let next = 0;
    let known = new Map<string, number>();
    const deep = (names: readonly string[]): ReactElement => (
      <View testId="page">
        {names.slice(0, 2).map((key) => (
          <View key={key} testId={key} />
        ))}
        {null}
        {names.slice(2).map((key) => (
          <View key={key} testId={key} />
        ))}
      </View>
    );
    const make = [page, stage, deep][seed % 3]!;
    for (let step = 0; step < 60; step++) {
      keys = keys.filter(() => random() > 0.2);
      for (let coming = pick(4); coming > 0 && keys.length < 14; coming--)
        keys.splice(pick(keys.length + 1), 0, `k${next++}`);
      for (let i = keys.length - 1; i > 0; i--) {
        const j = pick(i + 1);
        if (random() < 0.6) [keys[i], keys[j]] = [keys[j]!, keys[i]!];
      }
      await test.render(make(keys));
      expectOrder(test, keys, make === deep ? new Map() : known);
      known = ids(test, keys);
    }
    const own = make === stage ? 0 : 1;
    const { hostCreated, hostDestroyed } = test.scene.counters;
    expect(hostCreated - hostDestroyed).toBe(keys.length + own);
  });
});
