import { describe, expect, it } from 'vitest';
import { createKeepAwake } from './wakeLock';

/** Locks that are granted when the test says so. */
function fakeLocks() {
  const log: string[] = [];
  const waiting: ((granted: boolean) => void)[] = [];
  return {
    log,
    grant: async (granted = true): Promise<void> => {
      waiting.shift()?.(granted);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
    locks: {
      request: (type: string) =>
        new Promise<{ release(): Promise<void> }>((resolve, reject) => {
          log.push(`request ${type}`);
          const lock = {
            release: async () => {
              log.push('release');
            },
          };
          waiting.push((granted) => (granted ? resolve(lock) : reject(new Error('hidden'))));
        }),
    },
  };
}

describe('keeping the screen awake', () => {
  it('asks for one lock, and gives it back', async () => {
    const { locks, log, grant } = fakeLocks();
    const keepAwake = createKeepAwake(locks);
    keepAwake(false);
    keepAwake(true);
    keepAwake(true);
    await grant();
    expect(log).toEqual(['request screen']);
    keepAwake(false);
    keepAwake(false);
    await grant();
    expect(log).toEqual(['request screen', 'release']);
  });

  it('gives back a lock that comes too late', async () => {
    const { locks, log, grant } = fakeLocks();
    const keepAwake = createKeepAwake(locks);
    keepAwake(true);
    keepAwake(false);
    await grant();
    expect(log).toEqual(['request screen', 'release']);
  });

  it('asks again after a refusal, which nobody hears of', async () => {
    const { locks, log, grant } = fakeLocks();
    const keepAwake = createKeepAwake(locks);
    keepAwake(true);
    await grant(false);
    keepAwake(false);
    keepAwake(true);
    await grant();
    expect(log).toEqual(['request screen', 'request screen']);
  });

  it('does nothing where the browser has no locks', () => {
    const keepAwake = createKeepAwake(undefined);
    expect(() => [true, false, true].forEach(keepAwake)).not.toThrow();
  });
});
