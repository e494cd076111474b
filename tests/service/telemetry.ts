/**
 * Events and error reports of clients, taken by POST where `/config.json` names these addresses. Nothing is kept but the
 * request log of test mode.
 */
import { Hono } from 'hono';
import * as v from 'valibot';
import { ServiceFailure } from './failure';
import type { LoggedRequest } from './request-log';

/** Paths below /api, by what a body holds. */
export const telemetryPaths = { events: '/telemetry/events', reports: '/telemetry/reports' } as const;
type Kind = keyof typeof telemetryPaths;
const KINDS = Object.keys(telemetryPaths) as Kind[];

/** A message as it was sent. */
export type TelemetryMessage = Readonly<Record<string, unknown>>;
/** The messages a service took, in the order they were sent. */
export type TelemetryReceived = Record<Kind, TelemetryMessage[]>;

const Messages = v.array(v.looseObject({ at: v.number() }));
const Batch = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  sentAt: v.number(),
  dropped: v.pipe(v.number(), v.integer(), v.minValue(0)),
  events: v.optional(Messages, []),
  reports: v.optional(Messages, []),
});

/** POST /telemetry/events and /telemetry/reports, below /api, without a session. Throws a 400 for a body that is no batch. */
export function telemetryRoutes(): Hono {
  const app = new Hono();
  for (const kind of KINDS) {
    app.post(telemetryPaths[kind], async (c) => {
      if (messagesOf(kind, await c.req.text()).length === 0) throw new ServiceFailure(400, 'malformed_body');
      return c.body(null, 204);
    });
  }
  return app;
}

/** What a log's requests brought, those alone that were taken. */
export function telemetryReceived(log: readonly LoggedRequest[]): TelemetryReceived {
  const received: TelemetryReceived = { events: [], reports: [] };
  for (const { path, body, status } of log) {
    const kind = status === 204 && KINDS.find((one) => path.endsWith(telemetryPaths[one]));
    if (kind) received[kind].push(...messagesOf(kind, body));
  }
  return received;
}

/** The messages of a body; none when it is no batch. */
function messagesOf(kind: Kind, body: string): TelemetryMessage[] {
  try {
    return v.parse(Batch, JSON.parse(body))[kind];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return [];
    throw error;
  }
}
