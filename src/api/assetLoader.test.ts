import { describe, expect, it, vi } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { MAX_CONSECUTIVE_FAILURES } from '../domain/listedAssets';
import { asset } from '../domain/testing/assets';
import { createAssetLoader } from './assetLoader';
import type { LoaderState } from './assetLoader';

const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `t${at}`);

/** A loader whose requests are answered by the test. */
function setUp(cached: readonly string[] = []) {
  const asked: string[] = [];
  const waiting = new Map<string, { found: () => void; lost: (error: unknown) => void }>();
  const read: string[] = [];
  const loader = createAssetLoader({
    cached: (id) => {
      read.push(id);
      return cached.includes(id) ? asset({ id }) : undefined;
    },
    load: (id) => {
      asked.push(id);
      return new Promise((resolve, reject) =>
        waiting.set(id, { found: () => resolve(asset({ id })), lost: reject }),
      );
    },
    classifyError: (error) => {
      const word = error instanceof Error ? error.message : String(error);
      return word === 'aborted' || word === 'gone' ? word : 'failed';
    },
  });
  const changed = vi.fn<(state: LoaderState) => void>();
  const failed = vi.fn<(error: unknown) => void>();
  const stop = loader.subscribe(changed, failed);
  const settle = async (id: string, error?: unknown): Promise<void> => {
    const one = waiting.get(id);
    if (error === undefined) one?.found();
    else one?.lost(error);
    await settlePromises();
  };
  return {
    asked,
    changed,
    failed,
    loader,
    read,
    settle,
    stop,
    /** A list, all of it visible, with cards for all. */
    show: async (ids: readonly string[], cards: readonly string[] = ids) => {
      loader.setList(ids, ids);
      const releases = cards.map((id) => loader.request(id));
      await settlePromises();
      return releases;
    },
    failAll: async (ids: readonly string[], error: unknown) => {
      for (const id of ids) await settle(id, error);
    },
  };
}

