/** What the back key does where no screen took it [A§2, B§2]. Paths are without the platform. */
import { placeOf } from './paths';

/** A path to go to, the question before leaving the app, or one step back in history. */
export type BackDecision = { readonly go: string } | 'confirmExit' | 'leave';

/** Back from a welcome sub-screen returns to /welcome; on the main level (welcome, profiles, pages) it asks to exit. */
export function backDecision(path: string, hasOrigin: boolean): BackDecision {
  const place = placeOf(path);
  if (place.kind === 'welcome')
    return path.replace(/\/+$/, '') === '/welcome' ? 'confirmExit' : { go: '/welcome' };
  if (path === '/profiles' || place.kind === 'root') return 'confirmExit';
  if (place.kind === 'page') return hasOrigin ? 'leave' : 'confirmExit';
  return 'leave';
}
