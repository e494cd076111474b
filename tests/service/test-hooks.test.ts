/** The hooks of test mode over HTTP: faults, request log, clock, reset. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from './testing';
import { json, startService } from './testing';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
afterEach(() => service.reset());

describe('faults', () => {
  it('answer with a status as often as asked, then no more', async () => {
    await service.post('/__test/faults', { match: 'GET /config.json', times: 2, status: 503 });
    const answers = await Promise.all([1, 2, 3].map(() => service.get('/config.json')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    expect(answers.every(({ headers }) => headers.get('access-control-allow-origin') === '*')).toBe(true);
  });

  it('break the connection', async () => {
    await service.post('/__test/faults', { match: 'GET /config.json', abort: true });
    await expect(service.get('/config.json')).rejects.toThrow();
    expect((await service.get('/config.json')).status).toBe(200);
  });

  it('delay, cut the body, empty it or replace it', async () => {
    await service.post('/__test/faults', [
      { match: 'GET /config.json', delayMs: 150 },
      { match: 'GET /config.json', malformed: true },
      { match: 'GET /config.json', emptyBody: true },
      { match: 'GET /config.json', body: { code: 'age_restriction_exceeded' }, status: 403 },
    ]);
    const before = performance.now();
    expect((await service.get('/config.json')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(145);
    await expect(json(service.get('/config.json'))).rejects.toThrow(SyntaxError);
    expect(await (await service.get('/config.json')).text()).toBe('');
    const refused = await service.get('/config.json');
    expect(refused.status).toBe(403);
    expect(await json(refused)).toEqual({ code: 'age_restriction_exceeded' });
  });

  it('never answer, until the client ends the request or they are cleared', async () => {
    await service.post('/__test/faults', { match: 'GET /config.json', hang: true, times: 2 });
    const impatient = fetch(`${service.url}/config.json`, { signal: AbortSignal.timeout(200) });
    await expect(impatient).rejects.toThrow('timeout');
    let ended = false;
    const patient = service.get('/config.json').finally(() => (ended = true));
    patient.catch(() => undefined);
    expect((await service.get('/config.json')).status).toBe(200);
    expect(ended).toBe(false);
    await fetch(`${service.url}/__test/faults`, { method: 'DELETE' });
    await expect(patient).rejects.toThrow();
  });

  it('send half a body and then break the connection', async () => {
    const segment = '/media/feature/video-270/1.m4s';
    const whole = (await (await service.get(segment)).arrayBuffer()).byteLength;
    await service.post('/__test/faults', { match: `GET ${segment}`, cutOff: true });
    const answer = await service.get(segment);
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(whole)]);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('send text or bytes that are no media, of the type asked for', async () => {
    await service.post('/__test/faults', [
      { match: 'GET /media/**', text: '<html>Sign in to this network</html>' },
      { match: 'GET /media/**', garbage: 1000 },
      { match: 'GET /media/**', text: 'WEBVTT', headers: { 'content-type': 'text/vtt' } },
    ]);
    const page = await service.get('/media/feature/manifest.mpd');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Sign in');
    const bytes = await service.get('/media/feature/video-270/1.m4s');
    expect(bytes.headers.get('content-type')).toBe('video/iso.segment');
    expect((await bytes.arrayBuffer()).byteLength).toBe(1000);
    expect((await service.get('/media/feature/text-en.vtt')).headers.get('content-type')).toBe('text/vtt');
  });

  it('are cleared by a reset, and refused when not understood', async () => {
    await service.post('/__test/faults', { match: '* /**', status: 500, times: null });
    expect((await service.get('/config.json')).status).toBe(500);
    await service.post('/__test/reset', {});
    expect((await service.get('/config.json')).status).toBe(200);
    expect((await service.post('/__test/faults', { match: 'nonsense' })).status).toBe(400);
  });

  it('leave a log of requests with the contract’s headers', async () => {
    await service.get('/config.json?a=1', { 'x-platform': 'TV', lang: 'pa' });
    await service.post('/api/users/register', { email: 'x' });
    const log = await json<Record<string, unknown>[]>(service.get('/__test/requests'));
    expect(log).toMatchObject([
      {
        method: 'GET',
        path: '/config.json',
        query: { a: '1' },
        headers: { 'x-platform': 'TV', lang: 'pa' },
        status: 200,
      },
      { method: 'POST', path: '/api/users/register', body: '{"email":"x"}', status: 400 },
    ]);
  });
});

describe('the bearer', () => {
  it.each(['Bearer nonsense', 'Basic abc', 'Bearer '])('%s is answered with 401', async (authorization) => {
    const answer = await service.get('/api/payments/attributed-checkout?contextId=x', { authorization });
    expect(answer.status).toBe(401);
    expect(await json(answer)).toMatchObject({ code: 'unauthenticated' });
  });

  it('expires with the clock', async () => {
    const headers = await service.bearer('demo@proscenium.tv');
    expect((await service.get('/api/payments/attributed-checkout?contextId=x', headers)).status).toBe(404);
    await service.post('/__test/clock', { advanceMs: 3_600_000 });
    expect((await service.get('/api/payments/attributed-checkout?contextId=x', headers)).status).toBe(401);
  });
});

describe('artwork', () => {
  it('is plain from a request on until the reset, and another style is refused', async () => {
    const typeOf = async (): Promise<string | null> =>
      (await service.get('/images/welcome.jpg?w=64&h=36')).headers.get('content-type');
    expect(await typeOf()).toBe('image/jpeg');
    expect(await json(service.post('/__test/artwork', { style: 'plain' }))).toEqual({ style: 'plain' });
    expect(await typeOf()).toBe('image/png');
    expect((await service.post('/__test/artwork', { style: 'grey' })).status).toBe(400);
    await service.reset();
    expect(await typeOf()).toBe('image/jpeg');
  });
});
