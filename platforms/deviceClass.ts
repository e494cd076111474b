/**
 * The device class by the memory a device reports. No manufacturer publishes what an application may use; hosted
 * platforms of this kind ask for at most 200 MB in total, so a television gets 100 MB for textures however much
 * memory it reports. A desktop gets more.
 */
import type { DeviceClass } from '../renderer';
import type { PlatformId } from './platformId';

/** Gigabytes: at most LOW is the low class, at least HIGH is the high class of a desktop. */
const LOW = 1;
const HIGH = 4;

/**
 * @param memory `navigator.deviceMemory`, gigabytes rounded to a power of two; undefined in engines before Chrome 63,
 * in pages not served over https and in browsers that hide it. The middle class is then the safe one: too small a
 * budget loads an image twice, too large a one ends the application.
 */
export function deviceClassOf(id: PlatformId, memory: number | undefined): DeviceClass {
  if (memory === undefined) return 'middle';
  if (memory <= LOW) return 'low';
  return id === 'browser' && memory >= HIGH ? 'high' : 'middle';
}
