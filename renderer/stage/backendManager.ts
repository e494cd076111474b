/**
 * Which drawing side there is now, one after the other over the life of a root.
 *
 * WebGL draws as long as it can. A lost context ends a generation: nothing is drawn until the browser gives it back, or a
 * new one is to be had, or, after some tries, the 2D canvas takes over. Where there never was WebGL the canvas begins.
 */
import type { Clock } from '../types';
import type { Drawing } from './drawing';

/** What draws: WebGL, or the 2D canvas of sets without it. */
export type Engine = 'webgl' | 'canvas';

export interface GenerationsOptions {
  clock: Clock;
  /** Where to begin. */
  engine: Engine;
  /** Makes a drawing side by WebGL, in a restored canvas or a new one. Throws when there is none to be had. */
  webgl(canvas?: HTMLCanvasElement): Drawing;
  /** Loads the code of the 2D canvas; gives what makes its drawing side. */
  loadCanvas(): Promise<() => Drawing>;
  blank: Drawing;
  /** Another drawing side from now on, which has drawn nothing yet. */
  changed(drawing: Drawing): void;
  /** There is no WebGL, or the canvas's code cannot be had. */
  report(error: unknown): void;
}

export interface Generations {
  readonly present: Drawing;
  readonly engine: Engine;
  /** Ends the present generation and begins another by the same engine. */
  renew(): void;
  dispose(): void;
}

/** A context that the browser does not give back is tried for anew after these, ms; then the 2D canvas draws. */
const tries = [1000, 2000, 4000];
/** The canvas's code is asked for again after this, ms. */
const loadAgainMs = 5000;

export function createGenerations(options: GenerationsOptions): Generations {
  const { clock, webgl, loadCanvas, blank, changed, report } = options;
  let { engine } = options;
  let present = blank;
  let canvasDrawing: (() => Drawing) | null = null;
  let timer: number | null = null;
  /** Ends listening to the canvas of the last WebGL generation. */
  let unwatch = (): void => {};
  let disposed = false;

  function watch(canvas: HTMLCanvasElement): void {
    const lost = (event: Event): void => {
      // or it would never be given back
      event.preventDefault();
      end();
      tryLater(0);
    };
    const restored = (): void => {
      if (!begin(canvas)) tryLater(0);
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    unwatch = () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }

  function use(drawing: Drawing): void {
    present = drawing;
    if (started) changed(drawing);
  }

  function stopTimer(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  /** Nothing is drawn until another generation begins. */
  function end(): void {
    if (present === blank) return;
    present.destroy();
    use(blank);
  }

  /** Begins a generation by WebGL; false when there is no context. */
  function begin(canvas?: HTMLCanvasElement): boolean {
    end();
    let drawing: Drawing;
    try {
      drawing = webgl(canvas);
    } catch (error) {
      failure = error;
      return false;
    }
    stopTimer();
    unwatch();
    engine = 'webgl';
    watch(drawing.canvas!);
    use(drawing);
    return true;
  }

  function tryLater(done: number): void {
    stopTimer();
    timer = clock.setTimeout(() => {
      timer = null;
      if (begin()) return;
      if (done + 1 < tries.length) tryLater(done + 1);
      else takeCanvas();
    }, tries[done]!);
  }

  /** A context that comes back later still ends it: it is listened to on. */
  function takeCanvas(): void {
    engine = 'canvas';
    if (options.engine === 'webgl') report(failure);
    void load();
  }

  async function load(): Promise<void> {
    try {
      canvasDrawing ??= await loadCanvas();
    } catch (error) {
      if (disposed || engine !== 'canvas') return;
      report(error);
      timer = clock.setTimeout(() => void load(), loadAgainMs);
      return;
    }
    if (!disposed && engine === 'canvas' && present === blank) use(canvasDrawing());
  }

  let failure: unknown = null;
  let started = false;
  if (engine === 'canvas') takeCanvas();
  else if (!begin()) takeCanvas();
  started = true;

  return {
    get present() {
      return present;
    },
    get engine() {
      return engine;
    },
    renew() {
      // one that is on its way comes as it is wanted then
      if (present === blank) return;
      end();
      if (engine === 'canvas') return use(canvasDrawing!());
      unwatch();
      if (!begin()) tryLater(0);
    },
    dispose() {
      disposed = true;
      stopTimer();
      unwatch();
      present.destroy();
    },
  };
}
