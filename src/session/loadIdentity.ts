/** The identity provider's SDK in a chunk of its own, so that the splash does not wait for it. */
import type { Identity, IdentityConfig, WatchVisibility } from './identity';

/**
 * Fetches the SDK while the rest is found out.
 * @param config key and project of the provider
 * @param watchVisibility the platform's
 * @returns the provider; rejects when its chunk cannot be fetched, and as `config` does
 */
export async function loadIdentity(
  config: Promise<IdentityConfig>,
  watchVisibility: Promise<WatchVisibility>,
): Promise<Identity> {
  const [{ createFirebaseIdentity }, ...known] = await Promise.all([
    import('./firebaseIdentity'),
    config,
    watchVisibility,
  ]);
  return createFirebaseIdentity(...known);
}
