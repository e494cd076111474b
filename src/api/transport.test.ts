import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './apiError';
import type { Answer } from './testing/fakeService';
import { NO_ACTIVITY } from '../domain/activity';
import { NO_OUTAGE, wholeAnswerFetch } from './retry';
import { fakeFetch, fakeSession, json, networkFailure, silence } from './testing/fakeService';
import type { TransportSession } from './transport';
import { createTransport } from './transport';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function setUp(answer: Answer, change: Partial<TransportSession> = {}) {
  const session = fakeSession(change);
  const { fetch, sent } = fakeFetch(answer);
  let ids = 0;
  const transport = createTransport({
    apiUrl: 'https://api.example.com/v1',
    version: '1.5.1',
    session,
    report: () => {},
    fetch: wholeAnswerFetch(fetch, NO_ACTIVITY),
    outage: NO_OUTAGE,
    newId: () => `id-${(ids += 1)}`,
  });
  return { session, sent, transport };
}

/** The error a promise fails with, once all time has passed. */
async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const caught = promise.then(
    () => new Error('did not fail'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await caught;
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const settings = { call: 'settings', path: '/settings' } as const;

describe('headers', () => {
  it('[API-01, SHELL-18] every request says platform, version, bearer, language and profile', async () => {
    const { sent, transport } = setUp(() => json({}));
    await transport.request(settings);
    expect(sent[0]?.url.href).toBe('https://api.example.com/v1/settings');
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'x-platform': 'TV',
      'x-client-version': '1.5.1',
      authorization: 'Bearer token-1',
      lang: 'en',
      'x-profile-id': 'profile-1',
    });
  });

  it('[API-01] without session or profile their headers are left out', async () => {
    const { sent, transport } = setUp(() => json({}), { bearer: async () => null, profileId: () => null });
    await transport.request(settings);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('x-profile-id')).toBe(false);
  });

  it('[API-02] Lang is what the session says at the time of the request', async () => {
    let language = 'en';
    const { sent, transport } = setUp(() => json({}), { language: () => language });
    await transport.request(settings);
    language = 'pa';
    await transport.request(settings);
    expect(sent.map((request) => request.headers.get('lang'))).toEqual(['en', 'pa']);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    '[API-11] %s sends its body as JSON',
    async (method) => {
      const { sent, transport } = setUp(() => json({}));
      await transport.request({ call: 'setLike', path: '/favorites/like', method, body: { assetUuid: 'a' } });
      expect(sent[0]).toMatchObject({ method: method.toUpperCase(), body: { assetUuid: 'a' } });
      expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    },
  );
});

