/** How long the app was hidden: by the wall clock, since timers stand still meanwhile [DEVICE-06]. */
import type { AppStorage } from '../session';

export interface HiddenOptions {
  /** Tells now and at each change whether the app can be seen. @returns the way to stop */
  readonly watch: (listener: (visible: boolean) => void) => () => void;
  readonly storage: Pick<AppStorage, 'hiddenAt' | 'keepHiddenAt'>;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
  /** The app can be seen again, after so many seconds. A set that put its clock back was hidden for none. */
  readonly onShown: (hiddenSeconds: number) => void;
}

/** Keeps the moment of hiding, for the next launch too, and forgets it when the app is shown. @returns the way to stop */
export function followHidden({ watch, storage, now, onShown }: HiddenOptions): () => void {
  let hidden = false;
  return watch((visible) => {
    // Told again what was known.
    if (visible !== hidden) return;
    hidden = !visible;
    if (hidden) {
      storage.keepHiddenAt(now());
      return;
    }
    const at = storage.hiddenAt();
    storage.keepHiddenAt(null);
    // Signed out while hidden: there is nobody the time counts for.
    if (at !== null) onShown(Math.max(0, (now() - at) / 1000));
  });
}
