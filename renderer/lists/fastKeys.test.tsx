import { describe, expect, it } from 'vitest';
import { runDiscrete } from '../reconciler/priority';
import { createTestRoot } from '../testing';
import type { TestRoot } from '../testing';
import type { Direction } from '../types';
import { makeRows, PageOfRows } from './pageOfRows.fixture';

/**
 * Keys on a processor that never gets to a transition: after each of them only microtasks run, as between two keydown
 * events that the browser has queued.
 */
async function pressFast(test: TestRoot, key: Direction, times: number): Promise<(string | null)[]> {
  const focused: (string | null)[] = [];
  for (let n = 0; n < times; n++) {
    runDiscrete(() => void test.scene.focus.press({ key, repeat: n > 0, time: test.clock.now() }));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    focused.push(test.focusedId());
  }
  return focused;
}

const ids = (count: number, id: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => id(n));

describe('keys that come faster than React renders transitions', () => {
  async function page(): Promise<TestRoot> {
    const test = createTestRoot({ act: false });
    await test.render(<PageOfRows items={makeRows(40)} />);
    return test;
  }

  it('move focus once each along a row, past all that is mounted', async () => {
    const test = await page();
    expect(await pressFast(test, 'right', 39)).toEqual(ids(39, (n) => `r0f${n + 1}`));
    expect(await pressFast(test, 'left', 39)).toEqual(ids(39, (n) => `r0f${38 - n}`));
  });

  it('move focus once each down a page of rows, and back', async () => {
    const test = await page();
    expect(await pressFast(test, 'down', 39)).toEqual(ids(39, (n) => `r${n + 1}f0`));
    expect(await pressFast(test, 'up', 39)).toEqual(ids(39, (n) => `r${38 - n}f0`));
  });

  it('act in the row that the key before them led to', async () => {
    const test = await page();
    await pressFast(test, 'down', 20);
    expect(await pressFast(test, 'right', 2)).toEqual(['r20f1', 'r20f2']);
  });
});
