/** What a root is made with. */
import type { Engine } from './scene/generations';
import type { RootDefaults } from './scene/root';
import type { DeviceClass } from './scene/textureBudget';
import type { Clock, Key, KeyPress } from './types';

/** What `createRoot` is given. */
export interface RootOptions {
  /** The canvas is appended here. */
  target: HTMLElement;
  /** Stage pixels. Default 1920. */
  width?: number;
  /** Stage pixels. Default 1080. */
  height?: number;
  /** Panel pixels to a stage pixel. Default: the target's width in device pixels over the stage's, 0.25 to 1. */
  resolution?: number;
  /**
   * What draws. Default 'webgl'; where that is not to be had, or is lost and does not come back, the 2D canvas draws, whose
   * code is loaded then. 'canvas' begins with it.
   */
  engine?: Engine;
  /**
   * Bytes of textures, or the class of the set: low 64 MB, middle 100 MB, high 160 MB. Default middle. What is seen is
   * always drawn: only what is near or was seen before is given up for it. Throws on anything else.
   */
  textureBudget?: DeviceClass | number;
  /** Looks where nodes say nothing; see `RootDefaults` for what holds without it. */
  defaults?: Partial<RootDefaults>;
  /** Time for everything. Default: the browser's. */
  clock?: Clock;
  /** Default: none, for a stage nobody drives. */
  input?: InputOptions;
  /**
   * React's StrictMode for the whole root, the doubled first mount included, which a `<StrictMode>` inside would come
   * too late for. Only React's development build doubles anything. Default false.
   */
  strict?: boolean;
  /** React DevTools see the tree. Default: in development builds only. */
  devTools?: boolean;
  /**
   * Errors of React, of frames and of fonts; 'recoverable' also when the 2D canvas takes over. The same error of a frame at
   * most once a second. In development also a screen's mistakes that break nothing else.
   */
  onError(error: unknown, from: 'uncaught' | 'caught' | 'recoverable' | 'frame' | 'font' | 'mistake'): void;
}

/** Where keys and pointer come from. */
export interface InputOptions {
  /** Where keys arrive, usually `window`. */
  keys: EventTarget;
  /** The platform's table; null leaves an event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** A mouse or a magic remote may come. */
  pointer: boolean;
  /** A key that neither a handler nor focus had a use for (back on the first screen). */
  onUnhandled?(press: KeyPress): void;
}