describe('the assets of a list', () => {
  it('are fetched in the order of their cards, four at a time, each once', async () => {
    const { asked, changed, loader, settle, show } = setUp();
    await show(numbered(6));
    await show(numbered(6));
    expect(asked).toEqual(['t0', 't1', 't2', 't3']);
    await settle('t1');
    expect(asked.slice(4)).toEqual(['t4']);
    expect(loader.state().item('t1').asset?.id).toBe('t1');
    expect(loader.state().item('t0').asset).toBeNull();
    expect(changed.mock.lastCall?.[0]).toBe(loader.state());
    await settle('t0');
    await settle('t2');
    expect(asked.slice(5)).toEqual(['t5']);
  });

  it('that are in the cache are there at once, read when they are looked at, and not fetched', async () => {
    const { asked, loader, read, show } = setUp(['t0']);
    const item = loader.state().item('t0');
    expect([read, item.id]).toEqual([[], 't0']);
    expect(item.asset?.id).toBe('t0');
    expect(item.asset?.id).toBe('t0');
    expect(read).toEqual(['t0']);
    expect(loader.state().item('t0')).toBe(item);
    await show(['t0', 't1']);
    expect(asked).toEqual(['t1']);
  });

  it('are fetched when they have a card and are visible, and not once they are scrolled past', async () => {
    const { asked, loader, settle } = setUp();
    loader.setList(numbered(8), ['t0', 't1', 't2', 't3', 't4', 't5']);
    const releases = numbered(8).map((id) => loader.request(id));
    expect(asked).toEqual([]);
    await settlePromises();
    // Two cards of one asset: it is wanted until both are gone.
    loader.request('t5');
    releases[4]?.();
    releases[5]?.();
    await settle('t0');
    expect(asked.slice(4)).toEqual(['t5']);
    await settle('t1');
    expect(asked).toHaveLength(5);
  });

  it('that exist no more, or fail, are left out and told of; a request the app gave up is neither', async () => {
    const { asked, failed, loader, settle, show } = setUp();
    const [release] = await show(['a', 'b', 'c']);
    const down = new Error('down');
    await settle('b', down);
    await settle('c', 'gone');
    release?.();
    await settle('a', 'aborted');
    expect(failed.mock.calls.map(([error]) => error)).toEqual([down, 'gone']);
    const { failed: errors, stoppedBy, unavailable } = loader.state();
    expect([[...unavailable], [...errors], stoppedBy]).toEqual([['b', 'c'], [['b', down]], null]);
    expect(asked).toHaveLength(3);
    await show(['b']);
    expect(asked).toHaveLength(3);
  });

  it('what is thrown without being an error is told as one', async () => {
    const { loader, settle, show } = setUp();
    await show(['a']);
    await settle('a', 'down');
    expect(loader.state().failed.get('a')).toEqual(new Error('down'));
  });

  it.each([
    ['failed', 'down'],
    ['gone', 'gone'],
  ] as const)('after too many in a row that are %s nothing more is fetched', async (kind, word) => {
    const { asked, failAll, loader, show } = setUp();
    const most = MAX_CONSECUTIVE_FAILURES[kind];
    await show(numbered(most + 10));
    await failAll(numbered(most - 1), new Error(word));
    expect(loader.state().stoppedBy).toBeNull();
    await failAll([`t${most - 1}`], new Error(word));
    expect(loader.state().stoppedBy?.message).toBe(word);
    // What is under way ends, and frees no place for another.
    expect(asked).toHaveLength(most + 3);
    await failAll([`t${most}`, `t${most + 1}`], new Error(word));
    loader.request(`t${most + 9}`);
    await settlePromises();
    expect(asked).toHaveLength(most + 3);
  });

  it('one that loads between them begins the count again', async () => {
    const { failAll, loader, settle, show } = setUp();
    await show(numbered(40));
    await failAll(numbered(11), new Error('down'));
    await settle('t11');
    await failAll(numbered(23).slice(12), new Error('down'));
    expect(loader.state().stoppedBy).toBeNull();
    await failAll(['t23'], new Error('down'));
    expect(loader.state().stoppedBy).not.toBeNull();
  });

  it('are all fetched again by a retry, and counted anew', async () => {
    const { asked, failAll, loader, show } = setUp();
    const most = MAX_CONSECUTIVE_FAILURES.failed;
    await show(numbered(most));
    await failAll(numbered(most), new Error('down'));
    asked.length = 0;
    loader.retry();
    await settlePromises();
    expect(asked).toEqual(['t0', 't1', 't2', 't3']);
    const { failed, stoppedBy, unavailable } = loader.state();
    expect([failed.size, stoppedBy, unavailable.size]).toEqual([0, null, 0]);
    await failAll(['t0'], new Error('down'));
    expect(loader.state().stoppedBy).toBeNull();
  });

  it('of another list are fetched again where the one before was given up; the same list is not', async () => {
    const { asked, failAll, loader, show } = setUp();
    const most = MAX_CONSECUTIVE_FAILURES.failed;
    const ids = numbered(most);
    await show(ids);
    await failAll(ids, new Error('down'));
    loader.setList(ids, []);
    expect(loader.state().stoppedBy).not.toBeNull();
    asked.length = 0;
    await show(['a', 'b']);
    expect(loader.state().stoppedBy).toBeNull();
    expect(asked).toEqual(['a', 'b']);
    const { unavailable } = loader.state();
    await show(['c']);
    expect(loader.state().unavailable).toBe(unavailable);
  });

  it('tell nobody who has left, and a late leave leaves the next listener', async () => {
    const { changed, loader, settle, show, stop } = setUp();
    const next = vi.fn();
    const stopNext = loader.subscribe(next, () => {});
    stop();
    await show(['a', 'b']);
    await settle('a');
    expect([changed.mock.calls.length, next.mock.calls.length]).toEqual([0, 1]);
    stopNext();
    await settle('b');
    expect(next).toHaveBeenCalledTimes(1);
  });
});
