/**
 * The frames of a root: advances motion, draws what changed, and passes the figures to the profiler. What a key or a commit has
 * changed is worked out in its own task: at 6x slow-down in Chromium it takes as long as a frame may, and costs a quarter
 * less there than in the frame, while the last one is still being rasterized.
 */
import { Phase } from '../backend/framePhase';
import type { RenderBackend } from '../backend/renderBackend';
import type { SceneRoot } from '../host/node';
import type { Profiler } from '../profiler/profiler';
import type { Clock } from '../types';
import { createFrameLoop } from './frameLoop';
import type { FrameLoop } from './frameLoop';

export interface RootFramesOptions {
  clock: Clock;
  profiler: Profiler;
  /** Looked up in each frame, because the frame loop is created before scene and backend, which wake it. */
  scene(): SceneRoot;
  backend(): RenderBackend;
  failed(error: unknown): void;
}

export interface RootFrames {
  readonly loop: FrameLoop;
  /** Requests a frame because something changed. */
  wake(): void;
  /** Requests a frame for the HUD only. */
  redrawHud(): void;
}

export function createRootFrames(options: RootFramesOptions): RootFrames {
  const { clock, profiler, scene, backend } = options;
  /**
   * The next frame was requested by the HUD only: it is drawn but not recorded, as otherwise an idle page would seem
   * busy.
   */
  let hudOnly = false;
  let inFrame = false;
  /** `prepare` is called at the end of this task. */
  let isAsked = false;

  function prepare(): void {
    isAsked = false;
    if (loop.paused || !loop.awake) return;
    try {
      scene().flushDirty();
      backend().prepare();
    } catch (error) {
      options.failed(error);
    }
  }

  /** Two microtasks from now: React renders the update of a key in one. */
  function prepareLater(): void {
    if (isAsked || inFrame) return;
    isAsked = true;
    void Promise.resolve()
      .then(() => {})
      .then(prepare);
  }

  const loop = createFrameLoop(clock, {
    advance(time) {
      inFrame = true;
      profiler.frameBegins();
      if (scene().flushDirty()) profiler.phaseEnds(Phase.layout);
      const moving = scene().motion.step(time);
      scene().tracked.update();
      const fading = backend().advance(time);
      profiler.phaseEnds(Phase.motion);
      return fading || moving;
    },
    // One texture per frame while something changes its place or a key is held: that must be smooth. In a fade nobody sees a late
    // frame, and the pictures of the next screen are missed.
    draw() {
      const drew = backend().draw(scene().motion.movesPlaces || scene().focus.holding);
      scene().drawn.frameEnded(backend());
      inFrame = false;
      return drew;
    },
    onIdle() {
      backend().releaseUnused();
      profiler.slept();
    },
    leftSome: () => backend().waiting,
    measured(start, end) {
      if (hudOnly) {
        hudOnly = false;
        return;
      }
      const { textures, lastFrame } = backend();
      const { draws, quads } = lastFrame();
      profiler.frame(start, end, draws, quads, textures.bytes);
    },
    failed(error) {
      inFrame = false;
      options.failed(error);
    },
  });

  return {
    loop,
    wake() {
      hudOnly = false;
      loop.wake();
      prepareLater();
    },
    redrawHud() {
      if (loop.awake) return;
      backend().redraw();
      hudOnly = true;
    },
  };
}
