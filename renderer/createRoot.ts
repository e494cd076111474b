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
import { createBlankDrawing } from './scene/blankDrawing';
import type { Drawing, DrawingOptions } from './scene/drawing';
import { oncePerSecond } from './scene/faults';
import { createGenerations } from './scene/generations';
import type { Engine } from './scene/generations';
import { createFonts } from './scene/fonts';
import type { FontFaceSource } from './scene/fonts';
import { createFrameLoop } from './scene/frameLoop';
import type { FrameLoop } from './scene/frameLoop';
import { relayoutAllText } from './scene/relayout';
import type { RootDefaults, SceneRoot } from './scene/root';
import { createRootFetch } from './scene/rootFetch';
import { createSceneRoot } from './scene/sceneRoot';
import { createWebglDrawing } from './scene/stage';
import { textureBudgetOf } from './scene/textureBudget';
import { createWebFonts } from './scene/webFonts';
import { createCounters } from './profiler/counters';
import type { Hud } from './profiler/hud';
import { createProfiler } from './profiler/profiler';
import type { Profiler } from './profiler/profiler';
import { Phase } from './profiler/recording';
import type { InputOptions, RootOptions } from './rootOptions';

/** A stage in the page, as `createRoot` gives it. */
export interface Root {
  /** Draws this element, or what changed since the last one. What no error boundary catches goes to `onError`. */
  render(element: ReactNode): void;
  /** Ends everything: the tree, timers, listeners, textures, fonts, the canvas. The root cannot be used again. */
  unmount(): void;
  /**
   * Changes the looks that apply where nodes say nothing; before the first screen, because what is drawn keeps them
   * until it is painted again.
   */
  setLooks(looks: Partial<RootDefaults>): void;
  /**
   * Adds faces; texts that were drawn with others are laid out again. `asDefault` makes the first one's family the one
   * of texts that name none. Rejects with the address that failed.
   */
  loadFonts(sources: readonly FontFaceSource[], asDefault?: boolean): Promise<void>;
  /**
   * Draws with another number of panel pixels to a stage pixel, 2/3 for 720p. Nothing is mounted anew and focus stays;
   * components that read `useScene().resolution` render again, pictures load at their new size. Throws on what is no
   * positive number.
   */
  setResolution(resolution: number): void;
  /** What components get from `useScene`. */
  readonly scene: SceneRoot;
  /** The present generation of the drawing side: another one after a lost context or `setResolution`. */
  readonly drawing: Drawing;
  /** What draws now. */
  readonly engine: Engine;
  /** The frame loop. */
  readonly loop: FrameLoop;
  /** Recording is always on; this reads it. */
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

/** Makes a root in `target`. Without WebGL it is drawn on by the 2D canvas, as soon as its code is loaded. */
export function createRoot(options: RootOptions): Root {
  const { target, width = 1920, height = 1080, clock = createBrowserClock() } = options;
  const { onError } = options;
  const defaults = { ...standardLooks, ...options.defaults };
  const fonts = createFonts(measureCanvasText);
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  let resolution =
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
  const frameFailed = oncePerSecond(clock, (error) => onError(error, 'frame'));
  const textureBudget = textureBudgetOf(options.textureBudget);
  // every canvas goes into its place, whatever has come into the target meanwhile
  const place = document.createElement('div');
  place.style.display = 'contents';
  target.append(place);
  const pictures = createRootFetch();
  const drawingOptions = (): DrawingOptions => ({
    target: place,
    width,
    height,
    resolution,
    textureBudget,
    clock,
    fonts,
    counters,
    fetch: pictures.fetch,
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
    frameFailed,
  });
  const generations = createGenerations({
    clock,
    engine: options.engine ?? 'webgl',
    webgl: (canvas) => createWebglDrawing({ ...drawingOptions(), ...(canvas && { canvas }) }),
    async loadCanvas() {
      const { createCanvasDrawing } = await import('./scene/canvas/drawing');
      return () => createCanvasDrawing(drawingOptions());
    },
    blank: createBlankDrawing(textureBudget),
    changed: ({ painter }) => scene.redrawBy(painter),
    report: (error) => onError(error, 'recoverable'),
  });
  const scene = createSceneRoot({
    clock,
    fonts,
    counters,
    painter: generations.present.painter,
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
      const fading = generations.present.advance(now);
      profiler.phaseEnds(Phase.motion);
      return fading || moving;
    },
    // while something moves or a key is held, one texture a frame (architecture.md, invariant 4)
    draw: () => generations.present.draw(scene.motion.moving > 0 || input?.holding === true),
    rest() {
      generations.present.rest();
      profiler.slept();
    },
    wantsMore: () => false,
    measured(start, end) {
      if (hudOnly) {
        hudOnly = false;
        return;
      }
      const { textures, lastFrame } = generations.present;
      const { draws, quads } = lastFrame();
      profiler.frame(start, end, draws, quads, textures.bytes);
    },
    failed: frameFailed,
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
      resolution: () => resolution,
      drawing: () => generations.present,
      frame() {
        if (loop?.awake !== false) return;
        generations.present.redraw();
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
    get drawing() {
      return generations.present;
    },
    get engine() {
      return generations.engine;
    },
    setResolution(next) {
      if (!(next > 0 && next < Infinity)) throw new Error(`${next} is no number of panel pixels.`);
      if (next === resolution) return;
      resolution = next;
      scene.setResolution(next);
      // first, or every picture would be asked for in both sizes
      react.refresh();
      generations.renew();
    },
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
      generations.dispose();
      pictures.dispose();
      place.remove();
      webFonts.dispose();
    },
    setLooks: (looks) => void Object.assign(defaults, looks),
    loadFonts(sources, asDefault = false) {
      const family = sources[0]?.family;
      if (asDefault && family !== undefined) fonts.defaultFamily = family;
      return webFonts.load(sources);
    },
    get idle() {
      return scene.motion.moving === 0 && !generations.present.busy && webFonts.pending === 0 && !loop.awake;
    },
  };
}