describe('retries', () => {
  it('[API-04] a network failure is sent again 5 times, 3000 ms apart: exactly 6 requests', async () => {
    const { sent, transport } = setUp(networkFailure);
    expect(await failure(transport.request(settings))).toMatchObject({ kind: 'network', status: null });
    expect(sent.map((request) => request.at)).toEqual([0, 3000, 6000, 9000, 12_000, 15_000]);
  });

  it.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    '[API-04] %s is sent again as well',
    async (method) => {
      const { sent, transport } = setUp((_request, index) => (index === 0 ? networkFailure() : json({})));
      const reply = transport.request({ ...settings, method });
      await vi.runAllTimersAsync();
      await reply;
      expect(sent.map((request) => [request.method, request.keepalive])).toEqual([
        [method.toUpperCase(), false],
        [method.toUpperCase(), false],
      ]);
    },
  );

  it('[API-03] a request without answer is given up after 30000 ms, and retried like the rest', async () => {
    const { sent, transport } = setUp(silence);
    expect(await failure(transport.request(settings))).toMatchObject({ kind: 'timeout' });
    expect(sent.map((request) => request.at)).toEqual([0, 33_000, 66_000, 99_000, 132_000, 165_000]);
    expect(Date.now()).toBe(195_000);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('[API-03] an answer after 29999 ms is accepted', async () => {
    const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(json({ ok: 1 })), 29_999));
    const { sent, transport } = setUp(late);
    const reply = transport.request(settings);
    await vi.advanceTimersByTimeAsync(29_999);
    expect((await reply).body).toEqual({ ok: 1 });
    expect(sent).toHaveLength(1);
  });

  it('[API-04] an abort by neither app nor time-out is retried, and the next answer is used', async () => {
    const { sent, transport } = setUp((_request, index) =>
      index < 2 ? Promise.reject(new DOMException('The network cancelled', 'AbortError')) : json({ ok: 1 }),
    );
    const reply = transport.request(settings);
    await vi.runAllTimersAsync();
    expect((await reply).body).toEqual({ ok: 1 });
    expect(sent).toHaveLength(3);
  });

  it('[API-04] a body that breaks off counts as no answer', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"half":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const { sent, transport } = setUp((_request, index) => (index === 0 ? broken() : json({ whole: 1 })));
    const reply = transport.request(settings);
    await vi.runAllTimersAsync();
    expect((await reply).body).toEqual({ whole: 1 });
    expect(sent).toHaveLength(2);
  });

  it.each([400, 402, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504])(
    '[API-05] HTTP %i is not retried',
    async (status) => {
      const { sent, transport } = setUp(() => json({ code: 'x' }, status, { 'retry-after': '1' }));
      expect(await failure(transport.request(settings))).toMatchObject({
        kind: 'status',
        status,
        service: { code: 'x' },
      });
      expect(sent).toHaveLength(1);
    },
  );

  it('[API-06] an abort of our own ends a running request and is not retried', async () => {
    const { sent, transport } = setUp(silence);
    const controller = new AbortController();
    const error = failure(transport.request({ ...settings, signal: controller.signal }));
    setTimeout(() => controller.abort(), 1000);
    expect(await error).toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(1);
  });

  it('[API-06] an abort of our own while waiting to retry ends it too', async () => {
    const { sent, transport } = setUp(networkFailure);
    const controller = new AbortController();
    const error = failure(transport.request({ ...settings, signal: controller.signal }));
    setTimeout(() => controller.abort(), 4000);
    expect(await error).toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(2);
  });

  it('a retried POST carries one idempotency key; another POST carries another, a GET none', async () => {
    const { sent, transport } = setUp((_request, index) => (index < 2 ? networkFailure() : json({})));
    const post = {
      call: 'checkout',
      path: '/payments/attributed-checkout',
      method: 'post',
      body: {},
    } as const;
    const first = transport.request(post);
    await vi.runAllTimersAsync();
    await first;
    await transport.request(post);
    await transport.request(settings);
    const keys = sent.map((request) => request.headers.get('idempotency-key'));
    expect(keys).toEqual(['id-1', 'id-1', 'id-1', 'id-2', null]);
    expect(sent[2]?.body).toEqual({});
  });
});

