/** The provider's RS256 key pair: made once, kept in the store, so that a restart does not sign everyone out. */
import type { CryptoKey, JWK } from 'jose';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Store } from '../store';

export const ALGORITHM = 'RS256';

/** What signs and what verifies. */
export interface SigningKeys {
  kid: string;
  privateKey: CryptoKey;
  /** The public half as a JWK set. */
  jwks: { keys: JWK[] };
}

/** Opens the stored key pair, or makes one. */
export async function openKeys(store: Store): Promise<SigningKeys> {
  // A reset of the store keeps the keys: its initial value is whatever was opened here.
  let opened: { privateJwk?: JWK } = {};
  const stored = store.document('identity-keys', () => opened);
  opened = stored.value;
  if (!opened.privateJwk) {
    const made = await exportJWK((await generateKeyPair(ALGORITHM, { extractable: true })).privateKey);
    stored.change((keys) => {
      keys.privateJwk = made;
    });
  }
  return importKeys(stored.value.privateJwk ?? {});
}

async function importKeys(privateJwk: JWK): Promise<SigningKeys> {
  const kid = await calculateJwkThumbprint(privateJwk);
  const { kty, n, e } = privateJwk;
  if (!n || !e) throw new TypeError('The stored identity key is not an RSA key');
  const privateKey = (await importJWK(privateJwk, ALGORITHM)) as CryptoKey;
  return { kid, privateKey, jwks: { keys: [{ kty, n, e, kid, alg: ALGORITHM, use: 'sig' }] } };
}
