/**
 * Hooks for tests under /__test, mounted only in test mode:
 * POST, GET, DELETE /faults · GET, DELETE /requests · GET /cmcd · GET /telemetry · POST /reset · POST, GET /clock · POST /artwork.
 */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { MovableStyle } from './artwork/style';
import type { MovableClock } from './clock';
import { cmcdReports } from './cmcd';
import { ServiceFailure } from './failure';
import type { Faults } from './faults';
import { jsonBody } from './json-body';
import type { RequestLog } from './request-log';
import type { Store } from './store';
import { telemetryReceived } from './telemetry';

const ClockSchema = v.union([
  v.strictObject({ now: v.number(), frozen: v.optional(v.boolean(), false) }),
  v.strictObject({ advanceMs: v.number() }),
  v.strictObject({ reset: v.literal(true) }),
]);

const ArtworkSchema = v.strictObject({ style: v.picklist(['full', 'plain']) });

/** What the hooks act on. */
export interface TestHooks {
  faults: Faults;
  log: RequestLog;
  clock: MovableClock;
  store: Store;
  artwork: MovableStyle;
  /** Forgets what is kept outside the store. */
  forget: () => void;
}

/** Routes of the hooks, to be mounted at /__test. */
export function testRoutes({ faults, log, clock, store, artwork, forget }: TestHooks): Hono {
  const app = new Hono();
  app.post('/faults', async (c) => {
    const input: unknown = await c.req.json();
    understood(() => faults.add(input));
    return c.json(faults.pending);
  });
  app.get('/faults', (c) => c.json(faults.pending));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json([]);
  });
  app.get('/requests', (c) => c.json(log.requests));
  app.delete('/requests', (c) => {
    log.clear();
    return c.json([]);
  });
  app.get('/cmcd', (c) => c.json(cmcdReports(log.requests)));
  app.get('/telemetry', (c) => c.json(telemetryReceived(log.requests)));
  app.get('/clock', (c) => c.json({ now: clock.now() }));
  app.post('/clock', async (c) => {
    const wish = await jsonBody(c);
    return c.json({ now: clock.move(understood(() => v.parse(ClockSchema, wish))) });
  });
  app.post('/artwork', async (c) => {
    const wish = await jsonBody(c);
    artwork.set(understood(() => v.parse(ArtworkSchema, wish)).style);
    return c.json({ style: artwork.now() });
  });
  // Everything as it was at the start; tokens given out before no longer have an account unless it is a demo one.
  app.post('/reset', (c) => {
    // The clock first: initial values carry the time.
    clock.move({ reset: true });
    store.reset();
    artwork.reset();
    forget();
    faults.clear();
    log.clear();
    return c.json({ now: clock.now() });
  });
  return app;
}

/** Runs a schema; what it does not understand is the caller's fault. */
function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof v.ValiError
      ? new ServiceFailure(400, 'malformed_body', { message: error.message })
      : error;
  }
}
