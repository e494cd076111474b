import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createFakeClock, settlePromises } from '../../renderer/testing';
import { CancelledError } from './cancellation';
import { loadOnce } from './loadAttempt';
import { createFakeEngine, engineError } from './testing/fakeEngine';

const STREAM = { url: '/film', licenseUrl: null };

function loading(signal: AbortSignal, outcome: 'ok' | 'hang' = 'ok') {
  const clock = createFakeClock(0);
  const engine = createFakeEngine();
  engine.loads.push(outcome);
  let ended = false;
  const done = loadOnce(engine, STREAM, 0, clock, signal).finally(() => (ended = true));
  return { clock, done, engine, hasEnded: () => ended };
}

describe('one attempt to load a stream', () => {
  it('[PLAYER-24] is not begun for a viewer who has left', async () => {
    const { clock, done, engine } = loading(AbortSignal.abort());
    await expect(done).rejects.toBeInstanceOf(CancelledError);
    expect([engine.log, clock.pendingCount]).toEqual([[], 0]);
  });

  it('leaves neither timer nor listener', async () => {
    const { signal } = new AbortController();
    const { clock, done } = loading(signal);
    await done;
    expect([clock.pendingCount, getEventListeners(signal, 'abort').length]).toEqual([0, 0]);
  });

  it('[ERR-12] goes on after an error that the engine recovers from', async () => {
    const abort = new AbortController();
    const { done, engine, hasEnded } = loading(abort.signal, 'hang');
    done.catch(() => undefined);
    engine.fire({ type: 'error', error: engineError(1003, { severity: 'recoverable' }) });
    await settlePromises();
    expect(hasEnded()).toBe(false);
    engine.fire({ type: 'error', error: engineError(1003) });
    await expect(done).rejects.toMatchObject({ detail: { code: 1003 } });
  });
});
