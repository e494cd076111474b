/**
 * A television, from the application's side: everything that differs between the seven targets. `browser/`
 * holds the one adapter, which all of them run on; the application never asks which one it runs on, except to report it.
 */

import type { DeviceClass, Key } from '../renderer';
import type { PlatformId } from './platformId';

/** Keys of a remote, whatever number the set gives them: the renderer's words. */
export type RemoteKey = Key;

/** What is read of a keyboard event. */
export interface KeyInput {
  readonly keyCode: number;
  readonly key: string;
  /** The event goes to a real text field, where the back key deletes. */
  readonly inTextField: boolean;
}

/** Ends what a `watch` function began. */
export type Stop = () => void;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Platform {
  readonly id: PlatformId;
  /** Packaged applications are loaded from a file and keep their history in memory. */
  readonly history: 'browser' | 'memory';
  /** A pointer (magic remote, mouse) may come. */
  readonly hasPointer: boolean;
  /** The remote's key of an event; null when it is none of ours. */
  readKey(input: KeyInput): RemoteKey | null;
  /** Asks the set for keys it would keep to itself. */
  registerKeys(): void;
  /** The set's own id; null when it has none to give. */
  deviceId(): Promise<string | null>;
  /** Two-letter language of the set; null when unknown. */
  language(): string | null;
  /** Pixels of the panel the interface is drawn for. */
  screen(): Size;
  /** How much memory the set has for pictures. */
  deviceClass(): DeviceClass;
  /** Largest video the set can show. */
  maxVideo(): Size;
  /** Tells now and at each change whether the application can be seen. */
  watchVisibility(listener: (visible: boolean) => void): Stop;
  /** Tells now and at each change whether there is a network. */
  watchNetwork(listener: (connected: boolean) => void): Stop;
  /** Tells now and at each change whether the voice guide is on. */
  watchVoiceGuide(listener: (enabled: boolean) => void): Stop;
  /** Tells now and at each change whether the set wants captions; platforms without such a setting say false. */
  watchCaptions(listener: (enabled: boolean) => void): Stop;
  /** Speaks where the set has a call for it; false when the page's live region has to do. */
  speak(text: string): boolean;
  /** Keeps the set's own screen saver away while a video plays. */
  keepAwake(on: boolean): void;
  /** Loads the application again. */
  reload(): void;
  /** Leaves the application. */
  exit(): void;
}
