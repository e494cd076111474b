/**
 * The interface of a television to the application: everything that differs between the seven targets. `browser/`
 * holds the one adapter, which all of them use; the application never tests which platform it runs on, except to
 * report it.
 */

import type { DeviceClass, Key } from '../renderer';
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

export interface Platform {
  readonly id: PlatformId;
  /** Packaged applications are loaded from a file and keep their history in memory. */
  readonly history: 'browser' | 'memory';
  /** The device may have a pointer (magic remote, mouse). */
  readonly hasPointer: boolean;
  /** The remote key of an event; null when the application does not use it. */
  readKey(input: KeyInput): RemoteKey | null;
  /** Registers for keys that the device would otherwise handle itself. */
  registerKeys(): void;
  /** The device's own id; null when it has none. */
  deviceId(): Promise<string | null>;
  /** Two-letter language of the device; null when unknown. */
  language(): string | null;
  /** Size that the interface is rendered for, device pixels. */
  screen(): Size;
  /** Class of the device by its memory for images. */
  deviceClass(): DeviceClass;
  /** Largest video that the device can display. */
  maxVideo(): Size;
  /** Reports at once and at each change whether the application is visible. */
  watchVisibility(listener: (visible: boolean) => void): Stop;
  /** Reports at once and at each change whether there is a network. */
  watchNetwork(listener: (connected: boolean) => void): Stop;
  /** Reports at once and at each change whether the voice guide is on. */
  watchVoiceGuide(listener: (enabled: boolean) => void): Stop;
  /**
   * Reports at once and at each change whether the device requests captions; false on platforms without that setting.
   */
  watchCaptions(listener: (enabled: boolean) => void): Stop;
  /** Speaks through the device's own API; false when it has none, and the page's live region must be used. */
  speak(text: string): boolean;
  /** Prevents the device's screen saver while a video plays. */
  keepAwake(on: boolean): void;
  /** Reloads the application. */
  reload(): void;
  /** Exits the application. */
  exit(): void;
}
