/** Loads the adapter of a platform in a chunk of its own: only the one of the set that runs. */
import type { PlatformPage } from './common/page';
import type { Platform } from './platform';
import type { PlatformId } from './platformId';

type CreatePlatform = (page: PlatformPage) => Platform;

const ADAPTERS: Readonly<Record<PlatformId, () => Promise<CreatePlatform>>> = {
  tizen: async () => (await import('./tizen/adapter')).createTizenPlatform,
  webos: async () => (await import('./webos/adapter')).createWebosPlatform,
  vizio: async () => (await import('./vizio/adapter')).createVizioPlatform,
  vidaa: async () => (await import('./vidaa/adapter')).createVidaaPlatform,
  vewd: async () => (await import('./vewd/adapter')).createVewdPlatform,
  foxxum: async () => (await import('./foxxum/adapter')).createFoxxumPlatform,
  browser: async () => (await import('./browser/adapter')).createBrowserPlatform,
};

/** @param id from the URL or from detection */
export async function loadPlatform(id: PlatformId): Promise<Platform> {
  return (await ADAPTERS[id]())(window);
}
