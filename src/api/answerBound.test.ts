import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createFakeClock, settlePromises } from '../../renderer/testing';
import { CLASSES } from '../../platforms/classes';
import { boundAnswers } from './answerBound';
import { createQueryClient } from './queryClient';
import { weightOf } from './weight';

/** An answer of so many bytes, about. */
const answer = (bytes: number) => ({ text: 'x'.repeat(bytes - 100) });
const key = (name: string | number) => ['/asset', name];

function setUp(bytes: number) {
  const clock = createFakeClock(0);
  const client = createQueryClient();
  boundAnswers(client, bytes, clock);
  const kept = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[1]));
  /** As a screen does that is opened and left. */
  const visit = (name: string | number, size = 10_000) => {
    if (client.getQueryData(key(name)) === undefined) client.setQueryData(key(name), answer(size));
    return new QueryObserver(client, { queryKey: key(name), enabled: false }).subscribe(() => {});
  };
  return { client, clock, kept, visit };
}

describe('answers that are kept', () => {
  it('200 titles of 92 kB take 2 MB on a set of the lowest class, where they were 18', () => {
    const { client, clock, kept, visit } = setUp(CLASSES.lowest.answerBudget);
    for (let i = 0; i < 200; i += 1) {
      visit(i, 92_000)();
      clock.advance(1000);
      const all = client.getQueryCache().getAll();
      const bytes = all.reduce((sum, { state }) => sum + weightOf(state.data), 0);
      expect(bytes).toBeLessThanOrEqual(2e6);
    }
    expect(kept()).toEqual(Array.from({ length: 21 }, (_, i) => String(179 + i)));
  });

  it('go by how long they have not been used, not by when they came', () => {
    const { clock, kept, visit } = setUp(40_000);
    for (const name of ['a', 'b', 'c']) visit(name)();
    visit('a')();
    visit('d')();
    clock.advance(1000);
    expect(kept()).toEqual(['a', 'c', 'd']);
  });

  it('stay while a screen shows them, whatever they take', () => {
    const { clock, kept, visit } = setUp(25_000);
    const leave = visit('shown');
    for (const name of ['b', 'c', 'd']) visit(name)();
    clock.advance(1000);
    expect(kept()).toEqual(['shown', 'd']);
    leave();
    visit('e')();
    clock.advance(1000);
    expect(kept()).toEqual(['shown', 'e']);
  });

  it('stay while they are asked for again', async () => {
    const { client, clock, kept, visit } = setUp(25_000);
    visit('a')();
    let arrive: (value: unknown) => void = () => {};
    void client.prefetchQuery({
      queryKey: key('a'),
      queryFn: () => new Promise((done) => (arrive = done)),
      staleTime: 0,
    });
    for (const name of ['b', 'c']) visit(name)();
    clock.advance(1000);
    expect(kept()).toEqual(['a', 'c']);
    arrive(answer(10_000));
    await settlePromises();
    expect(client.getQueryData(key('a'))).toEqual(answer(10_000));
  });

  it('are weighed once they rest, not with the answer', () => {
    const { clock, kept, visit } = setUp(15_000);
    visit('a')();
    visit('b')();
    clock.advance(999);
    expect(kept()).toEqual(['a', 'b']);
    clock.advance(1);
    expect(kept()).toEqual(['b']);
  });

  it('below the bound all stay, and so does a failure, which has none', async () => {
    const { client, clock, kept, visit } = setUp(50_000);
    await client
      .fetchQuery({ queryKey: key('failed'), queryFn: () => Promise.reject(new Error('x')) })
      .catch(() => {});
    for (const name of ['a', 'b', 'c']) visit(name)();
    clock.advance(1000);
    expect(kept()).toEqual(['failed', 'a', 'b', 'c']);
  });
});

it('a weaker class keeps fewer answers', () => {
  const budgets = [CLASSES.lowest, CLASSES.low, CLASSES.middle, CLASSES.high].map((one) => one.answerBudget);
  expect(budgets).toEqual([2e6, 4e6, 8e6, 16e6]);
});
