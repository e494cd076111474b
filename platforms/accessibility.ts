/**
 * Voice guide and captions from the device's own settings; devices that do not expose them count as both off
 * [SHELL-28].
 */
import type { Globals } from './globals';
import type { Stop } from './platform';
import type { PlatformId } from './platformId';
import { watchWebosSetting } from './webos/settings';
import { webosBridge } from './webos/bridge';

type Watch = (globals: Globals, listener: (on: boolean) => void) => Stop;

const NOOP: Stop = () => {};

/** The current result of a function with that name; the device has no event for a change. */
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

/** The library holds a single handler and has no way to remove it. */
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

/** Reports at once and at each change whether the voice guide is on. */
export function watchVoiceGuide(id: PlatformId, globals: Globals, listener: (on: boolean) => void): Stop {
  return (VOICE_GUIDE[id] ?? unsupportedSetting)(globals, listener);
}

/** Reports at once and at each change whether the device requests captions. */
export function watchCaptions(id: PlatformId, globals: Globals, listener: (on: boolean) => void): Stop {
  return (CAPTIONS[id] ?? unsupportedSetting)(globals, listener);
}
