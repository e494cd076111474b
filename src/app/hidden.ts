/**
 * How long the app was hidden [DEVICE-06]: by the device's clock, since the other one stands still while a set sleeps; and by the
 * other one, since the device's may be set back meanwhile. The longer of the two counts: somebody else may be there.
 */
import type { AppStorage } from '../session';

export interface HiddenOptions {
  /** Reports visibility at once and at each change. @returns stops it */
  readonly watch: (listener: (visible: boolean) => void) => () => void;
  readonly storage: Pick<AppStorage, 'hiddenAt' | 'keepHiddenAt'>;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
  /** Milliseconds that nobody sets. */
  readonly monotonic: () => number;
  /** Called when the app is shown again, with the seconds it was hidden. */
  readonly onShown: (hiddenSeconds: number) => void;
}

/** Stores the time of hiding, also for the next launch, and clears it when the app is shown. @returns stops it */
export function followHidden({ watch, storage, now, monotonic, onShown }: HiddenOptions): () => void {
  let hidden = false;
  let hiddenAt = 0;
  return watch((visible) => {
    // No change of visibility.
    if (visible !== hidden) return;
    hidden = !visible;
    if (hidden) {
      hiddenAt = monotonic();
      storage.keepHiddenAt(now());
      return;
    }
    const at = storage.hiddenAt();
    storage.keepHiddenAt(null);
    // null after a sign-out while hidden: then nothing is reported.
    if (at !== null) onShown(Math.max(now() - at, monotonic() - hiddenAt) / 1000);
  });
}
