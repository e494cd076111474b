/** The entry point for a product: creates the parts of a root in the order of their dependencies. */
import { createBrowserClock } from '../clock';
import { noDetails } from '../errorDetails';
import { createCounters } from '../host/counters';
import { standardDefaults } from '../host/rootDefaults';
import { createProfiler } from '../profiler/profiler';
import { connectDevTools } from '../reconciler/devTools';
import { createReactRoot } from '../reconciler/root';
import { relayoutTexts } from '../text/relayoutText';
import { guardOnError } from './guardOnError';
import { createSceneRoot } from './createSceneRoot';
import { createNullBackend } from './nullBackend';
import { createPausableClock } from './pausableClock';
import { redrawWhenShown } from './redrawWhenShown';
import type { Root } from './root';
import { createRootBackends } from './rootBackends';
import { createRootFonts } from './rootFonts';
import { createRootFrames } from './rootFrames';
import { createHudLoader } from './rootHud';
import { changedSettings, initialSettings, panelResolution, sameSettings } from './renderSettings';
import { createRootInput } from './rootInput';
import type { RootOptions } from './rootOptions';
import { throttleErrors } from './throttleErrors';

/** Creates a root in `target`. Without WebGL the 2D canvas draws it, once its code is loaded. */
export function createRoot(options: RootOptions): Root {
  const { target, width = 1920, height = 1080 } = options;
  const clock = createPausableClock(options.clock ?? createBrowserClock());
  let settings = initialSettings(panelResolution(target, width), options);
  const defaults = { ...standardDefaults, ...options.defaults };
  const counters = createCounters();
  const profiler = createProfiler(clock, counters);
  const onError = guardOnError(options.onError);
  const recurring = throttleErrors(clock, onError);
  const frameFailed = (error: unknown): void => recurring(error, 'frame', noDetails);

  const frames = createRootFrames({
    clock,
    profiler,
    scene: () => scene,
    backend: () => backends.current,
    failed: frameFailed,
  });
  const fonts = createRootFonts(
    (changed) => {
      relayoutTexts(scene, changed);
      if (changed === 'all') backends.current.loadAtlases();
    },
    (error) => onError(error, 'font', noDetails),
  );
  const scene = createSceneRoot({
    clock,
    fonts: fonts.fonts,
    counters,
    painter: createNullBackend(() => settings.textureBudget).painter,
    width,
    height,
    resolution: settings.resolution,
    defaults,
    wake: frames.wake,
    onError: (error, kind, details) => (kind === 'handler' ? recurring : onError)(error, kind, details),
    renewPainter: () => backends.recreate(),
  });
  const backends = createRootBackends({
    target,
    kind: options.backend ?? 'webgl',
    canvas: options.canvas,
    scene,
    fonts,
    settings: () => settings,
    phaseEnds: profiler.phaseEnds,
    frameFailed,
    onError,
  });
  scene.replacePainter(backends.current.painter);

  if (options.devTools ?? process.env.NODE_ENV !== 'production') connectDevTools();
  const react = createReactRoot(scene, onError, options.strict);
  let unmounted = false;
  scene.focus.subscribe(profiler.focusMoved);
  scene.afterCommit(profiler.committed);

  const input = options.input === undefined ? null : createRootInput(options.input, scene, profiler, target);
  const hud = createHudLoader({
    clock,
    profiler,
    counters,
    fonts: fonts.fonts,
    width,
    height,
    resolution: () => scene.resolution,
    backend: () => backends.current,
    frame: frames.redrawHud,
  });
  const stopRedraws = redrawWhenShown(target.ownerDocument, () => {
    backends.current.redraw();
    frames.wake();
  });

  return {
    scene,
    get backend() {
      return backends.current;
    },
    get backendKind() {
      return backends.kind;
    },
    loop: frames.loop,
    profiler,
    input,
    async hud() {
      react.assertMounted();
      return hud.load();
    },
    render: react.render,
    configure(change) {
      if (unmounted) return;
      const before = settings;
      settings = changedSettings(before, change);
      if (sameSettings(before, settings)) return;
      if (settings.resolution !== before.resolution) {
        scene.setResolution(settings.resolution);
        // First, because otherwise every image would be requested in both sizes.
        react.refresh();
      }
      backends.recreate();
    },
    setHidden(hidden) {
      if (unmounted || hidden === frames.loop.paused) return;
      if (hidden) {
        clock.pause();
        frames.loop.pause();
        backends.setHidden(true);
      } else {
        clock.resume();
        backends.setHidden(false);
        frames.loop.resume();
      }
    },
    setDefaults: (next) => void Object.assign(defaults, next),
    async loadFonts(sources, asDefault = false) {
      react.assertMounted();
      const loaded = fonts.load(sources, asDefault);
      // With the data, not behind them: a text needs both.
      for (const { atlases: [first] = [] } of sources)
        if (first !== undefined) backends.current.loadAtlas(first.imageUrl);
      return loaded;
    },
    get idle() {
      return (
        !scene.screens.changing &&
        scene.motion.moving === 0 &&
        !scene.text.running &&
        !backends.current.busy &&
        fonts.pending === 0 &&
        !frames.loop.awake
      );
    },
    unmount() {
      unmounted = true;
      stopRedraws();
      input?.dispose();
      react.unmount(() => {
        scene.screens.dispose();
        scene.tracked.update();
        hud.hide();
        profiler.dispose();
        scene.text.dispose();
        frames.loop.stop();
        backends.dispose();
        fonts.dispose();
      });
    },
  };
}
