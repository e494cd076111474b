/** The premium variant of the signed-in routes [ROUTE-26]. Paths are without the platform. */
import { parseRoute } from './paths';

/** Where everything else leads, and where back leads from there: the usual target is not among these routes. */
export const PREMIUM_AWAY = '/page_not_exists';
export const PREMIUM_HOME = '/settings';

const SCREENS = ['settings', 'page_not_exists', 'no_plans'];

/** Whether a path is one of its routes: the settings, the player, and two screens of errors. */
export function isPremiumRoute(path: string): boolean {
  const route = parseRoute(path);
  return route.kind === 'asset' ? route.player : route.kind === 'other' && SCREENS.includes(route.screen);
}
