import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSentTrace, refuseProblems, TRACE_MAX_BYTES } from '../../src/contract/index';
import { json, startService } from './testing';
import type { TestService } from './testing';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const event = (name: string) => ({ name, ph: 'i', ts: 1, pid: 1, tid: 1 });

async function send(name: string): Promise<string> {
  const answer = await service.post('/api/traces', { traceEvents: [event(name)] });
  expect(answer.status).toBe(201);
  return parseSentTrace(await json(answer), refuseProblems).url;
}

test('a recording is fetched from the address its sender was given, from any page', async () => {
  const answer = await fetch(await send('one'), { headers: { origin: 'https://ui.perfetto.dev' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('content-disposition')).toContain('profile.json');
  expect(await json(answer)).toMatchObject({ traceEvents: [event('one')] });
});

test('the last five are kept', async () => {
  const urls: string[] = [];
  for (let i = 0; i < 7; i++) urls.push(await send(`trace ${i}`));
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  expect(statuses).toEqual([404, 404, 200, 200, 200, 200, 200]);
});

test.each([[{}], [{ traceEvents: [] }], [{ traceEvents: 'many' }]])('%j is no recording', async (body) => {
  expect((await service.post('/api/traces', body)).status).toBe(400);
});

test('one that is too large is refused', async () => {
  const answer = await service.post('/api/traces', { traceEvents: ['x'.repeat(TRACE_MAX_BYTES)] });
  expect([answer.status, (await json(answer)).code]).toEqual([413, 'trace_too_large']);
});
