/** Everything a page needs, put together: drawing, scene, React, fonts. The one way in for a product. */
import type { ReactNode } from 'react';
import { createBrowserClock } from './clock';
import { createInput } from './input/input';
import type { Input } from './input/input';
import { connectDevTools } from './reconciler/devTools';
import { runDiscrete } from './reconciler/priority';
import { createReactRoot } from './reconciler/root';
import type { RootErrors } from './reconciler/root';
import { measureCanvasText } from './scene/canvasText';
import { createFonts } from './scene/fonts';
import type { FontFaceSource } from './scene/fonts';
import { createFrameLoop } from './scene/frameLoop';
import type { FrameLoop } from './scene/frameLoop';
import { relayoutAllText } from './scene/relayout';
import type { RootDefaults, SceneRoot } from './scene/root';
import { createSceneRoot } from './scene/sceneRoot';
import { createDrawing } from './scene/stage';
import type { Drawing } from './scene/stage';
import { textureBudgetOf } from './scene/textureBudget';
import type { DeviceClass } from './scene/textureBudget';
import { createWebFonts } from './scene/webFonts';
import { createCounters } from './profiler/counters';
import type { Hud } from './profiler/hud';
import { createProfiler } from './profiler/profiler';
import type { Profiler } from './profiler/profiler';
import { Phase } from './profiler/recording';
import type { Clock, Key, KeyPress } from './types';

export interface RootOptions {
  /** The canvas is appended here. */
  target: HTMLElement;
  /** Stage pixels; default 1920x1080. */
  width?: number;
  height?: number;
  /** Panel pixels to a stage pixel. Default: the target's width over the stage's. */
  resolution?: number;
  /**
   * Bytes of textures, or the class of the set: low 64 MB, middle 100 MB, high 160 MB. Default middle. What is seen is
   * always drawn: only what is near or was seen before is given up for it.
   */
  textureBudget?: DeviceClass | number;
  defaults?: Partial<RootDefaults>;
  clock?: Clock;
  input?: InputOptions;
  /**
   * React's StrictMode for the whole root, the doubled first mount included, which a `<StrictMode>` inside would come
   * too late for. Only React's development build doubles anything. Default false.
   */
  strict?: boolean;
  /** React DevTools see the tree. Default: in development builds only. */
  devTools?: boolean;
  /** Errors of React, of frames and of fonts; in development also a screen's mistakes that break nothing else. */
  onError(error: unknown, from: 'uncaught' | 'caught' | 'recoverable' | 'frame' | 'font' | 'mistake'): void;
}

export interface InputOptions {
  /** Where keys arrive, usually `window`. */
  keys: EventTarget;
  /** The platform's table; null leaves an event to the page. */
  keyMap(event: KeyboardEvent): Key | null;
  /** A mouse or a magic remote may come. */
  pointer: boolean;
  /** A key nobody had a use for. */
  onUnhandled?(press: KeyPress): void;
}

export interface Root {
  render(element: ReactNode): void;
  unmount(): void;
  /** Changes the looks that apply where nodes say nothing, before the first screen. */
  setLooks(looks: Partial<RootDefaults>): void;
  /**
   * Adds faces; texts that were drawn with others are laid out again. `asDefault` makes the first one's family the one
   * of texts that name none. Rejects with the address that failed.
   */
  loadFonts(sources: readonly FontFaceSource[], asDefault?: boolean): Promise<void>;
  readonly scene: SceneRoot;
  readonly drawing: Drawing;
  readonly loop: FrameLoop;
  readonly profiler: Profiler;
  /**
   * The figures of the profiler drawn over everything, off until `show`. Loads its code when first called. Rejects where
   * it cannot be drawn: before a font with an atlas is there.
   */
  hud(): Promise<Hud>;
  /** Null without `input`. */
  readonly input: Input | null;
  /** Nothing moves, loads or waits. */
  readonly idle: boolean;
}

const standardLooks: RootDefaults = {
  plate: 0x1b2230ff,
  plateText: 0xd5d9e0ff,
  ring: { color: 0xf5b83dff, width: 4, offset: 6 },
  focusMs: 250,
  reducedMotion: false,
  direction: 'ltr',
};

