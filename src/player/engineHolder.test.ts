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

  it('an aborted caller is rejected at once', async () => {
    const { holder } = setUp();
    const abort = new AbortController();
    const asked = holder.ensure(abort.signal);
    abort.abort();
    await expect(asked).rejects.toBeInstanceOf(CancelledError);
  });
});
