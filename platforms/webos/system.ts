/**
 * The system's object in the window, which webOSTV.js reads too: `webOSSystem`, on sets before webOS 5 `PalmSystem`. Any member may be
 * absent.
 */
import { attempt } from '../common/ask';
import type { Globals } from '../common/globals';
import { languageCode } from '../common/language';
import { readObject } from './bridge';
import type { Answer } from './bridge';

interface SystemObject {
  /** JSON: the model, and the video's size. */
  readonly deviceInfo?: unknown;
  /** JSON: what the launcher, the search or another application has handed over. */
  readonly launchParams?: unknown;
  readonly locale?: unknown;
  /** Brings an application to the front that handles its relaunch itself. */
  activate?(): void;
  /** Back beyond the application: LG's Home on webOS 5 and older. */
  platformBack?(): void;
}

/** The system as adapters ask it; nothing of it throws. */
export interface WebosSystem {
  deviceInfo(): Answer;
  launchParams(): unknown;
  language(): string | null;
  activate(): void;
  /** False where the system has no such step. */
  platformBack(): boolean;
}

/** Reads the object anew at each question: the set fills it in while the page loads. */
export function webosSystem(globals: Globals): WebosSystem {
  const { webOSSystem, PalmSystem } = globals as {
    readonly webOSSystem?: SystemObject;
    readonly PalmSystem?: SystemObject;
  };
  const system = webOSSystem ?? PalmSystem;
  return {
    deviceInfo: () => readObject(attempt(() => system?.deviceInfo, null)) ?? {},
    launchParams: () => attempt(() => system?.launchParams, null),
    language: () => languageCode(attempt(() => system?.locale, null)),
    activate: () => attempt(() => system?.activate?.(), undefined),
    platformBack: () =>
      attempt(() => {
        if (system?.platformBack === undefined) return false;
        system.platformBack();
        return true;
      }, false),
  };
}
