/** The effect of the back key where no screen handled it [ROUTE-34, ROUTE-35]. Paths are without the platform. */
import { parseRoute } from './paths';

/** A path to open, the confirmation before leaving the app, or one step back in history. */
export type BackDecision = { readonly go: string } | 'confirmExit' | 'leave';

/** Back from a sub-screen of welcome opens /welcome; on the main level (welcome, profiles, pages) it asks to exit. */
export function backDecision(path: string, hasOrigin: boolean): BackDecision {
  const route = parseRoute(path);
  if (route.kind === 'welcome')
    return path.replace(/\/+$/, '') === '/welcome' ? 'confirmExit' : { go: '/welcome' };
  if (path === '/profiles' || route.kind === 'root') return 'confirmExit';
  if (route.kind === 'page') return hasOrigin ? 'leave' : 'confirmExit';
  return 'leave';
}
