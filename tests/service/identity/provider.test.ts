/** What the SDK does not show: restarts, rotation of refresh tokens, limits, bodies of refusals, production. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../store';
import { openIdentity } from './index';
import type { TestProvider } from './testing';
import { startProvider } from './testing';

const open: TestProvider[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(open.splice(0).map((provider) => provider.close()));
});

async function start(settings: Parameters<typeof startProvider>[0] = {}): Promise<TestProvider> {
  const provider = await startProvider(settings);
  open.push(provider);
  return provider;
}

interface Tokens {
  idToken: string;
  refreshToken: string;
  localId: string;
}

async function guest(provider: TestProvider): Promise<Tokens> {
  return (await provider.post('accounts:signUp', { returnSecureToken: true })).body as unknown as Tokens;
}

async function refresh(provider: TestProvider, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${provider.url}/securetoken.googleapis.com/v1/token?key=test`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
  });
  return (await response.json()) as Record<string, unknown>;
}

function message(body: Record<string, unknown>): unknown {
  return (body['error'] as { message?: unknown } | undefined)?.message;
}

/** Signs the free demo account in and asks for another address. */
async function changeAddress(provider: TestProvider): ReturnType<TestProvider['post']> {
  const signedIn = await provider.post('accounts:signInWithPassword', {
    email: 'free@proscenium.tv',
    password: 'popcorn1',
  });
  return provider.post('accounts:update', {
    idToken: signedIn.body['idToken'],
    email: 'new@proscenium.tv',
  });
}

