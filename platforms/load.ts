/** Loads the adapter of a platform in a chunk of its own. */
import type { Platform } from './platform';
import type { PlatformId } from './platformId';

/** @param id as the URL or detection says. Every platform runs on the browser adapter, which is given the id. */
export async function loadPlatform(id: PlatformId): Promise<Platform> {
  const { createBrowserPlatform } = await import('./browser/adapter');
  return createBrowserPlatform(window, id);
}
