/** What one caller may do: sizes of bodies, attempts by address, and whose a pairing code and a reset mail are. */
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BODY_MAX_BYTES } from './body-limit';
import { CALLER_LIMITS } from './caller-limits';
import { completeOptions } from './options';
import type { TestService } from './testing';
import { json, startService } from './testing';

const LIMITS = { pairCodes: 3, guesses: 4, registrations: 2, resetMails: 2 };
const DEMO = { email: 'demo@proscenium.tv', password: 'popcorn1' };
const PASSWORD_CALL = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
const MAIL_CALL = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k';

let service: TestService;

beforeAll(async () => {
  service = await startService({ callerLimits: LIMITS });
});
afterAll(() => service.close());
afterEach(() => service.reset());

/** A request of another machine: Linux and Windows let a connection come from any address of the loopback network. */
async function askFrom(
  localAddress: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<{ status: number; text: string }> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const sent = request(service.url + path, { ...options, localAddress, agent: false }, done);
    sent.once('error', fail);
    sent.end(body);
  });
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode ?? 0, text };
}

const OTHER = '127.0.0.2';

describe('a body', () => {
  const size = (bytes: number): string => JSON.stringify({ x: 'x'.repeat(bytes - '{"x":""}'.length) });

  it.each(['/api/users/register', PASSWORD_CALL, '/api/telemetry/events', '/pair', '/no/such/path'])(
    'of %s is refused beyond 1 MB',
    async (path) => {
      const send = (body: string) => fetch(service.url + path, { method: 'POST', body });
      expect((await send(size(BODY_MAX_BYTES))).status).not.toBe(413);
      const refused = await send(size(BODY_MAX_BYTES + 1));
      expect(refused.status).toBe(413);
      expect(await json(refused)).toMatchObject({ code: 'body_too_large' });
    },
  );

  it('that does not announce its length is refused when it has sent too much', async () => {
    const part = new TextEncoder().encode('x'.repeat(10_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += part.length;
        if (sent > 20 * BODY_MAX_BYTES) controller.close();
        else controller.enqueue(part);
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as const;
    const answer = await fetch(`${service.url}/api/users/register`, init as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(10 * BODY_MAX_BYTES);
  });

  it('of 120 MB is not read to its end', async () => {
    const socket = connect(service.port, '127.0.0.1');
    const head = `POST /api/users/register HTTP/1.1\r\nhost: x\r\ncontent-length: ${120e6}\r\n\r\n`;
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    // A connection that is closed on a sender may be reset.
    socket.on('error', () => undefined);
    const closed = new Promise<void>((done) => void socket.once('close', () => done()));
    socket.write(head);
    const part = Buffer.alloc(1e5, 'x');
    const pump = (): void => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', pump);
    pump();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(socket.bytesWritten).toBeLessThan(60e6);
  });
});

describe('attempts of one address', () => {
  const statuses = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
    const all: number[] = [];
    for (let i = 0; i < times; i += 1) all.push((await ask()).status);
    return all;
  };
  const register = (key?: string) =>
    service.post(
      '/api/users/register',
      { email: `${Math.random()}@example.com`, password: 'longenough' },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  it('codes: the fourth is refused with the time to wait, which is enough; another address has its own', async () => {
    const fetchCode = () => service.get('/api/users/pair/code');
    expect(await statuses(3, fetchCode)).toEqual([200, 200, 200]);
    const refused = await fetchCode();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await askFrom(OTHER, '/api/users/pair/code')).status).toBe(200);
    await service.post('/__test/clock', { advanceMs: seconds * 1000 });
    expect((await fetchCode()).status).toBe(200);
  });

  it('an address that a header tells does not count', async () => {
    const asOther = () => service.get('/api/users/pair/code', { 'x-forwarded-for': String(Math.random()) });
    expect(await statuses(4, asOther)).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ['at the television’s call', () => service.get('/api/users/pair/token?code=BCDFGH'), 404],
    ['on the phone’s page', () => service.get('/pair?code=BCDFGH'), 410],
    ['in the phone’s form', () => service.postForm('/pair', { code: 'BCDFGH', ...DEMO }), 410],
  ])('guesses at codes %s', async (_, guess, wrong) => {
    expect(await statuses(5, guess)).toEqual([wrong, wrong, wrong, wrong, 429]);
  });

  it('guesses at codes and at passwords add up, and the page says so', async () => {
    await statuses(2, () => service.get('/api/users/pair/token?code=BCDFGH'));
    const code = JSON.parse((await askFrom(OTHER, '/api/users/pair/code')).text).code as string;
    const wrong = () => service.postForm('/pair', { code, ...DEMO, password: 'wrong' });
    expect(await statuses(2, wrong)).toEqual([401, 401]);
    const page = await service.postForm('/pair', { code, ...DEMO });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('Too many attempts');
  });

  it('guesses at passwords of many accounts, also at the same time', async () => {
    const guess = (_: unknown, i: number) =>
      service.post(PASSWORD_CALL, { email: `a${i}@b.tv`, password: 'x' });
    const answers = await Promise.all(Array.from({ length: 8 }, guess).map((one) => json(one)));
    const codes = answers.map((body) => (body['error'] as { message: string }).message.split(' ')[0]);
    expect(codes.filter((code) => code === 'EMAIL_NOT_FOUND')).toHaveLength(4);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(4);
    expect((await service.post('/api/users/token', { ...DEMO, password: 'x' })).status).toBe(429);
  });

  it('what is right is no guess', async () => {
    expect(await statuses(6, () => service.post(PASSWORD_CALL, DEMO))).toEqual([
      200, 200, 200, 200, 200, 200,
    ]);
    const { code } = await json(service.get('/api/users/pair/code'));
    const poll = () => service.get(`/api/users/pair/token?code=${String(code)}`);
    expect(new Set(await statuses(10, poll))).toEqual(new Set([200]));
  });

  it('registrations, by either call; one sent again by its key is none', async () => {
    expect(await statuses(3, () => register('same'))).toEqual([201, 201, 201]);
    expect((await register()).status).toBe(201);
    expect((await register()).status).toBe(429);
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    const refused = await service.post(signUp, { email: 'x@example.com', password: 'longenough' });
    expect(refused.status).toBe(400);
    expect((await service.post(signUp, {})).status).toBe(200);
  });

  it('reset mails, whoever they are for', async () => {
    const mail = (email: string) => service.post(MAIL_CALL, { requestType: 'PASSWORD_RESET', email });
    expect((await mail(DEMO.email)).status).toBe(200);
    expect((await mail('nobody@example.com')).status).toBe(400);
    const refused = await mail('free@proscenium.tv');
    expect(await json(refused)).toMatchObject({
      error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER/) as string },
    });
  });

  it('without options are those of a household, and in test mode a hundred times as many', () => {
    expect(completeOptions({}).callerLimits).toEqual(CALLER_LIMITS);
    expect(completeOptions({ faults: true }).callerLimits).toEqual(
      Object.fromEntries(Object.entries(CALLER_LIMITS).map(([kind, count]) => [kind, 100 * count])),
    );
  });
});

