/**
 * What the targets have in common: a standard browser. An adapter spreads it and overrides what its set does
 * differently.
 */
import { deviceClassOf } from '../classes';
import type { DeviceFacts } from '../deviceFacts';
import type { Platform } from '../platform';
import type { PlatformId } from '../platformId';
import { agentModel, agentVersion } from './agent';
import { globalsOf } from './globals';
import { createKeyReader } from './keyMap';
import type { KeyMap } from './keyMap';
import { KEY_SYSTEMS } from './keySystems';
import { languageCode } from './language';
import { watchOnline } from './network';
import type { PlatformPage } from './page';
import { watchPageVisibility } from './visibility';
import { createKeepAwake } from './wakeLock';
import { neverOn, NOTHING } from './watch';

/** What every adapter has to say. */
export interface PlatformOptions {
  readonly id: PlatformId;
  readonly keyMap: KeyMap;
  /** The maker's name of the model, where the set tells it otherwise than by its agent. */
  readonly model?: string | null;
  /** The platform's version, in the same case. */
  readonly version?: string;
}

/** @param page the window */
export function createCommonPlatform(page: PlatformPage, options: PlatformOptions): Platform {
  const { id, keyMap } = options;
  const { navigator } = page;
  const { userAgent } = navigator;
  const facts: DeviceFacts = {
    id,
    userAgent,
    version: options.version ?? agentVersion(id, userAgent),
    model: options.model ?? agentModel(userAgent),
    memory: navigator.deviceMemory,
  };
  return {
    id,
    // A file has no history that could be written: engines throw.
    history: page.location.protocol === 'file:' ? 'memory' : 'browser',
    hasPointer: true,
    mainLevelBack: 'confirm',
    keySystems: KEY_SYSTEMS,
    readKey: createKeyReader(keyMap, globalsOf(page)),
    registerKeys: () => {},
    deviceId: async () => null,
    language: async () => languageCode(navigator.language),
    screen: () => ({ width: page.innerWidth, height: page.innerHeight }),
    facts: () => facts,
    deviceClass: (overrides) => deviceClassOf(facts, overrides),
    maxVideo: () => ({
      width: Math.round(page.screen.width * page.devicePixelRatio),
      height: Math.round(page.screen.height * page.devicePixelRatio),
    }),
    hdr: async () => false,
    launch: () => null,
    watchLaunch: () => NOTHING,
    watchVisibility: (listener) => watchPageVisibility(page.document, false, listener),
    watchNetwork: watchOnline(page),
    watchVoiceGuide: neverOn,
    watchCaptions: neverOn,
    watchContrast: neverOn,
    watchPointer: neverOn,
    watchKeyboard: neverOn,
    speak: () => false,
    keepAwake: createKeepAwake(navigator.wakeLock),
    reload: () => page.location.reload(),
    exit: () => page.close(),
  };
}
