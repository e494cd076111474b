import { describe, expect, it } from 'vitest';
import { CancelledError } from './cancellation';
import { createEngineHolder } from './engineHolder';
import type { EngineEvent, PlaybackEngine } from './engine';
import { settlePromises } from '../../renderer/testing';
import { createFakeEngine } from './testing/fakeEngine';
import type { FakeEngine } from './testing/fakeEngine';

const setUp = () => {
  const made: FakeEngine[] = [];
  const heard: EngineEvent[] = [];
  const finishDestroy: (() => void)[] = [];
  const create = (): Promise<PlaybackEngine> => {
    const engine = createFakeEngine();
    const slow = (): Promise<void> => new Promise((resolve) => finishDestroy.push(resolve));
    made.push(Object.assign(engine, { destroy: slow }));
    return Promise.resolve(engine);
  };
  const holder = createEngineHolder(create, (event) => heard.push(event));
  return { holder, made, heard, finishDestroy, signal: new AbortController().signal };
};

describe('the engine holder', () => {
  it('makes one engine for all who ask', async () => {
    const { holder, made, signal } = setUp();
    const [first, second] = await Promise.all([holder.ensure(signal), holder.ensure(signal)]);
    expect(first).toBe(second);
    expect(made).toHaveLength(1);
  });

  it('makes the next engine only when the decoder of the one before is free', async () => {
    const { holder, made, finishDestroy, signal } = setUp();
    await holder.ensure(signal);
    void holder.release();
    const next = holder.ensure(signal);
    await settlePromises();
    expect(made).toHaveLength(1);
    finishDestroy[0]?.();
    await next;
    expect(made).toHaveLength(2);
  });

  it('[PLAYER-24] destroys an engine that was still being made when it was let go, and hears nothing of it', async () => {
    const { holder, made, heard, finishDestroy, signal } = setUp();
    const asked = holder.ensure(signal);
    const released = holder.release();
    await asked;
    await settlePromises();
    expect(finishDestroy).toHaveLength(1);
    finishDestroy[0]?.();
    await released;
    made[0]?.fire({ type: 'ended' });
    expect(heard).toEqual([]);
    expect(holder.current()).toBeNull();
  });

  it('[PLAYER-24] hears nothing of an engine that is being destroyed', async () => {
    const { holder, made, heard, signal } = setUp();
    await holder.ensure(signal);
    made[0]?.fire({ type: 'playing' });
    void holder.release();
    made[0]?.fire({ type: 'ended' });
    expect(heard).toEqual([{ type: 'playing' }]);
  });

  it('an engine that could not be made is made for the next who asks', async () => {
    let tries = 0;
    const holder = createEngineHolder(
      () => (++tries === 1 ? Promise.reject(new Error('Offline')) : Promise.resolve(createFakeEngine())),
      () => undefined,
    );
    const { signal } = new AbortController();
    await expect(holder.ensure(signal)).rejects.toThrow('Offline');
    await holder.ensure(signal);
    expect([tries, holder.current() === null]).toEqual([2, false]);
  });

  it('makes one engine in the place of one that was let go and then could not be made', async () => {
    let fail = (_cause: Error): void => undefined;
    let tries = 0;
    const holder = createEngineHolder(
      () =>
        ++tries === 1
          ? new Promise((_resolve, reject) => (fail = reject))
          : Promise.resolve(createFakeEngine()),
      () => undefined,
    );
    const { signal } = new AbortController();
    const first = holder.ensure(signal).catch(() => null);
    await settlePromises();
    void holder.release();
    const second = holder.ensure(signal);
    fail(new Error('Offline'));
    await first;
    await settlePromises();
    expect(await holder.ensure(signal)).toBe(await second);
    expect(tries).toBe(2);
  });

  it('an aborted caller is rejected at once', async () => {
    const { holder } = setUp();
    const abort = new AbortController();
    const asked = holder.ensure(abort.signal);
    abort.abort();
    await expect(asked).rejects.toBeInstanceOf(CancelledError);
  });
});
