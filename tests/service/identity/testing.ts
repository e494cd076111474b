/** For tests: the identity provider alone on a port, and a Firebase SDK that talks to it. */
import type { Auth } from 'firebase/auth';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { deleteApp, initializeApp } from 'firebase/app';
import { listen } from '../listen';
import { originOf } from '../origin';
import type { Store } from '../store';
import { openStore } from '../store';
import type { Identity } from './index';
import { openIdentity } from './index';
import type { ProviderSettings } from './provider';

/** A provider on a port. */
export interface TestProvider {
  readonly url: string;
  readonly identity: Identity;
  readonly store: Store;
  /** Links and codes that would have been mailed, oldest first. */
  readonly mails: { email: string; oobCode: string; oobLink: string }[];
  /** A new SDK without a session. */
  sdk(): Auth;
  /** Posts to one of the provider's calls; gives status and body. */
  post(call: string, body: object): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
}

let apps = 0;

/** One key pair for all providers of a test run: making one takes longer than most tests. */
let sharedKeys: object = {};

/**
 * Starts a provider on a free port; settings left out are the service's defaults. With `ownKeys`, or a store of its own, its
 * keys are its own too.
 */
export async function startProvider(
  given: Partial<ProviderSettings> & { store?: Store; ownKeys?: boolean } = {},
): Promise<TestProvider> {
  const store = given.store ?? (await openStore(null));
  const shares = !given.store && !given.ownKeys;
  const keys = shares ? store.document('identity-keys', () => sharedKeys) : null;
  const mails: TestProvider['mails'] = [];
  const settings: ProviderSettings = {
    projectId: 'proscenium',
    clock: Date.now,
    tokenLifetimeSeconds: 3600,
    emailEnumerationProtection: true,
    identityRateLimit: 1000,
    remoteKeySetUrl: null,
    ...given,
  };
  const identity = await openIdentity(store, settings, {
    origin: originOf,
    onCode: (code) => mails.push(code),
    listCodesForAll: false,
  });
  if (keys) sharedKeys = keys.value;
  const listener = await listen(0, '127.0.0.1');
  listener.serve(identity.app);
  const url = `http://127.0.0.1:${listener.port}`;
  const closers: (() => Promise<void>)[] = [];
  return {
    url,
    identity,
    store,
    mails,
    sdk() {
      const app = initializeApp({ apiKey: 'test', projectId: settings.projectId }, `test-${(apps += 1)}`);
      closers.push(() => deleteApp(app));
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, url, { disableWarnings: true });
      return auth;
    },
    async post(call, body) {
      const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/${call}?key=test`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async close() {
      await Promise.all(closers.map((close) => close()));
      await listener.close();
      await store.close();
    },
  };
}