describe('bearer and 401', () => {
  it('[AUTH-23] a retry carries the bearer that is valid at its own time', async () => {
    const { sent, transport } = setUp((_request, index) => (index === 0 ? networkFailure() : json({})), {
      bearer: async () => `token-at-${Date.now()}`,
    });
    const reply = transport.request(settings);
    await vi.runAllTimersAsync();
    await reply;
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer token-at-0',
      'Bearer token-at-3000',
    ]);
  });

  it('a bearer that cannot be refreshed without a network is retried like a network failure', async () => {
    let asked = 0;
    const { sent, transport } = setUp(() => json({}), {
      bearer: async () => {
        asked += 1;
        if (asked < 3) throw new Error('no network');
        return 'token';
      },
    });
    const reply = transport.request(settings);
    await vi.runAllTimersAsync();
    await reply;
    expect([asked, sent.length]).toEqual([3, 1]);
  });

  it('[AUTH-22] a 401 refreshes the bearer once and repeats the call; the session stays', async () => {
    let bearer = 'old';
    const { sent, session, transport } = setUp(
      (request) => (request.headers.get('authorization') === 'Bearer new' ? json({ ok: 1 }) : json({}, 401)),
      {
        bearer: async () => bearer,
        refreshBearer: async () => (bearer = 'new'),
      },
    );
    expect((await transport.request(settings)).body).toEqual({ ok: 1 });
    expect(sent).toHaveLength(2);
    expect(session.unauthorized).not.toHaveBeenCalled();
  });

  it.each([403, 404, 500])(
    '[AUTH-22] %d says nothing about the bearer, which is not refreshed',
    async (status) => {
      const refreshBearer = vi.fn(async () => 'new');
      const { sent, transport } = setUp(() => json({}, status), { refreshBearer });
      await failure(transport.request(settings));
      expect([sent.length, refreshBearer.mock.calls.length]).toEqual([1, 0]);
    },
  );

  it('[AUTH-22] a call without a bearer has none to refresh', async () => {
    const refreshBearer = vi.fn(async () => 'new');
    const { sent, session, transport } = setUp(() => json({}, 401), {
      bearer: async () => null,
      refreshBearer,
    });
    await failure(transport.request(settings));
    expect([sent.length, refreshBearer.mock.calls.length]).toEqual([1, 0]);
    expect(session.unauthorized).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-22] a second 401 ends the session, with no third request', async () => {
    const { sent, session, transport } = setUp(() => json({}, 401), { refreshBearer: async () => 'new' });
    expect(await failure(transport.request(settings))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(session.unauthorized).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-20, AUTH-21] a guest, who cannot be renewed, is reset at the first 401', async () => {
    const { sent, session, transport } = setUp(() => json({}, 401));
    await failure(transport.request({ call: 'components', path: '/page/p/components' }));
    expect(sent).toHaveLength(1);
    expect(session.unauthorized).toHaveBeenCalledTimes(1);
  });

  it('[PROG-07] a 401 of saving progress does not end the session', async () => {
    const { session, transport } = setUp(() => json({}, 401));
    await failure(
      transport.request({ call: 'saveProgress', path: '/favorites/watching/a', keepsSessionOn401: true }),
    );
    expect(session.unauthorized).not.toHaveBeenCalled();
  });
});

describe('answers', () => {
  it.each([400, 403, 423, 451, 500])(
    '[API-07] an age restriction is passed through, not rejected: %d',
    async (status) => {
      const body = { code: 'age_restriction_exceeded', reasonCode: 'AGE_18' };
      const { transport } = setUp(() => json(body, status));
      const reply = await transport.request({ call: 'playback', path: '/asset/a/playback', method: 'post' });
      expect(reply).toMatchObject({ status, ageRestriction: body });
    },
  );

  it('[API-07, AUTH-20] an age restriction with 401 does not end the session', async () => {
    const { session, transport } = setUp(() => json({ code: 'age_restriction_exceeded' }, 401));
    const reply = await transport.request({ call: 'playback', path: '/asset/a/playback', method: 'post' });
    expect(reply.ageRestriction).not.toBeNull();
    expect(session.unauthorized).not.toHaveBeenCalled();
  });

  it.each([423, 451])('[API-07] %d without the code is rejected', async (status) => {
    const { transport } = setUp(() => json({}, status));
    expect(await failure(transport.request(settings))).toMatchObject({ kind: 'status', status });
  });

  it('[API-07] another 403 is rejected', async () => {
    const { transport } = setUp(() => json({ code: 'concurrent_streams_exceeded' }, 403));
    expect(await failure(transport.request(settings))).toMatchObject({ kind: 'status', status: 403 });
  });

  it.each([
    ['no JSON', () => new Response('<html>'), 'contract'],
    ['nothing', () => new Response(null, { status: 204 }), null],
    ['an error page', () => new Response('<html>', { status: 502 }), 'status'],
  ])('a body of %s', async (_name, answer, kind) => {
    const { sent, transport } = setUp(answer);
    if (kind === null) expect((await transport.request(settings)).body).toBeUndefined();
    else expect(await failure(transport.request(settings))).toMatchObject({ kind, service: null });
    expect(sent).toHaveLength(1);
  });

  it('an answer that the contract cannot parse is an error of kind contract', async () => {
    const { transport } = setUp(() => json([]));
    const refuse = () => {
      throw new Error('no');
    };
    expect(await failure(transport.read(settings, refuse))).toMatchObject({
      kind: 'contract',
      call: 'settings',
    });
  });

  it('a query is sent escaped', async () => {
    const { sent, transport } = setUp(() => json({}));
    await transport.request({ ...settings, query: { interests: 'a,b&c', skip: 10 } });
    expect(sent[0]?.url.search).toBe('?interests=a%2Cb%26c&skip=10');
  });
});
