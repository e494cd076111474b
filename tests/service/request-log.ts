/** What the service was asked, for tests: the last requests with the headers the contract and CTA-5004-A speak of. */
import type { MiddlewareHandler } from 'hono';

/** Older requests are forgotten. */
const KEPT = 5000;
const HEADERS = [
  'authorization',
  'x-platform',
  'x-client-version',
  'x-profile-id',
  'lang',
  'content-type',
  'idempotency-key',
  'range',
  'cmcd-object',
  'cmcd-request',
  'cmcd-session',
  'cmcd-status',
] as const;

/** One request and the status it got. */
export interface LoggedRequest {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Partial<Record<(typeof HEADERS)[number], string>>;
  /** The body as text; '' when there was none. */
  body: string;
  /** null while the answer is on its way, or when the connection broke. */
  status: number | null;
}

/** The log and the middleware that fills it. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  clear(): void;
  readonly middleware: MiddlewareHandler;
}

/** An empty log. */
export function openRequestLog(clock: () => number): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    get requests() {
      return requests;
    },
    clear() {
      requests = [];
    },
    async middleware(c, next) {
      const { method, path } = c.req;
      const entry: LoggedRequest = {
        at: clock(),
        method,
        path,
        query: c.req.query(),
        headers: {},
        body: method === 'GET' || method === 'HEAD' ? '' : await c.req.text(),
        status: null,
      };
      for (const name of HEADERS) {
        const value = c.req.header(name);
        if (value !== undefined) entry.headers[name] = value;
      }
      requests = [...requests.slice(-(KEPT - 1)), entry];
      await next();
      entry.status = c.res.status;
    },
  };
}
