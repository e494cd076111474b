/** What a root is made with. */
import type { ErrorDetails, RootErrorKind } from '../errorDetails';
import type { RenderBackendKind } from './backendManager';
import type { RootDefaults } from '../host/rootDefaults';
import type { Clock, Key, KeyPress } from '../types';
import type { RenderSettings } from './renderSettings';

/** What `createRoot` is given. */
export interface RootOptions extends Partial<RenderSettings> {
  /** The canvas is appended here. */
  target: HTMLElement;
  /** Stage pixels. Default 1920. */
  width?: number;
  /** Stage pixels. Default 1080. */
  height?: number;
  /** Panel pixels to a stage pixel. Default: the target's width in device pixels over the stage's, 0.25 to 1. */
  resolution?: number;
  /**
   * What draws. Default 'webgl'; where there is no context, or it is lost and not restored, the 2D canvas draws, whose code
   * is loaded then. 'canvas' begins with it.
   */
  backend?: RenderBackendKind;
  /**
   * A canvas for WebGL that is not in the page. Its context may have been made already, with `CONTEXT_ATTRIBUTES`: the first one of
   * a page takes 27 to 47 ms at 6x slow-down, best while scripts are on their way. Default: a new one.
   */
  canvas?: HTMLCanvasElement | undefined;
  /**
   * Bytes of textures. Default 100 MB. What is on the stage is always drawn; textures off the stage are freed to stay within
   * the budget. Throws on what is no positive number, as for the other two settings.
   */
  textureBudget?: number;
  /** Images that are loaded and decoded at once. Default 12: six, a browser's connections to a host, while six others are decoded. */
  imageRequests?: number;
  /** What applies where nodes say nothing; its own defaults are at `RootDefaults`. */
  defaults?: Partial<RootDefaults>;
  /** Where all time comes from. Default: the browser. */
  clock?: Clock;
  /** Default: none. */
  input?: InputOptions;
  /**
   * React's StrictMode for the whole root. Unlike a `<StrictMode>` inside it includes the first mount. Without effect in
   * React's production build. Default false.
   */
  strict?: boolean;
  /** React DevTools see the tree. Default: in development builds only. */
  devTools?: boolean;
  /**
  /**
   * Errors of React, of handlers, of frames and of fonts; 'recoverable' also when the 2D canvas takes over. The same error of a frame
   * or a handler at most once a second. In development also a screen's mistakes that break nothing else. Those of React and of handlers
   * come with a component stack, in production too. 'internal' is a fault of the renderer or the browser after which everything was
   * drawn anew; after 'fatal' that failed too: unmount the root and make another.
   */
  onError(error: unknown, from: RootErrorKind, details: ErrorDetails): void;
}

/** Where keys and pointer come from. */
export interface InputOptions {
  /** Where keys arrive, usually `window`. */
  keys: EventTarget;
  /** The key of an event; null leaves the event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /**
   * Whether a key acts at most twenty times a second, and a held one slowly at first. False: at every event. Default true.
   */
  throttle?: boolean;
  /** Whether to listen to a mouse or a magic remote. */
  pointer: boolean;
  /** A key that no handler stopped and that moved no focus (back on the first screen). */
  onUnhandled?(press: KeyPress): void;
}
