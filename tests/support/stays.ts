/** Proof that nothing happens: what is looked at must be the same for a while, not only at its end. */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const LOOK_MS = 50;

/**
 * Looks again and again for `ms`.
 * @returns what was seen, which never changed
 * @throws Error that says what it was, what it became, and after how long
 */
export async function stays<T>(ms: number, look: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const before = await look();
  for (;;) {
    const passed = performance.now() - began;
    if (passed >= ms) return before;
    await wait(Math.min(LOOK_MS, ms - passed));
    const now = await look();
    if (!isDeepStrictEqual(now, before)) {
      const after = Math.round(performance.now() - began);
      throw new Error(`${JSON.stringify(before)} became ${JSON.stringify(now)} after ${after} ms`);
    }
  }
}
