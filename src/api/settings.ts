/** Calls for the deployment's settings, its languages, and the menu of a profile's interests. */
import { parseMenuLinks, parsePlatformLanguage, parseSettings, routes } from '../contract';
import type { Transport } from './transport';

/** Calls for the deployment's settings: each resolves to the parsed answer or throws ApiError. */
export function settingsCalls({ read }: Transport) {
  return {
    /** Fetched before the first screen. */
    settings: (signal?: AbortSignal) =>
      read({ call: 'settings', path: routes.settings, signal }, parseSettings),
    platformLanguage: (signal?: AbortSignal) =>
      read({ call: 'platformLanguage', path: routes.platformLanguage, signal }, parsePlatformLanguage),
    /** Menu links for a profile's interests; an empty list means: keep the menu as it is. */
    interestMenu: (interests: readonly string[], signal?: AbortSignal) =>
      read(
        { call: 'interestMenu', path: routes.menu, query: { interests: interests.join(',') }, signal },
        parseMenuLinks,
      ),
  };
}
