/** What a hidden app gives back to the device, and when. */

/** Hidden for this long; a glance at another application costs nothing, ms. */
const HIDDEN_MS = 5000;

export interface ReleaseOptions {
  /** Reports visibility at once and at each change. @returns stops it */
  readonly watch: (listener: (visible: boolean) => void) => () => void;
  /** Not the scene's clock: that one stands still meanwhile. */
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly clearTimeout: (id: number) => void;
  /** `Root.setHidden`. */
  readonly setHidden: (hidden: boolean) => void;
}

/** Releases what the screen is drawn with once the app was hidden for 5 s, and draws again when it is shown. */
export function releaseWhenHidden({ watch, setTimeout, clearTimeout, setHidden }: ReleaseOptions): void {
  let timer: number | null = null;
  watch((visible) => {
    if (!visible) {
      timer ??= setTimeout(() => setHidden(true), HIDDEN_MS);
      return;
    }
    if (timer !== null) clearTimeout(timer);
    timer = null;
    setHidden(false);
  });
}

/** Resolves once the app is visible: a set may start it hidden, ahead of its use, when nobody sees a screen. */
export function whenShown(watch: ReleaseOptions['watch']): Promise<void> {
  return new Promise((resolve) => {
    let stop = (): void => {};
    let shown = false;
    stop = watch((visible) => {
      if (!visible) return;
      shown = true;
      stop();
      resolve();
    });
    // It was visible already, before there was anything to stop.
    if (shown) stop();
  });
}
