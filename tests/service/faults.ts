/**
 * Faults for tests: answers that the contract forbids, delays and broken connections, each for the requests it matches.
 * POST /__test/faults takes one `Fault` or a list; each is used up after `times` requests. Only mounted in test mode.
 */
import type { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as v from 'valibot';

const FaultSchema = v.strictObject({
  /**
   * Method and path: 'GET /api/settings', 'POST /api/asset/*\/playback', '* /api/**'. One star is one path segment, two are
   * any rest. A query is not part of the path.
   */
  match: v.pipe(v.string(), v.regex(/^(\*|[A-Z]+) \/\S*$/, "must look like 'GET /api/settings'")),
  /** How many requests it spoils; null spoils all until it is cleared. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  /** Waits first. Alone it only delays the true answer. */
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** Breaks the connection without an answer. */
  abort: v.optional(v.boolean(), false),
  /** Never answers; the connection stays open until the client or `clear` ends it. */
  hang: v.optional(v.boolean(), false),
  /** Breaks the connection in the middle of the true answer's body. */
  cutOff: v.optional(v.boolean(), false),
  /** Status of the answer; with none, 200. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** JSON body of the answer. */
  body: v.optional(v.unknown()),
  /** Body of the answer as it stands. Its type is text/html unless `headers` name another. */
  text: v.optional(v.string()),
  /** Answers with so many bytes that are no media. Their type is that of fragmented MP4 unless `headers` name another. */
  garbage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e7))),
  /** Answers with a body that is cut off in the middle of its JSON. */
  malformed: v.optional(v.boolean(), false),
  /** Answers with no body at all. */
  emptyBody: v.optional(v.boolean(), false),
  /** Headers of the answer. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
const FaultsSchema = v.union([
  v.array(FaultSchema),
  v.pipe(
    FaultSchema,
    v.transform((fault) => [fault]),
  ),
]);

/** A fault as it waits for its requests. */
export type Fault = v.InferOutput<typeof FaultSchema>;
/** A fault as a test asks for it. */
export type FaultInput = v.InferInput<typeof FaultSchema>;

/** The faults waiting, and the middleware that lets them happen. */
export interface Faults {
  readonly pending: readonly Fault[];
  /** Adds what a test asks for; throws valibot's error when it is not understood. */
  add(input: unknown): void;
  clear(): void;
  readonly middleware: MiddlewareHandler;
}

/** An empty list of faults. */
export function openFaults(): Faults {
  let pending: Fault[] = [];
  let hanging: (() => void)[] = [];

  function take(method: string, path: string): Fault | null {
    const fault = pending.find((one) => matches(one.match, method, path));
    if (!fault) return null;
    if (fault.times !== null) fault.times -= 1;
    if (fault.times === 0) pending = pending.filter((one) => one !== fault);
    return fault;
  }

  return {
    get pending() {
      return pending;
    },
    add(input) {
      pending = [...pending, ...v.parse(FaultsSchema, input)];
    },
    clear() {
      pending = [];
      for (const letGo of hanging) letGo();
      hanging = [];
    },
    async middleware(c, next) {
      // Preflights belong to the browser; a fault is for the call itself.
      const fault = c.req.method === 'OPTIONS' ? null : take(c.req.method, c.req.path);
      if (!fault) return next();
      if (fault.delayMs > 0) await new Promise((done) => setTimeout(done, fault.delayMs));
      if (fault.hang) await new Promise<void>((letGo) => hanging.push(letGo));
      if (fault.abort || fault.hang) return breakOff(c);
      const spoiled = spoiledAnswer(c, fault);
      if (spoiled) return spoiled;
      await next();
      if (fault.cutOff) c.res = await cutOff(c);
      return undefined;
    },
  };
}

/** Whether a pattern such as 'GET /api/page/*\/components' fits a request. */
export function matches(pattern: string, method: string, path: string): boolean {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  if (wantedMethod !== '*' && wantedMethod !== method) return false;
  const source = wantedPath
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  return new RegExp(`^${source}$`).test(path);
}

function spoiledAnswer(c: Context, fault: Fault): Response | null {
  const status = (fault.status ?? 200) as ContentfulStatusCode;
  const { headers } = fault;
  if (fault.emptyBody) return c.body('', status, headers);
  if (fault.malformed)
    return c.body('{"data": [', status, { 'content-type': 'application/json', ...headers });
  if (fault.text !== undefined)
    return c.body(fault.text, status, { 'content-type': 'text/html; charset=utf-8', ...headers });
  if (fault.garbage !== undefined)
    return c.body(garbage(fault.garbage), status, { 'content-type': 'video/iso.segment', ...headers });
  if (fault.body !== undefined) return c.json(fault.body as object, status, headers);
  if (fault.status === undefined) return null;
  return c.json({ code: 'injected_fault', message: 'A test asked for this answer' }, status, headers);
}

/** Cuts the socket. A request without one (the app called directly) fails instead. */
function breakOff(c: Context): Response {
  socketOf(c).destroy();
  return RESPONSE_ALREADY_SENT;
}

/** @throws Error for a request without a socket. */
function socketOf(c: Context): Socket {
  const incoming: unknown = (c.env as { incoming?: unknown } | undefined)?.incoming;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) {
    throw new Error('The connection was broken off by a fault');
  }
  return incoming.socket as Socket;
}

/** Bytes that are the same each time and nothing in any format. */
const garbage = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, at) => (at * 73 + 41) % 251);

/** Between two looks whether bytes have left. */
const LOOK_MS = 5;

/** The answer with half its body, the length of all of it, and then a broken connection. */
async function cutOff(c: Context): Promise<Response> {
  const whole = new Uint8Array(await c.res.arrayBuffer());
  const headers = new Headers(c.res.headers);
  headers.set('content-length', String(whole.length));
  const half = whole.slice(0, Math.floor(whole.length / 2));
  const socket = socketOf(c);
  const before = socket.bytesWritten;
  const hasLeft = (): boolean =>
    socket.destroyed || (socket.bytesWritten - before > half.length && socket.writableLength === 0);
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(half);
        return;
      }
      // The server gathers what comes at once: broken off now, nothing at all would be sent.
      while (!hasLeft()) await new Promise((done) => setTimeout(done, LOOK_MS));
      breakOff(c);
    },
  });
  return new Response(body, { status: c.res.status, headers });
}
