/** Bytes of textures that a device can spare, by its class. */

/**
 * `low`: devices with 512 MB or less, 720p panels; `middle`: most recent devices; `high`: 2 GB or more, 4K panels.
 */
export type DeviceClass = 'low' | 'middle' | 'high';

const budgets: Readonly<Record<DeviceClass, number>> = { low: 64e6, middle: 100e6, high: 160e6 };

/** Bytes of a class, or the given bytes. @throws Error when it is neither a class nor a positive number */
export function textureBudgetOf(budget: DeviceClass | number = 'middle'): number {
  const bytes = typeof budget === 'number' ? budget : budgets[budget];
  if (!(bytes > 0 && bytes < Infinity))
    throw new Error(`textureBudget is a number of bytes or one of low, middle, high; not ${String(budget)}.`);
  return bytes;
}
