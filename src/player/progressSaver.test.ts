import { describe, expect, it } from 'vitest';
import { settlePromises } from '../../renderer/testing';
import { ApiError, createQueryClient, queries } from '../api';
import type { Api } from '../api';
import type { Bookmark, ProgressBody, ProgressEvent } from '../contract';
import { createProgressSaver } from './progressSaver';

const body = (event: ProgressEvent, currentSecond: number): ProgressBody => ({
  assetId: 'e1',
  rootId: 'show',
  parentId: 's1',
  event,
  currentSecond,
  finished: event === 'finished',
  deviceId: 'd',
});
const bookmark = (currentSecond: number): Bookmark => ({
  assetUuid: 'e1',
  currentSecond,
  finished: false,
});
const status = (code: number): ApiError =>
  new ApiError({ call: 'saveProgress', kind: 'status', status: code, service: null });

type Answer = (body: ProgressBody) => Promise<Bookmark>;

function setUp(answer: Answer = ({ currentSecond }) => Promise.resolve(bookmark(currentSecond))) {
  const sent: { event: string; keepalive: boolean; aborted: () => boolean }[] = [];
  const reports: unknown[] = [];
  const state = { profileId: 'p1' as string | null, visible: true, answer };
  const api = {
    saveProgress: (saved: ProgressBody, options: { signal: AbortSignal; keepalive: boolean }) => {
      const { keepalive, signal } = options;
      sent.push({ event: saved.event, keepalive, aborted: () => signal.aborted });
      return state.answer(saved);
    },
  } as unknown as Api;
  const queryClient = createQueryClient();
  const make = (): ((body: ProgressBody) => void) =>
    createProgressSaver(
      {
        api,
        session: { profileId: () => state.profileId },
        report: (_error, severity) => {
          reports.push(severity);
          return 'id';
        },
        platform: {
          watchVisibility: (listener) => {
            listener(state.visible);
            return () => {};
          },
        },
      },
      queryClient,
    );
  const cached = (id: string): Bookmark | null | undefined =>
    queryClient.getQueryData(queries.bookmark(api, id).queryKey);
  return { save: make(), make, sent, reports, state, cached };
}

/** An answer that the test gives when it wants. */
function held() {
  const answers: ((value: Bookmark) => void)[] = [];
  return { answer: (): Promise<Bookmark> => new Promise((done) => answers.push(done)), answers };
}

it('[PROG-01] a save is in the cache before its request is answered, for the episode and its show', () => {
  const { save, cached } = setUp(held().answer);
  save(body('closed', 61));
  expect([cached('e1'), cached('show')]).toEqual([bookmark(61), bookmark(61)]);
});

it('[PROG-01] the bookmark that the service returns replaces the one that was sent', async () => {
  const { save, cached } = setUp(() => Promise.resolve(bookmark(60)));
  save(body('closed', 61));
  await settlePromises();
  expect(cached('e1')).toEqual(bookmark(60));
});

it('[PROG-01] the answer to an earlier save does not replace a later second', async () => {
  const { answer, answers } = held();
  const { save, cached } = setUp(answer);
  save(body('started', 0));
  save(body('closed', 61));
  answers[0]!(bookmark(0));
  await settlePromises();
  expect(cached('e1')).toEqual(bookmark(61));
});

it('[PROG-11] nothing of a guest is saved or cached', () => {
  const { save, sent, state, cached } = setUp();
  state.profileId = null;
  save(body('closed', 61));
  expect([sent, cached('e1')]).toEqual([[], undefined]);
});

it('[PROG-11] a save that waits while the profile changes never reaches the other profile', async () => {
  const { answer, answers } = held();
  const { save, sent, state } = setUp(answer);
  save(body('progressed', 60));
  save(body('closed', 61));
  state.profileId = 'p2';
  answers[0]!(bookmark(60));
  await settlePromises();
  expect(sent.map(({ event }) => event)).toEqual(['progressed']);
});

it('[PROG-03] a title opened again does not overtake the save of its last playback', async () => {
  const { answer, answers } = held();
  const { save, make, sent } = setUp(answer);
  save(body('closed', 61));
  const again = make();
  again(body('started', 61));
  expect(sent.map(({ event }) => event)).toEqual(['closed']);
  answers[0]!(bookmark(61));
  await settlePromises();
  expect(sent.map(({ event }) => event)).toEqual(['closed', 'started']);
});

describe('[PROG-10] leaving', () => {
  it.each([
    ['started', false],
    ['progressed', false],
    ['next initialized', false],
    ['closed', true],
    ['finished', true],
  ] as const)('%s is sent so that it outlives the page: %s', (event, keepalive) => {
    const { save, sent } = setUp();
    save(body(event, 1));
    expect(sent[0]?.keepalive).toBe(keepalive);
  });

  it('a hidden application does not wait for the answer to an earlier save', () => {
    const { save, sent, state } = setUp(held().answer);
    save(body('progressed', 60));
    state.visible = false;
    save(body('closed', 61));
    expect(sent.map(({ event, aborted }) => [event, aborted()])).toEqual([
      ['progressed', true],
      ['closed', false],
    ]);
  });

  it('a visible one does', () => {
    const { save, sent } = setUp(held().answer);
    save(body('progressed', 60));
    save(body('closed', 61));
    expect(sent.map(({ event, aborted }) => [event, aborted()])).toEqual([['progressed', false]]);
  });
});

describe('a save that fails', () => {
  it.each([401, 404])('[PROG-07] with %d is ignored', async (code) => {
    const { save, reports } = setUp(() => Promise.reject(status(code)));
    save(body('closed', 61));
    await settlePromises();
    expect(reports).toEqual([]);
  });

  it('[PROG-08] is reported, and once while the service keeps failing', async () => {
    const { save, reports, state, sent } = setUp(() => Promise.reject(status(500)));
    for (const event of ['started', 'progressed', 'progressed'] as const) {
      save(body(event, 1));
      await settlePromises();
    }
    expect([sent.length, reports]).toEqual([3, ['error']]);
    state.answer = () => Promise.resolve(bookmark(1));
    save(body('progressed', 1));
    await settlePromises();
    state.answer = () => Promise.reject(status(500));
    save(body('closed', 1));
    await settlePromises();
    expect(reports).toEqual(['error', 'error']);
  });
});
