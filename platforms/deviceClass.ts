/**
 * The class of a set by the memory it tells of. What an application may use is published by no maker; hosted platforms like
 * them ask for at most 200 MB in all, so a television has 100 MB of it for textures however much it says. A desk has more.
 */
import type { DeviceClass } from '../renderer';
import type { PlatformId } from './platformId';

/** Gigabytes up to which a set is a weak one, and from which a desk is a strong one. */
const LOW = 1;
const HIGH = 4;

/**
 * @param memory `navigator.deviceMemory`, gigabytes rounded to a power of two; undefined in engines before Chrome 63, in
 *   pages not served over https and in browsers that keep it to themselves. The middle class is then the safe one: a budget too
 *   small asks for a picture twice, one too large ends the application.
 */
export function deviceClassOf(id: PlatformId, memory: number | undefined): DeviceClass {
  if (memory === undefined) return 'middle';
  if (memory <= LOW) return 'low';
  return id === 'browser' && memory >= HIGH ? 'high' : 'middle';
}
