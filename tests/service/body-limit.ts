/** The largest body the service reads: 1 MB, of a recording of the profiler what its contract allows. Beyond it: 413. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routes } from '../../src/contract/routes';
import { TRACE_MAX_BYTES } from '../../src/contract/traces';
import { ServiceFailure } from './failure';

/** No call of the contract comes near: the largest are 200 reports of 256 kB in all. */
export const BODY_MAX_BYTES = 1e6;

const RECORDINGS = `/api${routes.traces}`;

const atMost = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError(c) {
      // The rest of the body is still on its way: no other request can follow it on this connection.
      c.header('connection', 'close');
      throw new ServiceFailure(413, 'body_too_large', { message: `A body may have ${maxSize} bytes` });
    },
  });

/** For every path, before anything that reads a body. A length that is announced is refused without reading. */
export function bodyLimits(): MiddlewareHandler {
  const usual = atMost(BODY_MAX_BYTES);
  const recording = atMost(TRACE_MAX_BYTES);
  return (c, next) => (c.req.path === RECORDINGS ? recording : usual)(c, next);
}