/** Makes a root in `target`. Throws when the browser has no WebGL. */
export function createRoot(options: RootOptions): Root {
  const { target, width = 1920, height = 1080, clock = createBrowserClock() } = options;
  const { onError } = options;
  const defaults = { ...standardLooks, ...options.defaults };
  const fonts = createFonts(measureCanvasText);
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  const resolution =
    options.resolution ?? Math.min(1, Math.max(0.25, (target.clientWidth * devicePixelRatio) / width));
  let loop: FrameLoop | null = null;
  let input: Input | null = null;
  /** The coming frame was asked for by the HUD alone: it is drawn but not recorded, or an idle page would seem busy. */
  let hudOnly = false;
  const wake = (): void => {
    hudOnly = false;
    loop?.wake();
  };
  const webFonts = createWebFonts(
    fonts,
    () => relayoutAllText(scene),
    (error) => onError(error, 'font'),
  );
  const drawing = createDrawing({
    target,
    width,
    height,
    resolution,
    textureBudget: textureBudgetOf(options.textureBudget),
    clock,
    fonts,
    counters,
    fontReady: webFonts.ready,
    atlasFailed(imageUrl) {
      fonts.dropAtlas(imageUrl);
      onError(
        new Error(`The font atlas ${imageUrl} could not be loaded; the canvas draws its texts.`),
        'font',
      );
      relayoutAllText(scene);
    },
    plate: () => defaults.plate,
    reducedMotion: () => defaults.reducedMotion,
    wake,
    phaseEnds: profiler.phaseEnds,
    report: (error) => onError(error, 'uncaught'),
  });
  const scene = createSceneRoot({
    clock,
    fonts,
    counters,
    painter: drawing.painter,
    width,
    height,
    resolution,
    defaults,
    wake,
    report: (error) => onError(error, 'mistake'),
  });
  loop = createFrameLoop(clock, {
    advance(now) {
      profiler.frameBegins();
      scene.flushDirty();
      profiler.phaseEnds(Phase.layout);
      const moving = scene.motion.step(now);
      const fading = drawing.advance(now);
      profiler.phaseEnds(Phase.motion);
      return fading || moving;
    },
    // while something moves or a key is held, one texture a frame (architecture.md, invariant 4)
    draw: () => drawing.draw(scene.motion.moving > 0 || input?.holding === true),
    rest() {
      drawing.rest();
      profiler.slept();
    },
    wantsMore: () => false,
    measured(start, end) {
      if (hudOnly) {
        hudOnly = false;
        return;
      }
      const { draws, quads } = drawing.lastFrame();
      profiler.frame(start, end, draws, quads, drawing.textures.bytes);
    },
    failed: (error) => onError(error, 'frame'),
  });
  const errors: RootErrors = {
    onUncaughtError: (error) => onError(error, 'uncaught'),
    onCaughtError: (error) => onError(error, 'caught'),
    onRecoverableError: (error) => onError(error, 'recoverable'),
  };
  if (options.devTools ?? process.env.NODE_ENV !== 'production') connectDevTools();
  const react = createReactRoot(scene, errors, options.strict);
  scene.focus.subscribe(profiler.focusMoved);
  scene.afterCommit(profiler.committed);
  input = options.input === undefined ? null : listen(options.input);
  let hud: Promise<Hud> | null = null;
  loop.wake();

  async function makeHud(): Promise<Hud> {
    const { createHud } = await import('./profiler/hud');
    return createHud({
      clock,
      profiler,
      counters,
      fonts,
      width,
      height,
      resolution,
      drawing: () => drawing,
      frame() {
        if (loop?.awake !== false) return;
        drawing.redraw();
        hudOnly = true;
      },
    });
  }

  /** Every key is stamped for the profiler before anything is made of it. */
  function listen({ keys, keyMap, pointer, onUnhandled }: InputOptions): Input {
    return createInput({
      scene,
      keys,
      keyMap(event) {
        const key = keyMap(event);
        if (key !== null && event.type === 'keydown') profiler.keyDown(key, clock.now());
        return key;
      },
      ...(pointer ? { surface: target } : null),
      runDiscrete(run) {
        profiler.marks.begin('input');
        runDiscrete(run);
        profiler.marks.end('input');
      },
      ...(onUnhandled && { onUnhandled }),
    });
  }

  return {
    scene,
    drawing,
    loop,
    profiler,
    hud() {
      hud ??= makeHud().catch((error: unknown) => {
        // a font may come yet
        hud = null;
        throw error;
      });
      return hud;
    },
    input,
    render: react.render,
    unmount() {
      input?.dispose();
      react.unmount();
      hud?.then(
        (made) => made.hide(),
        () => {},
      );
      profiler.dispose();
      scene.marquee.dispose();
      loop.stop();
      drawing.destroy();
      webFonts.dispose();
    },
    setLooks: (looks) => void Object.assign(defaults, looks),
    loadFonts(sources, asDefault = false) {
      const family = sources[0]?.family;
      if (asDefault && family !== undefined) fonts.defaultFamily = family;
      return webFonts.load(sources);
    },
    get idle() {
      return scene.motion.moving === 0 && !drawing.busy && webFonts.pending === 0 && !loop.awake;
    },
  };
}
