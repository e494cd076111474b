/**
 * Selects the render backend of a root; a root may have several over its life, one after another.
 *
 * WebGL draws as long as it can. A lost context destroys its backend: nothing is drawn until the browser restores the
 * context, or a new one can be created, or, after several attempts, the 2D canvas takes over. Without WebGL the 2D
 * canvas draws from the start.
 */
import type { Clock } from '../types';
import type { RenderBackend } from '../backend/renderBackend';

/** What draws: WebGL, or the 2D canvas of sets without it. */
export type RenderBackendKind = 'webgl' | 'canvas';

export interface RenderBackendManagerOptions {
  clock: Clock;
  /** The initial backend. */
  kind: RenderBackendKind;
  /**
   * Creates a WebGL backend, in the canvas whose context was restored or in a new one; it calls `programFailed` when a
   * program does not compile: it cannot draw. @throws Error without a context
   */
  webgl(programFailed: (error: unknown) => void, canvas?: HTMLCanvasElement): RenderBackend;
  /** Loads the code of the 2D canvas; resolves to what makes its backend. */
  loadCanvas(): Promise<() => RenderBackend>;
  nullBackend: RenderBackend;
  /** `current` is another backend, which has drawn nothing yet. */
  onChange(backend: RenderBackend): void;
  /** WebGL is not available or cannot draw, or the code of the 2D canvas failed to load. */
  report(error: unknown): void;
}

export interface RenderBackendManager {
  readonly current: RenderBackend;
  readonly kind: RenderBackendKind;
  /** Replaces the present backend by another of the same kind. */
  recreate(): void;
  dispose(): void;
}

/** Delays after which a context that is not restored is created again, ms; when all fail the 2D canvas draws. */
const retryDelaysMs = [1000, 2000, 4000];
/** The code of the 2D canvas is loaded again after this, ms. */
const canvasRetryMs = 5000;

export function createRenderBackendManager(options: RenderBackendManagerOptions): RenderBackendManager {
  const { clock, webgl, loadCanvas, nullBackend, onChange, report } = options;
  let { kind } = options;
  let current = nullBackend;
  let createCanvas: (() => RenderBackend) | null = null;
  let timer: number | null = null;
  /** Removes the listeners from the canvas of the last WebGL backend. */
  let unwatch = (): void => {};
  let disposed = false;

  function watch(canvas: HTMLCanvasElement): void {
    const lost = (event: Event): void => {
      // without this the browser never restores the context
      event.preventDefault();
      endCurrent();
      retryLater(0);
    };
    const restored = (): void => {
      if (!beginWebgl(canvas)) retryLater(0);
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    unwatch = () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
    };
  }

  function activate(backend: RenderBackend): void {
    current = backend;
    if (started) onChange(backend);
  }

  function stopTimer(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  /** Draws nothing until there is another backend. */
  function endCurrent(): void {
    if (current === nullBackend) return;
    current.destroy();
    activate(nullBackend);
  }

  /** Makes a WebGL backend the current one; false when there is no context. */
  function beginWebgl(canvas?: HTMLCanvasElement): boolean {
    endCurrent();
    let backend: RenderBackend;
    try {
      backend = webgl(giveUpWebgl, canvas);
    } catch (error) {
      failure = error;
      return false;
    }
    stopTimer();
    unwatch();
    kind = 'webgl';
    watch(backend.canvas!);
    activate(backend);
    return true;
  }

  function retryLater(attempt: number): void {
    stopTimer();
    timer = clock.setTimeout(() => {
      timer = null;
      if (beginWebgl()) return;
      if (attempt + 1 < retryDelaysMs.length) retryLater(attempt + 1);
      else fallBackToCanvas();
    }, retryDelaysMs[attempt]!);
  }

  /** A set that has a context and does not compile its programs. */
  function giveUpWebgl(error: unknown): void {
    failure = error;
    unwatch();
    endCurrent();
    fallBackToCanvas();
  }

  /** The WebGL canvas keeps its listeners: a context restored later replaces the 2D canvas. */
  function fallBackToCanvas(): void {
    kind = 'canvas';
    if (options.kind === 'webgl') report(failure);
    void loadCanvasBackend();
  }

  async function loadCanvasBackend(): Promise<void> {
    try {
      createCanvas ??= await loadCanvas();
    } catch (error) {
      if (disposed || kind !== 'canvas') return;
      report(error);
      timer = clock.setTimeout(() => void loadCanvasBackend(), canvasRetryMs);
      return;
    }
    if (!disposed && kind === 'canvas' && current === nullBackend) activate(createCanvas());
  }

  let failure: unknown = null;
  let started = false;
  if (kind === 'canvas') fallBackToCanvas();
  else if (!beginWebgl()) fallBackToCanvas();
  started = true;

  return {
    get current() {
      return current;
    },
    get kind() {
      return kind;
    },
    recreate() {
      // A backend that is being created will use the current settings.
      if (current === nullBackend) return;
      endCurrent();
      if (kind === 'canvas') return activate(createCanvas!());
      unwatch();
      if (!beginWebgl()) retryLater(0);
    },
    dispose() {
      disposed = true;
      stopTimer();
      unwatch();
      current.destroy();
    },
  };
}
