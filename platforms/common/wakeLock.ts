/** Keeps the device's screen saver away by what browsers have for it: a wake lock, which only secure origins have. */

/** The members of `navigator.wakeLock` that are used. */
export interface WakeLocks {
  request(type: 'screen'): Promise<{ release(): Promise<void> }>;
}

/**
 * A switch, off at first. A lock that comes after it was switched off is given back; one that is refused, as on a hidden page, is
 * asked for again when it is switched on the next time.
 * @param locks undefined where the browser has none: the switch then does nothing
 */
export function createKeepAwake(locks: WakeLocks | undefined): (on: boolean) => void {
  let held: Promise<{ release(): Promise<void> }> | null = null;
  return (on) => {
    if (on === (held !== null)) return;
    const before = held;
    held = on && locks !== undefined ? locks.request('screen') : null;
    held?.catch(() => undefined);
    before?.then((lock) => lock.release()).catch(() => undefined);
  };
}