describe('a confirmed pairing code', () => {
  const confirm = (code: string) => service.postForm('/pair', { code, ...DEMO });
  const tokenPath = (code: string): string => `/api/users/pair/token?code=${code}`;
  const newCode = async (headers = {}): Promise<string> =>
    String((await json(service.get('/api/users/pair/code', headers)))['code']);

  it('gives its token once', async () => {
    const code = await newCode();
    await confirm(code);
    const answers = await Promise.all([1, 2, 3].map(() => service.get(tokenPath(code))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await (await service.get(`/pair?code=${code}`)).text()).toContain('Already done');
  });

  it('gives it to the address that fetched the code alone', async () => {
    const code = await newCode();
    await confirm(code);
    expect((await askFrom(OTHER, tokenPath(code))).status).toBe(404);
    const { token } = await json(service.get(tokenPath(code)));
    expect(token).toEqual(expect.any(String));
  });

  it('gives it to the guest who fetched the code alone', async () => {
    const guest = await service.bearer(null);
    const code = await newCode(guest);
    await confirm(code);
    expect((await service.get(tokenPath(code))).status).toBe(404);
    expect((await service.get(tokenPath(code), await service.bearer(null))).status).toBe(404);
    expect((await service.get(tokenPath(code), guest)).status).toBe(200);
  });
});

describe('a reset mail', () => {
  const LISTING = '/emulator/v1/projects/proscenium/oobCodes';

  async function mailedLink(): Promise<string> {
    const body = JSON.stringify({ requestType: 'PASSWORD_RESET', email: DEMO.email });
    const headers = { host: 'evil.example:80', 'content-type': 'application/json' };
    expect((await askFrom('127.0.0.1', MAIL_CALL, { method: 'POST', headers, body })).status).toBe(200);
    const { oobCodes } = await json<{ oobCodes: { oobLink: string }[] }>(service.get(LISTING));
    return oobCodes.at(-1)?.oobLink ?? '';
  }

  it('leads to the address that is listened on, not to the one its request named', async () => {
    expect(new URL(await mailedLink()).origin).toBe(service.url);
  });

  it('leads to the configured origin', async () => {
    await service.close();
    service = await startService({ callerLimits: LIMITS, origin: 'https://tv.example.com' });
    expect(new URL(await mailedLink()).origin).toBe('https://tv.example.com');
    const { url } = await json(service.get('/api/users/pair/code'));
    expect(new URL(String(url)).origin, 'a phone is sent there by QR codes too').toBe(
      'https://tv.example.com',
    );
  });

  it('is listed in test mode alone', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const usual = await startService({ faults: false });
    await usual.post(MAIL_CALL, { requestType: 'PASSWORD_RESET', email: DEMO.email });
    const listing = await usual.get(LISTING);
    expect(listing.status).toBe(403);
    expect(await listing.text()).not.toContain('oobLink');
    await usual.close();
    expect(printed).toHaveBeenCalledWith(expect.stringContaining(`Mail to ${DEMO.email}: ${usual.url}/`));
    printed.mockRestore();
  });
});
