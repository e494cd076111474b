/** Loads the adapter of a platform in a chunk of its own. */
import type { Platform } from './platform';
import type { PlatformId } from './platformId';

/** @param id from the URL or from detection. Every platform uses the browser adapter, which receives the id. */
export async function loadPlatform(id: PlatformId): Promise<Platform> {
  const { createBrowserPlatform } = await import('./browser/adapter');
  return createBrowserPlatform(window, id);
}
