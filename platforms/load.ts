/** The adapter of a platform. Each is a chunk of its own, so that a set loads no other maker's code. */
import type { Platform, PlatformId } from './platform';

/** @param id as the URL or detection says. Sets without an adapter of their own run on what browsers have in common. */
export async function loadPlatform(id: PlatformId): Promise<Platform> {
  const { createBrowserPlatform } = await import('./browser/adapter');
  return createBrowserPlatform(window, id);
}
