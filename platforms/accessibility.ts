/** Voice guide and captions as the set's own settings have them; sets that do not tell are as if both were off [SHELL-28]. */
import type { Stop } from './platform';
import type { PlatformId } from './platformId';
import { watchWebosSetting } from './webos/settings';
import { webosBridge } from './webos/bridge';

/** As much of the page as is used: makers put their functions and events on it. */
export type DeviceGlobals = Readonly<Record<string, unknown>> &
  Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

type Watch = (globals: DeviceGlobals, listener: (on: boolean) => void) => Stop;

const NOOP: Stop = () => {};

/** What a set says now when asked by a function of that name; it has no event for a change. */
const polledSetting =
  (name: string): Watch =>
  (globals, listener) => {
    const ask = globals[name];
    const answer: unknown = typeof ask === 'function' ? (ask as () => unknown)() : false;
    listener(answer === true || answer === 1 || answer === '1' || answer === 'true');
    return NOOP;
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
    ? NOOP
    : watchWebosSetting(makeBridge, 'audioGuidance', (value) => listener(value === 'on'));
};

const unsupportedSetting: Watch = (_, listener) => {
  listener(false);
  return NOOP;
};

const VOICE_GUIDE: Readonly<Partial<Record<PlatformId, Watch>>> = {
  vizio: vizioVoiceGuide,
  vidaa: polledSetting('Hisense_GetTTSEnable'),
  webos: webosVoiceGuide,
};
const CAPTIONS: Readonly<Partial<Record<PlatformId, Watch>>> = {
  vizio: vizioCaptions,
  vidaa: polledSetting('Hisense_GetSubtitleStatus'),
};

/** Tells now and at each change whether the voice guide is on. */
export function watchVoiceGuide(
  id: PlatformId,
  globals: DeviceGlobals,
  listener: (on: boolean) => void,
): Stop {
  return (VOICE_GUIDE[id] ?? unsupportedSetting)(globals, listener);
}

/** Tells now and at each change whether the set wants captions. */
export function watchCaptions(id: PlatformId, globals: DeviceGlobals, listener: (on: boolean) => void): Stop {
  return (CAPTIONS[id] ?? unsupportedSetting)(globals, listener);
}
