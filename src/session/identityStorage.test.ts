/** The identity SDK's database, replaced: one that answers, throws or is silent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityStorage } from './identityStorage';

const database = vi.hoisted(() => ({
  /** What each call of the database does. */
  answer: async (): Promise<unknown> => true,
  calls: [] as string[],
  polls: 0,
}));
vi.mock('firebase/auth', () => ({
  indexedDBLocalPersistence: class {
    static readonly type = 'LOCAL';
    startPolling(): void {
      database.polls += 1;
    }
    stopPolling(): void {
      database.polls = Math.max(0, database.polls - 1);
    }
  },
}));

interface Storage {
  _isAvailable(): Promise<boolean>;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: string): Promise<void>;
  _remove(key: string): Promise<void>;
  startPolling(): void;
}

const silent = (): Promise<never> => new Promise(() => {});

async function open(watch: (listener: (visible: boolean) => void) => void = (listener) => listener(true)) {
  const { indexedDBLocalPersistence: Base } = await import('firebase/auth');
  for (const name of ['_isAvailable', '_get', '_set', '_remove']) {
    (Base as unknown as { prototype: Record<string, unknown> }).prototype[name] = async () => {
      database.calls.push(name);
      return database.answer();
    };
  }
  const problems: Error[] = [];
  const Storage = identityStorage(watch, (problem) => problems.push(problem)) as unknown as new () => Storage;
  const storage = new Storage();
  return { storage, problems };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(database, { answer: async () => true, calls: [], polls: 0 });
});
afterEach(() => void vi.useRealTimers());

describe('a database that', () => {
  it('answers is used, and nothing is told', async () => {
    const { storage, problems } = await open();
    expect(await storage._isAvailable()).toBe(true);
    await storage._set('user', 'ann');
    database.answer = async () => 'ann';
    expect(await storage._get('user')).toBe('ann');
    expect(database.calls).toEqual(['_isAvailable', '_set', '_get']);
    expect(problems).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is silent for 3 s is not available, and is asked nothing more', async () => {
    database.answer = silent;
    const { storage, problems } = await open();
    const available = storage._isAvailable();
    await vi.advanceTimersByTimeAsync(2999);
    expect(problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await available).toBe(false);
    expect(await storage._get('user')).toBeNull();
    await storage._remove('user');
    expect(database.calls).toEqual(['_isAvailable']);
    expect(problems).toEqual([
      expect.objectContaining({ message: 'The session is not kept in the database' }),
    ]);
  });

  it.each<[string, () => Promise<never>]>([
    ['falls silent later', silent],
    ['throws later', () => Promise.reject(new Error('deleted'))],
  ])('%s is replaced by memory, which is told once', async (_, answer) => {
    const { storage, problems } = await open();
    await storage._isAvailable();
    storage.startPolling();
    expect(database.polls).toBe(1);
    database.answer = answer;
    const set = storage._set('user', 'ann');
    await vi.advanceTimersByTimeAsync(3000);
    await set;
    expect(await storage._get('user')).toBe('ann');
    await storage._remove('user');
    expect(await storage._get('user')).toBeNull();
    expect(problems).toHaveLength(1);
    expect(database.polls, 'nor is it polled').toBe(0);
    storage.startPolling();
    expect(database.polls).toBe(0);
  });
});

it('is polled while the app is visible, and not while it is hidden', async () => {
  let tell = (_: boolean): void => {};
  const { storage } = await open((listener) => {
    tell = listener;
    listener(false);
  });
  storage.startPolling();
  expect(database.polls).toBe(0);
  tell(true);
  expect(database.polls).toBe(1);
  tell(false);
  expect(database.polls).toBe(0);
});
