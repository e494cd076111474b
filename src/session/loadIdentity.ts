/** The identity provider's SDK in a chunk of its own, so that the splash and the settings do not wait for it. */
import type { Identity, IdentityConfig, WatchVisibility } from './identity';

/** Fetches the SDK's chunk ahead of its use, while the configuration is loading. */
export async function preloadIdentity(): Promise<void> {
  await import('./firebaseIdentity');
}

/**
 * @param config key and project of the provider; rejects when the chunk cannot be fetched
 * @param watchVisibility the platform's
 */
export async function loadIdentity(
  config: IdentityConfig,
  watchVisibility: WatchVisibility,
): Promise<Identity> {
  const { createFirebaseIdentity } = await import('./firebaseIdentity');
  return createFirebaseIdentity(config, watchVisibility);
}
