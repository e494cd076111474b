/** A fake service for tests: receives every request of the transport, in order, and answers as the test defines. */
import { vi } from 'vitest';
import type { TransportSession } from '../transport';

export interface SentRequest {
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
}

export type Answer = (request: SentRequest, index: number) => Response | Promise<Response>;

/** A `fetch` that records its requests. An aborted request rejects as in a browser. */
export function fakeFetch(answer: Answer) {
  const sent: SentRequest[] = [];
  const send = vi.fn(async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { headers, keepalive, method, signal } = request;
    const at = Date.now();
    const text = await request.text();
    const body = text && JSON.parse(text);
    const one = { at, method, url: new URL(request.url), headers, body, signal, keepalive };
    sent.push(one);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    return Promise.race([answer(one, sent.length - 1), aborted]);
  });
  return { sent, fetch: send };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** An answer that never arrives. */
export const silence = (): Promise<Response> => new Promise(() => {});

export const networkFailure = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A signed-in session; tests may change its members. */
export function fakeSession(change: Partial<TransportSession> = {}): TransportSession {
  return {
    bearer: async () => 'token-1',
    refreshBearer: async () => null,
    unauthorized: vi.fn(),
    language: () => 'en',
    profileId: () => 'profile-1',
    ...change,
  };
}
