/** How long the app was hidden, by the wall clock, since timers do not run meanwhile [DEVICE-06]. */
import type { AppStorage } from '../session';

export interface HiddenOptions {
  /** Reports visibility at once and at each change. @returns stops it */
  readonly watch: (listener: (visible: boolean) => void) => () => void;
  readonly storage: Pick<AppStorage, 'hiddenAt' | 'keepHiddenAt'>;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
  /** Called when the app is shown again, with the seconds it was hidden; 0 if the device's clock was set back. */
  readonly onShown: (hiddenSeconds: number) => void;
}

/** Stores the time of hiding, also for the next launch, and clears it when the app is shown. @returns stops it */
export function followHidden({ watch, storage, now, onShown }: HiddenOptions): () => void {
  let hidden = false;
  return watch((visible) => {
    // No change of visibility.
    if (visible !== hidden) return;
    hidden = !visible;
    if (hidden) {
      storage.keepHiddenAt(now());
      return;
    }
    const at = storage.hiddenAt();
    storage.keepHiddenAt(null);
    // null after a sign-out while hidden: then nothing is reported.
    if (at !== null) onShown(Math.max(0, (now() - at) / 1000));
  });
}
