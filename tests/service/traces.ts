/** Recordings of the profiler: a set posts one, whoever photographed the code it shows fetches it. The last few, in memory. */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routes } from '../../src/contract/routes';
import { parseTraceBody, TRACE_MAX_BYTES } from '../../src/contract/traces';
import type { ServiceContext } from './context';
import { ServiceFailure } from './failure';
import { bodyAs } from './routes/audience';

const KEPT = 5;

/** Routes below /api. They need no session: the address of a recording cannot be guessed. */
export function traceRoutes(ctx: ServiceContext): Hono {
  const kept = new Map<string, string>();
  const app = new Hono();
  app.post(
    routes.traces,
    bodyLimit({
      maxSize: TRACE_MAX_BYTES,
      onError() {
        throw new ServiceFailure(413, 'trace_too_large', {
          message: `A recording may have ${TRACE_MAX_BYTES} bytes`,
        });
      },
    }),
    async (c) => {
      const body = await bodyAs(c, parseTraceBody);
      // short, so that its code is coarse and a person can type it
      const id = randomBytes(6).toString('hex');
      kept.set(id, JSON.stringify({ ...body, displayTimeUnit: 'ms' }));
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
      return c.json({ url: `${ctx.phoneOrigin(c)}/api${routes.trace(id)}` }, 201);
    },
  );
  app.get(`${routes.traces}/:id`, (c) => {
    const trace = kept.get(c.req.param('id') ?? '');
    if (trace === undefined) throw new ServiceFailure(404, 'trace_not_found');
    return c.body(trace, 200, {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="profile.json"',
    });
  });
  return app;
}
