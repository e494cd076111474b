/** Events and reports of clients: that a service takes them, refuses what is none, and shows them to tests. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TelemetryReceived } from './telemetry';
import type { TestService } from './testing';
import { json, startService } from './testing';

describe('telemetry at a service', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ telemetry: { eventsUrl: '/api/telemetry/events', sampling: 1 } });
  });
  afterAll(() => service.close());
  afterEach(() => service.reset());

  const batch = (rest: object): string => JSON.stringify({ id: 'b1', sentAt: 5, dropped: 0, ...rest });
  const send = (kind: string, body: string): Promise<Response> =>
    fetch(`${service.url}/api/telemetry/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body,
    });
  const received = (): Promise<TelemetryReceived> =>
    json<TelemetryReceived>(service.get('/__test/telemetry'));

  it('[ANA-01] events and reports are taken, and shown to tests in their order', async () => {
    expect((await send('events', batch({ events: [{ at: 1, name: 'a' }] }))).status).toBe(204);
    expect((await send('events', batch({ events: [{ at: 2, name: 'b' }] }))).status).toBe(204);
    expect((await send('reports', batch({ reports: [{ at: 3, id: 'r' }] }))).status).toBe(204);
    expect(await received()).toEqual({
      events: [
        { at: 1, name: 'a' },
        { at: 2, name: 'b' },
      ],
      reports: [{ at: 3, id: 'r' }],
    });
  });

  it.each([
    '',
    '[]',
    '{"events":[{"at":1}]}',
    batch({}),
    batch({ events: [7] }),
    batch({ reports: [{ at: 1 }] }),
  ])('a body that is no batch of events is refused: %j', async (body) => {
    expect((await send('events', body)).status).toBe(400);
    expect((await received()).events).toEqual([]);
  });

  it('a batch that was answered by a fault was not taken', async () => {
    await service.post('/__test/faults', { match: 'POST /api/telemetry/events', status: 500 });
    expect((await send('events', batch({ events: [{ at: 1 }] }))).status).toBe(500);
    expect((await received()).events).toEqual([]);
  });

  it('the configuration names the addresses it was started with', async () => {
    expect(await json(service.get('/config.json'))).toMatchObject({
      telemetry: { eventsUrl: '/api/telemetry/events', sampling: 1 },
    });
  });
});
