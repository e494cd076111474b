/**
 * The identity provider that the adapter's suite runs against: the embedded one, started here, or with IDENTITY_EMULATOR the
 * official Firebase Auth emulator at that address. Only what both offer is in `ProviderUnderTest`.
 */
import type { IdentityConfig } from '../../src/session/identity';
import type { TestProvider } from '../service/identity/testing';
import { startProvider } from '../service/identity/testing';

const EMULATOR = process.env['IDENTITY_EMULATOR'];
/** The project the emulator was started for. */
const EMULATOR_PROJECT = process.env['IDENTITY_PROJECT'] ?? 'demo-proscenium';

/** Whether this run is against the official emulator. */
export const againstEmulator = EMULATOR !== undefined;

export interface ProviderUnderTest {
  /** What a deployment would have in its config.json. */
  readonly config: IdentityConfig;
  /** A custom token, as the service makes them for pairing and registration. */
  customToken(uid: string): Promise<string>;
  /** The codes of the mails an address was sent, oldest first; those already used are not told. */
  mailedCodes(email: string): Promise<string[]>;
  /** Makes an account go away, by its own id token. */
  deleteAccount(idToken: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts the provider of this run. */
export async function openProvider(): Promise<ProviderUnderTest> {
  if (EMULATOR !== undefined) return emulator(EMULATOR.replace(/\/+$/, ''));
  // The emulator's default, and what the specification's 'email does not exist' screen needs.
  return embedded(await startProvider({ emailEnumerationProtection: false }));
}

/** The embedded provider as one under test. */
export function embedded(provider: TestProvider): ProviderUnderTest {
  return {
    ...overHttp(provider.url, 'proscenium'),
    // It checks the signature, as Google's service does.
    customToken: (uid) => provider.identity.customToken(uid),
    close: () => provider.close(),
  };
}

function emulator(url: string): ProviderUnderTest {
  return {
    ...overHttp(url, EMULATOR_PROJECT),
    // The emulator takes plain JSON for a custom token and has no key to sign one with.
    customToken: async (uid) => JSON.stringify({ uid }),
    close: async () => {},
  };
}

/** The calls that the embedded provider and the emulator have in common. */
function overHttp(url: string, projectId: string): Omit<ProviderUnderTest, 'customToken' | 'close'> {
  return {
    config: { apiKey: 'any', authDomain: 'localhost', projectId, emulatorUrl: url },
    async mailedCodes(email) {
      const answer = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`);
      const { oobCodes = [] } = (await answer.json()) as { oobCodes?: { email: string; oobCode: string }[] };
      return oobCodes.filter((mail) => mail.email === email.toLowerCase()).map(({ oobCode }) => oobCode);
    },
    async deleteAccount(idToken) {
      const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=any`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken }),
      });
      if (!answer.ok) throw new Error(`The account could not be deleted: ${await answer.text()}`);
    },
  };
}
