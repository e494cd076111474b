/** The type of `createRoot`'s result. */
import type { ReactNode } from 'react';
import type { RenderBackend } from '../backend/renderBackend';
import type { SceneRoot } from '../host/node';
import type { RootDefaults } from '../host/rootDefaults';
import type { Input } from '../input/input';
import type { Hud } from '../profiler/hud';
import type { Profiler } from '../profiler/profiler';
import type { FontFaceSource } from '../text/fonts';
import type { RenderBackendKind } from './backendManager';
import type { FrameLoop } from './frameLoop';
import type { RenderSettings } from './renderSettings';

/** A stage in the page, as `createRoot` gives it. */
export interface Root {
  /** Renders this element, or updates to it. Errors that no error boundary catches go to `onError`. Throws after `unmount`. */
  render(element: ReactNode): void;
  /**
   * Ends everything: tree, timers, listeners, textures, fonts, canvas. Called by what React runs in a commit or a render, it
   * does so once that is over. The root cannot be used again: `render` throws, `loadFonts` and `hud` reject, all else has
   * no effect.
   */
  unmount(): void;
  /**
   * Changes what applies where nodes say nothing; before the first screen, because what is drawn keeps the old values
   * until it is painted again.
   */
  setDefaults(defaults: Partial<RootDefaults>): void;
  /**
   * Adds faces; texts that were drawn with others are laid out again. `asDefault` makes the first one's family the one
   * of texts that name none. Rejects with the address that failed.
   */
  loadFonts(sources: readonly FontFaceSource[], asDefault?: boolean): Promise<void>;
  /**
   * Draws with other settings; those left out stay. Everything is drawn anew, but nothing is mounted anew and focus stays; at
   * another resolution, 2/3 for 720p, components that read `useScene().resolution` render again, images load at their new
   * size. Throws on what is no positive number.
   */
  configure(settings: Partial<RenderSettings>): void;
  /**
   * The page is hidden for long, or shown again. While it is hidden nothing is drawn, no timer of the scene's clock runs, and all
   * textures and images but 2 MB of the fonts' are given back; the tree, focus and scroll stay. Shown, the next frame draws it,
   * timers go on with the time they had left, and images are loaded again, the most urgent first.
   */
  setHidden(hidden: boolean): void;
  /** The whole tree and its parts, for tests and tools: screens get a `RendererContext` from `useScene`. */
  readonly scene: SceneRoot;
  /** The current backend: another one after a lost context or `configure`. */
  readonly backend: RenderBackend;
  /** Its kind. */
  readonly backendKind: RenderBackendKind;
  /** The frame loop. */
  readonly loop: FrameLoop;
  /** Recording is always on; this reads it. */
  readonly profiler: Profiler;
  /**
   * The figures of the profiler drawn over everything, off until `show`. Loads its code when first called. Rejects where
   * it cannot be drawn: before a font with an atlas is there.
   */
  hud(): Promise<Hud>;
  /** Null without the `input` option. */
  readonly input: Input | null;
  /** True when nothing moves, loads or waits. */
  readonly idle: boolean;
}
