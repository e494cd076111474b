/** Hisense's global functions. They answer at once, when they are there; lists of them differ by firmware. */
import { attempt } from '../common/ask';
import { globalsOf } from '../common/globals';
import type { PlatformPage } from '../common/page';

/** What the function of that name says; undefined where it is missing or throws. */
export function askHisense(page: PlatformPage, name: string): unknown {
  const run = globalsOf(page)[`Hisense_${name}`];
  return typeof run === 'function' ? attempt(() => (run as () => unknown)(), undefined) : undefined;
}
