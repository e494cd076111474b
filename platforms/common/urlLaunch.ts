/** Launch requests of hosted applications: the set opens the registered URL, to which a store adds a query [ROUTE-37]. */
import { launchRequestOf } from './launch';
import type { LaunchRequest } from './launch';

/** `?path=/asset/a1/watch`, or the same under the names that other makers use; null for anything else. */
export function launchFromUrl(search: string): LaunchRequest | null {
  const told: Record<string, string> = {};
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [name = '', value = ''] = part.split('=', 2);
    try {
      told[name] = decodeURIComponent(value);
    } catch {
      // A value that is no escape sequence is no route either.
    }
  }
  return launchRequestOf(told);
}
