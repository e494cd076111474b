/**
 * The client of the service's API: headers, bearer, retries, 401 and age restrictions [API-01..07, AUTH-20..23]. It
 * knows no call; the area modules beside it do. It resolves for a success and for an age restriction; everything else
 * is an ApiError.
 */
import ky from 'ky';
import { AGE_RESTRICTION_EXCEEDED, parseServiceError } from '../contract';
import type { Report, ServiceError } from '../contract';
import { ApiError } from './apiError';
import type { CallName } from './calls';
import { withRetries } from './retry';
import type { Outage } from './retry';

/** The transport's interface to the session. */
export interface TransportSession {
  /** The bearer, refreshed when expired; null without a session. Rejects when there is no network to refresh it. */
  bearer(): Promise<string | null>;
  /**
   * A bearer other than `refused`, fetched once for all concurrent callers; null when the session is over. Guests are
   * not refreshed.
   */
  refreshBearer(refused: string): Promise<string | null>;
  /** The service does not accept this session: reset it and open /welcome. */
  unauthorized(): void;
  /** Language of the profile, else of the app. */
  language(): string;
  /** uuid of the current profile; null without one. */
  profileId(): string | null;
}

/** What the transport needs. */
export interface TransportOptions {
  readonly apiUrl: string;
  readonly version: string;
  readonly session: TransportSession;
  /** Receives each repaired mistake in an answer. */
  readonly report: Report;
  /** Resolves once the whole answer has arrived. */
  readonly fetch: typeof fetch;
  readonly outage: Outage;
  /** A new unique id, for idempotency keys. */
  readonly newId: () => string;
}

/** Query parameters of a call. */
export type Query = Readonly<Record<string, string | number>>;

/** A call to send. */
export interface Call {
  readonly call: CallName;
  readonly method?: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Begins with a slash, relative to the API's base. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: object;
  /** The app's own abort: a route change, a superseded search. */
  readonly signal?: AbortSignal | undefined;
  /** Saving progress: a 401 is a failure of this call only and does not end the session. */
  readonly keepsSessionOn401?: boolean;
  /** Sent to the end even when the page is closed meanwhile: fetch's `keepalive`, for bodies under 64 kB. */
  readonly keepalive?: boolean;
}

/** A resolved call: its body, and an age restriction if there is one. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
  /** Set when the service refused for the viewer's age: such answers resolve instead of rejecting. */
  readonly ageRestriction: ServiceError | null;
}

/** Sends calls to the service's API. */
export interface Transport {
  /** @throws ApiError */
  request(call: Call): Promise<Reply>;
  /** The parsed body. @throws ApiError, also for an age restriction, which the result cannot represent */
  read<T>(call: Call, parse: (input: unknown, report: Report) => T | Promise<T>): Promise<T>;
  /** Parses a received body. @throws ApiError of kind contract */
  parse<T>(call: CallName, body: unknown, parse: (input: unknown, report: Report) => T): T;
}

const UNAUTHORIZED = 401;

/** @param options see TransportOptions */
export function createTransport(options: TransportOptions): Transport {
  const { session, report } = options;

  const attempt = async (
    call: Call,
    idempotencyKey: string | null,
  ): Promise<{ response: Response; bearer: string | null }> => {
    let bearer: string | null = null;
    const response = await withRetries(call.signal, options.outage, ({ hooks, ...retry }) =>
      ky(options.apiUrl + call.path, {
        ...retry,
        fetch: options.fetch,
        throwHttpErrors: false,
        keepalive: call.keepalive ?? false,
        method: call.method ?? 'get',
        ...(call.body === undefined ? {} : { json: call.body }),
        ...(call.query === undefined ? {} : { searchParams: { ...call.query } }),
        hooks: {
          ...hooks,
          // ky 1 runs this before every attempt, so that a retry after minutes carries a valid bearer.
          beforeRequest: [
            async (request) => {
              bearer = await session.bearer();
              setHeaders(request.headers, bearer, idempotencyKey);
            },
          ],
        },
      }),
    );
    return { response, bearer };
  };

  const setHeaders = (headers: Headers, bearer: string | null, idempotencyKey: string | null): void => {
    const profileId = session.profileId();
    headers.set('x-platform', 'TV');
    headers.set('x-client-version', options.version);
    headers.set('lang', session.language());
    if (bearer === null) headers.delete('authorization');
    else headers.set('authorization', `Bearer ${bearer}`);
    if (profileId !== null) headers.set('x-profile-id', profileId);
    if (idempotencyKey !== null) headers.set('idempotency-key', idempotencyKey);
  };

  /** A request and its answer; after a 401 it is repeated once with a refreshed bearer, if there is one. */
  const exchange = async (call: Call): Promise<Response> => {
    // A retried POST may have reached the service the first time; the key lets the service detect that.
    const idempotencyKey = call.method === 'post' ? options.newId() : null;
    const first = await attempt(call, idempotencyKey);
    if (first.response.status !== UNAUTHORIZED || first.bearer === null) return first.response;
    const renewed = await session.refreshBearer(first.bearer);
    return renewed === null ? first.response : (await attempt(call, idempotencyKey)).response;
  };

  const request = async (call: Call): Promise<Reply> => {
    const response = await exchange(call).catch((error: unknown) => {
      throw noAnswer(call, error);
    });
    const text = await response.text();
    if (response.ok)
      return {
        status: response.status,
        headers: response.headers,
        body: readJson(call, text),
        ageRestriction: null,
      };
    const service = serviceError(text);
    // By its code alone: services send it with 403, 423 or 451.
    if (service?.code === AGE_RESTRICTION_EXCEEDED) {
      return { status: response.status, headers: response.headers, body: undefined, ageRestriction: service };
    }
    if (response.status === UNAUTHORIZED && !call.keepsSessionOn401) session.unauthorized();
    throw new ApiError({ call: call.call, kind: 'status', status: response.status, service });
  };

  const unreadable = (call: CallName, cause: unknown): ApiError =>
    new ApiError({ call, kind: 'contract', status: null, service: null, cause });

  const parse: Transport['parse'] = (call, body, parser) => {
    try {
      return parser(body, report);
    } catch (cause) {
      throw unreadable(call, cause);
    }
  };

  const read: Transport['read'] = async (call, parser) => {
    const reply = await request(call);
    if (reply.ageRestriction) {
      throw new ApiError({
        call: call.call,
        kind: 'ageRestricted',
        status: reply.status,
        service: reply.ageRestriction,
      });
    }
    try {
      return await parser(reply.body, report);
    } catch (cause) {
      throw unreadable(call.call, cause);
    }
  };

  return { request, read, parse };
}

/** The error of a request without an answer. */
export function noAnswer(call: Pick<Call, 'call' | 'signal'>, cause: unknown): ApiError {
  const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
  const kind = call.signal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'network';
  return new ApiError({ call: call.call, kind, status: null, service: null, cause });
}

function readJson(call: Call, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiError({ call: call.call, kind: 'contract', status: null, service: null, cause });
  }
}

/** The body of a refusal; null when it is not a JSON object (a proxy's page, or empty). */
function serviceError(text: string): ServiceError | null {
  try {
    return parseServiceError(JSON.parse(text), () => {});
  } catch {
    return null;
  }
}