describe('refresh tokens', () => {
  it('rotate, and an answer lost on the way signs nobody out', async () => {
    const provider = await start();
    const { refreshToken, localId } = await guest(provider);
    const lost = await refresh(provider, refreshToken);
    const again = await refresh(provider, refreshToken);
    expect(again).toMatchObject({ user_id: localId, expires_in: '3600', token_type: 'Bearer' });
    expect(new Set([refreshToken, lost['refresh_token'], again['refresh_token']]).size).toBe(3);
  });

  it('a copy used after its successor revokes the whole sign-in', async () => {
    let now = Date.now();
    const provider = await start({ clock: () => now });
    const { refreshToken } = await guest(provider);
    const second = String((await refresh(provider, refreshToken))['refresh_token']);
    const third = String((await refresh(provider, second))['refresh_token']);
    now += 61_000;
    expect(message(await refresh(provider, refreshToken))).toBe('TOKEN_EXPIRED');
    expect(message(await refresh(provider, third))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('survive a restart, and so do the keys that sign', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
    const first = await startProvider({ store: await openStore(folder) });
    const { refreshToken, idToken, localId } = await guest(first);
    await first.close();
    const second = await startProvider({ store: await openStore(folder) });
    expect((await second.identity.verify(idToken)).uid).toBe(localId);
    expect(await refresh(second, refreshToken)).toMatchObject({ user_id: localId });
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('the provider', () => {
  it('publishes the key set its tokens verify with', async () => {
    const provider = await start();
    const { idToken } = await guest(provider);
    const keys = createRemoteJWKSet(
      new URL(
        `${provider.url}/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
      ),
    );
    const { payload } = await jwtVerify(idToken, keys, { audience: 'proscenium' });
    expect(payload).toMatchObject({
      iss: 'https://securetoken.google.com/proscenium',
      provider_id: 'anonymous',
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    });
  });

  it('lets another provider’s key set decide when configured', async () => {
    const home = await start();
    const { idToken, localId } = await guest(home);
    const remoteKeySetUrl = `${home.url}/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`;
    const away = await start({ remoteKeySetUrl, ownKeys: true });
    expect(await away.identity.verify(idToken)).toEqual({ uid: localId, email: null, anonymous: true });
    const { idToken: own } = await guest(away);
    await expect(away.identity.verify(own)).rejects.toThrow();
  });

  it('refuses tokens of another project and tampered ones', async () => {
    const provider = await start();
    const stranger = await start({ projectId: 'elsewhere', ownKeys: true });
    const { idToken } = await guest(provider);
    await expect(provider.identity.verify((await guest(stranger)).idToken)).rejects.toThrow(
      'INVALID_ID_TOKEN',
    );
    await expect(provider.identity.verify(`${idToken.slice(0, -4)}AAAA`)).rejects.toThrow('INVALID_ID_TOKEN');
  });

  it('answers refusals with Firebase’s body', async () => {
    const provider = await start();
    const { status, body } = await provider.post('accounts:signInWithPassword', {
      email: 'demo@proscenium.tv',
      password: 'wrong',
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        code: 400,
        message: 'INVALID_LOGIN_CREDENTIALS',
        errors: [{ message: 'INVALID_LOGIN_CREDENTIALS', domain: 'global', reason: 'invalid' }],
      },
    });
  });

  it('answers 403 without an API key and 404 to unknown calls', async () => {
    const provider = await start();
    const url = `${provider.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(403);
    expect((await provider.post('accounts:constructor', {})).status).toBe(404);
  });

  it.each(['[]', '{', '"text"', 'null'])('answers 400 to the body %s', async (body) => {
    const provider = await start();
    const url = `${provider.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=test`;
    const response = await fetch(url, { method: 'POST', body });
    expect(response.status).toBe(400);
  });

  it('limits calls a minute by caller', async () => {
    let now = Date.now();
    const provider = await start({ identityRateLimit: 3, clock: () => now });
    for (let i = 0; i < 3; i += 1) await guest(provider);
    expect(message((await provider.post('accounts:signUp', {})).body)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    now += 60_001;
    expect((await provider.post('accounts:signUp', {})).status).toBe(200);
  });

  it('limits reset mails by address', async () => {
    const provider = await start();
    const ask = () =>
      provider.post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'demo@proscenium.tv' });
    for (let i = 0; i < 10; i += 1) expect((await ask()).status).toBe(200);
    expect(message((await ask()).body)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  });

  it('changes an address by mail only under enumeration protection', async () => {
    const closed = await start();
    const openly = await start({ emailEnumerationProtection: false });
    expect(message((await changeAddress(closed)).body)).toMatch(/^OPERATION_NOT_ALLOWED/);
    expect((await changeAddress(openly)).body).toMatchObject({
      email: 'new@proscenium.tv',
      emailVerified: false,
    });
  });

  it('forgets guests who stayed away for a month', async () => {
    let now = Date.now();
    const store = await openStore(null);
    const first = await start({ store, clock: () => now });
    const { idToken } = await guest(first);
    now += 31 * 86_400_000;
    const second = await start({ store, clock: () => now });
    await expect(second.identity.verify(idToken)).rejects.toThrow();
    expect(Object.keys(store.document('accounts', () => ({})).value)).toEqual([
      'demo-premium',
      'demo-free',
      'demo-partner',
    ]);
  });

  it('stores neither passwords nor refresh tokens', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'identity-'));
    const provider = await startProvider({ store: await openStore(folder) });
    const { refreshToken } = await guest(provider);
    await provider.close();
    const store = await openStore(folder);
    const everything = JSON.stringify([
      store.document('accounts', () => ({})).value,
      store.document('sessions', () => ({})).value,
    ]);
    expect(everything).not.toContain('popcorn1');
    expect(everything).not.toContain(refreshToken);
    await rm(folder, { recursive: true });
  });

  it('does not start in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const settings = {
      projectId: 'proscenium',
      clock: Date.now,
      tokenLifetimeSeconds: 1,
      emailEnumerationProtection: true,
      identityRateLimit: 1,
      remoteKeySetUrl: null,
    };
    const options = { origin: () => '', onCode: () => undefined, listCodesForAll: false };
    await expect(openIdentity(await openStore(null), settings, options)).rejects.toMatchObject({
      code: 'EPRODUCTION',
    });
  });
});
