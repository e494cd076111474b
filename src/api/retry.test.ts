import { expect, it, vi } from 'vitest';
import { createActivity } from '../domain/activity';
import { NO_OUTAGE, wholeAnswerFetch, withRetries } from './retry';
import type { Outage } from './retry';

type Options = Parameters<Parameters<typeof withRetries>[2]>[0];

/** What ky would ask while it runs one call. */
function asked({ hooks, retry }: Options) {
  const [beforeRetry] = hooks?.beforeRetry ?? [];
  const state = {} as Parameters<NonNullable<typeof beforeRetry>>[0];
  return {
    mayRetry: async (): Promise<unknown> =>
      typeof retry === 'object'
        ? retry.shouldRetry?.({ error: new TypeError('x'), retryCount: 1 })
        : undefined,
    beforeRetry: () => beforeRetry?.(state),
  };
}

function network() {
  const listeners = new Set<() => void>();
  let offline = false;
  const outage: Outage = {
    isOffline: () => offline,
    onOffline: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
  return {
    outage,
    listeners,
    goOffline: () => {
      offline = true;
      for (const run of listeners) run();
    },
  };
}

it('[API-06] nothing is sent after the app’s own abort, also where ky cannot listen to it while waiting', async () => {
  const controller = new AbortController();
  await withRetries(controller.signal, NO_OUTAGE, async (options) => {
    const { beforeRetry, mayRetry } = asked(options);
    expect(await mayRetry()).toBe(true);
    expect(beforeRetry).not.toThrow();
    controller.abort();
    expect(options.signal.aborted).toBe(true);
    expect(await mayRetry()).toBe(false);
    expect(beforeRetry).toThrow(
      expect.objectContaining({ name: 'AbortError', message: expect.stringContaining('Given up') }) as Error,
    );
    expect(options.signal.reason).toMatchObject({ name: 'AbortError', message: 'Given up' });
  });
});

it('an abort before the call sends nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  await withRetries(controller.signal, NO_OUTAGE, async ({ signal }) => expect(signal.aborted).toBe(true));
});

it('[API-04, DEVICE-11] C28: going offline cancels a waiting retry and leaves a running request', async () => {
  const { goOffline, listeners, outage } = network();
  const waits = withRetries(undefined, outage, async (options) => {
    const { mayRetry } = asked(options);
    expect(await mayRetry()).toBe(true);
    goOffline();
    expect(options.signal.aborted).toBe(true);
    throw new TypeError('no network');
  });
  await expect(waits).rejects.toThrow('no network');
  expect(listeners.size).toBe(0);
});

it('[API-04] C28: going offline leaves a request that is sent again already', async () => {
  const { goOffline, outage } = network();
  await withRetries(undefined, outage, async (options) => {
    const { beforeRetry, mayRetry } = asked(options);
    await mayRetry();
    await beforeRetry();
    goOffline();
    expect(options.signal.aborted).toBe(false);
  });
});

it('[API-04] C28: while offline a request is sent once', async () => {
  const { goOffline, outage } = network();
  await withRetries(undefined, outage, async (options) => {
    const { mayRetry } = asked(options);
    goOffline();
    expect(options.signal.aborted).toBe(false);
    expect(await mayRetry()).toBe(false);
  });
});

it('listens to the app`s own abort only while the call runs', async () => {
  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  await withRetries(signal, NO_OUTAGE, async () => {});
  expect(remove).toHaveBeenCalledExactlyOnceWith('abort', expect.any(Function));
});

it('a request is pending until its whole body has arrived, or will not', async () => {
  const activity = createActivity();
  const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
  const send = wholeAnswerFetch(
    async () => new Response(new ReadableStream({ start: (body) => void bodies.push(body) })),
    activity,
  );
  const answers = [send('https://api.example.com/a'), send('https://api.example.com/b')];
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(activity.pending()).toEqual(['request', 'request']);
  bodies[0]!.enqueue(new TextEncoder().encode('{}'));
  bodies[0]!.close();
  expect(await (await answers[0]!).json()).toEqual({});
  expect(activity.pending()).toEqual(['request']);
  bodies[1]!.error(new Error('broken off'));
  await expect(answers[1]).rejects.toThrow('broken off');
  expect(activity.pending()).toEqual([]);
});
