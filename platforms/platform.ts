/**
 * The interface of a television to the application: everything that differs between the seven targets. Each has a
 * folder with its adapter; the application never tests which platform it runs on, except to report it.
 *
 * No member throws, and none waits longer than `ASK_MS` for an answer of the set: what a set does not tell has a
 * default.
 */

import type { Key } from '../renderer';
import type { KeySystem } from './common/keySystems';
import type { LaunchRequest } from './common/launch';
import type { ChosenClass, DeviceClassOverride } from './classes';
import type { DeviceFacts } from './deviceFacts';
import type { PlatformId } from './platformId';

/** Keys of a remote, whatever key code the device sends: the renderer's key names. */
export type RemoteKey = Key;

/** The part of a keyboard event that is read. */
export interface KeyInput {
  readonly keyCode: number;
  readonly key: string;
  /** The event's target is a real text field, where the back key deletes. */
  readonly inTextField: boolean;
}

/** Ends what a `watch` function started. */
export type Stop = () => void;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reports at once and at each change whether something is so. */
export type Watch = (listener: (on: boolean) => void) => Stop;

export interface Platform {
  readonly id: PlatformId;
  /** Packaged applications are loaded from a file and keep their history in memory. */
  readonly history: 'browser' | 'memory';
  /** The device may have a pointer (magic remote, mouse). */
  readonly hasPointer: boolean;
  /**
   * Back on the main level [ROUTE-35]: 'confirm' asks whether to exit, 'leave' calls `exit` without a question. Only
   * webOS 5 and older have 'leave', where LG wants back on the entry page to lead to its Home.
   */
  readonly mainLevelBack: 'confirm' | 'leave';
  /** Key systems in order of preference, all that are tried [PLAYER-30]. */
  readonly keySystems: readonly KeySystem[];
  /** The remote key of an event; null when the application does not use it. */
  readKey(input: KeyInput): RemoteKey | null;
  /** Registers for keys that the device would otherwise handle itself. */
  registerKeys(): void;
  /** The device's own id, usable as one; null when it has none or does not tell it in time. */
  deviceId(): Promise<string | null>;
  /** Two-letter language of the device; null when unknown. */
  language(): Promise<string | null>;
  /** Size that the interface is rendered for, device pixels. */
  screen(): Size;
  /** What decides the class, and support reads in 'Device info'. */
  facts(): DeviceFacts;
  /** Class of the device, and what it can be asked for; `overrides` are a deployment's own choices. */
  deviceClass(overrides?: readonly DeviceClassOverride[]): ChosenClass;
  /** Largest video that the device can display, as far as it has told until now. */
  maxVideo(): Size;
  /** Whether the panel shows a high dynamic range. */
  hdr(): Promise<boolean>;
  /** The route that the system started the application with; null when it only started it [ROUTE-37]. */
  launch(): LaunchRequest | null;
  /** Reports each later request of the system while the application runs; null brings it to the front as it is. */
  watchLaunch(listener: (request: LaunchRequest | null) => void): Stop;
  /** Reports at once and at each change whether the application is visible. */
  readonly watchVisibility: Watch;
  /** Reports at once and at each change whether there is a network. */
  readonly watchNetwork: Watch;
  /** Reports at once and at each change whether the voice guide is on. */
  readonly watchVoiceGuide: Watch;
  /**
   * Reports at once and at each change whether the device requests captions; false on platforms without that setting.
   */
  readonly watchCaptions: Watch;
  /** Reports at once and at each change whether the device's menus are in high contrast. */
  readonly watchContrast: Watch;
  /**
   * Reports whether the set shows its pointer, at once and when the set says so: it also hides by itself, and some sets show
   * one that the page gets no mouse event of.
   */
  readonly watchPointer: Watch;
  /** Reports at once and at each change whether the system's keyboard lies over the application [KEYB-09]. */
  readonly watchKeyboard: Watch;
  /** Speaks through the device's own API; false when it has none, and the page's live region must be used. */
  speak(text: string): boolean;
  /** Prevents the device's screen saver while a video plays. */
  keepAwake(on: boolean): void;
  /** Reloads the application. */
  reload(): void;
  /** Exits the application. */
  exit(): void;
}
