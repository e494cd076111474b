/** What the back key does where no screen took it [ROUTE-34, ROUTE-35]. Paths are without the platform. */
import { parseRoute } from './paths';

/** A path to go to, the question before leaving the app, or one step back in history. */
export type BackDecision = { readonly go: string } | 'confirmExit' | 'leave';

/** Back from a welcome sub-screen returns to /welcome; on the main level (welcome, profiles, pages) it asks to exit. */
export function backDecision(path: string, hasOrigin: boolean): BackDecision {
  const route = parseRoute(path);
  if (route.kind === 'welcome')
    return path.replace(/\/+$/, '') === '/welcome' ? 'confirmExit' : { go: '/welcome' };
  if (path === '/profiles' || route.kind === 'root') return 'confirmExit';
  if (route.kind === 'page') return hasOrigin ? 'leave' : 'confirmExit';
  return 'leave';
}
