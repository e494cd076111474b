/**
 * The device class by the memory a device reports. No manufacturer publishes what an application may use; hosted
 * platforms of this kind ask for at most 200 MB in total, so a television gets 100 MB for textures however much
 * memory it reports. A desktop gets more.
 */
import type { DeviceClass } from '../renderer';
import type { DeviceFacts } from './deviceFacts';

/** Gigabytes: at most LOW is the low class, at least HIGH is the high class of a desktop. */
const LOW = 1;
const HIGH = 4;

/**
 * Without a memory that is told the middle class is the safe one: too small a budget loads an image twice, too large a one ends
 * the application.
 */
export function deviceClassOf({ id, memory }: DeviceFacts): DeviceClass {
  if (memory === undefined) return 'middle';
  if (memory <= LOW) return 'low';
  return id === 'browser' && memory >= HIGH ? 'high' : 'middle';
}
