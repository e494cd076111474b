/** The whole service on a port: its addresses, texts, the client's files, and starts that fail. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config/config';
import { createService } from './server';
import type { TestService } from './testing';
import { json, startService } from './testing';

let service: TestService;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  const client = path.join(folder, 'client');
  await mkdir(path.join(client, 'assets'), { recursive: true });
  await writeFile(path.join(client, 'index.html'), '<!doctype html><title>client</title>');
  await writeFile(path.join(client, '.sources'), 'secret');
  await writeFile(
    path.join(client, 'assets', 'main-abc123.js'),
    `export const filler = "${'x'.repeat(5000)}";`,
  );
  service = await startService({ clientDir: client });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

describe('the addresses', () => {
  it('/config.json is a configuration the client accepts, with the service’s own addresses', async () => {
    const config = parseConfig(await json(service.get('/config.json')), '/config.json');
    expect(config.apiUrl).toBe(`${service.url}/api`);
    expect(config.identity.emulatorUrl).toBe(service.url);
    expect(config.paths.tokenExchange).toBe('/users/token');
  });

  it('are open to any origin and expose x-country', async () => {
    const response = await service.get('/config.json', { origin: 'http://tv.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('x-country');
    const preflight = await fetch(`${service.url}/api/settings`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://tv.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,lang,x-profile-id',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-profile-id');
  });

  it('answer unknown calls with 404 and the contract’s error body', async () => {
    const response = await service.get('/api/no/such/call');
    expect(response.status).toBe(404);
    expect(await json(response)).toMatchObject({ code: 'not_found' });
  });
});

describe('texts', () => {
  it.each(['terms-and-conditions', 'privacy-policy'])('the legal text %s is HTML', async (type) => {
    const response = await service.get(`/legal/${type}`);
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    expect(text).toMatch(/^<article>\s*<h1>/);
    expect(text.length).toBeGreaterThan(2000);
    expect(await (await service.get(`/legal/${type}?view=page`)).text()).toContain('viewport');
  });

  it('other legal types are unknown', async () => {
    expect((await service.get('/legal/constructor')).status).toBe(404);
  });

  it.each(['en', 'pa'])('translations of %s come from the static host', async (language) => {
    const response = await service.get(`/static/translations/${language}.json`);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(Object.keys(await json(response)).length).toBeGreaterThan(50);
  });

  it('an unknown language is 404', async () => {
    expect((await service.get('/static/translations/xx.json')).status).toBe(404);
    expect((await service.get('/static/translations/..%2fen.json')).status).toBe(404);
  });
});

it.each([
  ['as its option says', { premiumRoutes: true }, true],
  ['not without the option', {}, false],
])('[ROUTE-26] the deployment has the premium variant of the routes %s', async (_, options, enabled) => {
  const other = await startService(options);
  const settings = await json(other.get('/api/settings'));
  await other.close();
  expect(settings['premiumRoutesEnabled']).toBe(enabled);
});

describe('the client’s files', () => {
  it('index.html answers every path of the app and is never kept', async () => {
    for (const where of ['/', '/browser/welcome', '/tizen/asset/a1/watch']) {
      const response = await service.get(where);
      expect(await response.text()).toContain('<title>client</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('hashed files are kept for a year and travel compressed', async () => {
    const response = await service.get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('a missing file is 404, not the page', async () => {
    const response = await service.get('/assets/gone-123.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
  });

  it('dot files stay hidden', async () => {
    expect((await service.get('/.sources')).status).toBe(404);
  });
});

describe('starting', () => {
  it('has no test hooks unless asked for', async () => {
    const plain = await createService({ port: 0 });
    const answer = await fetch(`${plain.url}/__test/requests`);
    await plain.close();
    expect(answer.headers.get('content-type')).not.toContain('json');
  });

  it('on a taken port fails with EADDRINUSE before it opens the data folder', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => holder.once('listening', done));
    const { port } = holder.address() as AddressInfo;
    const dataDir = path.join(folder, 'never-made');
    await expect(createService({ port, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((done) => holder.close(done));
    // The port is free again, so the failed start holds nothing.
    const service2 = await createService({ port, dataDir });
    await service2.close();
  });

  it('on an impossible data folder fails with the system’s code and frees the port', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await expect(createService({ port: 0, dataDir: path.join(file, 'data') })).rejects.toMatchObject({
      code: 'ENOTDIR',
    });
  });

  it('keeps accounts and sessions between runs', async () => {
    const dataDir = path.join(folder, 'kept');
    const first = await createService({ port: 0, dataDir });
    const signUp = await fetch(`${first.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
      method: 'POST',
      body: JSON.stringify({ email: 'stays@example.com', password: 'longenough' }),
    });
    const { idToken } = await json(signUp);
    await first.close();
    const second = await createService({ port: 0, dataDir });
    const answer = await fetch(`${second.url}/api/payments/attributed-checkout?contextId=x`, {
      headers: { authorization: `Bearer ${String(idToken)}` },
    });
    await second.close();
    expect(answer.status).toBe(404);
  });
});
