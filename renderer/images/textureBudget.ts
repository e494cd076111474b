/** How many bytes of textures a set can spare, by its class. */

/** `low`: sets of 512 MB and less, 720p panels; `middle`: most of the last years'; `high`: 2 GB and more, 4K panels. */
export type DeviceClass = 'low' | 'middle' | 'high';

const budgets: Readonly<Record<DeviceClass, number>> = { low: 64e6, middle: 100e6, high: 160e6 };

/** Bytes of a class, or as given. @throws Error when it is neither a class nor a positive number */
export function textureBudgetOf(budget: DeviceClass | number = 'middle'): number {
  const bytes = typeof budget === 'number' ? budget : budgets[budget];
  if (!(bytes > 0 && bytes < Infinity))
    throw new Error(`textureBudget is a number of bytes or one of low, middle, high; not ${String(budget)}.`);
  return bytes;
}
