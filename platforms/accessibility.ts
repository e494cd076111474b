/** Voice guide and captions as the set's own settings have them; sets that do not tell are as if both were off [SHELL-28]. */
import type { PlatformId, Stop } from './platform';
import { watchWebosSetting } from './webos/settings';
import { webosBridge } from './webos/bridge';

/** As much of the page as is used: makers put their functions and events on it. */
export type SetGlobals = Readonly<Record<string, unknown>> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

type Watch = (globals: SetGlobals, listener: (on: boolean) => void) => Stop;

const NO_STOP: Stop = () => {};

/** What a set says now when asked by a function of that name; it has no event for a change. */
const asked =
  (name: string): Watch =>
  (globals, listener) => {
    const ask = globals[name];
    const answer: unknown = typeof ask === 'function' ? (ask as () => unknown)() : false;
    listener(answer === true || answer === 1 || answer === '1' || answer === 'true');
    return NO_STOP;
  };

const vizioVoiceGuide: Watch = (globals, listener) => {
  const on = (): void => listener(true);
  const off = (): void => listener(false);
  off();
  globals.addEventListener('VIZIO_TTS_ENABLED', on);
  globals.addEventListener('VIZIO_TTS_DISABLED', off);
  return () => {
    globals.removeEventListener('VIZIO_TTS_ENABLED', on);
    globals.removeEventListener('VIZIO_TTS_DISABLED', off);
  };
};

/** The library keeps one handler and gives no way to take it back. */
const vizioCaptions: Watch = (globals, listener) => {
  const { VIZIO } = globals as {
    readonly VIZIO?: { setClosedCaptionHandler?(handler: (on: boolean) => void): void };
  };
  let stopped = false;
  listener(false);
  VIZIO?.setClosedCaptionHandler?.((on) => {
    if (!stopped) listener(on);
  });
  return () => {
    stopped = true;
  };
};

const webosVoiceGuide: Watch = (globals, listener) => {
  const makeBridge = webosBridge(globals);
  listener(false);
  return makeBridge === null
    ? NO_STOP
    : watchWebosSetting(makeBridge, 'audioGuidance', (value) => listener(value === 'on'));
};

const unknown: Watch = (_, listener) => {
  listener(false);
  return NO_STOP;
};

const VOICE_GUIDE: Readonly<Partial<Record<PlatformId, Watch>>> = {
  vizio: vizioVoiceGuide,
  vidaa: asked('Hisense_GetTTSEnable'),
  webos: webosVoiceGuide,
};
const CAPTIONS: Readonly<Partial<Record<PlatformId, Watch>>> = {
  vizio: vizioCaptions,
  vidaa: asked('Hisense_GetSubtitleStatus'),
};

/** Tells now and at each change whether the voice guide is on. */
export function watchVoiceGuide(id: PlatformId, globals: SetGlobals, listener: (on: boolean) => void): Stop {
  return (VOICE_GUIDE[id] ?? unknown)(globals, listener);
}

/** Tells now and at each change whether the set wants captions. */
export function watchCaptions(id: PlatformId, globals: SetGlobals, listener: (on: boolean) => void): Stop {
  return (CAPTIONS[id] ?? unknown)(globals, listener);
}
