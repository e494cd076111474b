/**
 * Counts in the page what must not grow, and what a hidden page may not have: bytes and number of WebGL textures as the GPU got
 * them, uploads a frame, decoded images, timers, listeners of window and document. Runs before the page's first script.
 */
import type { Page } from 'playwright';

export interface ProbeCounts {
  /** Bytes of all textures that exist, and the most there ever were. */
  textureBytes: number;
  peakBytes: number;
  textures: number;
  /** Uploads of real pictures since the last `forgetFrames`; the most in one frame. */
  uploads: number;
  /** When the last was, ms of the page's own time. */
  uploadedAt: number;
  mostInFrame: number;
  timers: number;
  /** Timers that repeat. */
  intervals: number;
  /** Frames that are requested. */
  frames: number;
  /** Decoded images that were not closed. */
  bitmaps: number;
  /** Draw calls, and when the last was, ms of the page's own time. */
  draws: number;
  drawnAt: number;
  listeners: number;
}

declare global {
  interface Window {
    watched: ProbeCounts;
    /** Begins counting uploads anew. */
    forgetFrames(): void;
  }
}

export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: ProbeCounts = {
      textureBytes: 0,
      peakBytes: 0,
      textures: 0,
      uploads: 0,
      uploadedAt: 0,
      mostInFrame: 0,
      timers: 0,
      intervals: 0,
      frames: 0,
      bitmaps: 0,
      draws: 0,
      drawnAt: 0,
      listeners: 0,
    };
    window.watched = counts;

    const bytes = new Map<WebGLTexture, number>();
    let bound: WebGLTexture | null = null;
    let inFrame = 0;
    const gl = WebGLRenderingContext.prototype;
    const { createTexture, deleteTexture, bindTexture, texImage2D } = gl;
    gl.createTexture = function () {
      const texture = createTexture.call(this);
      if (texture !== null) bytes.set(texture, 0);
      counts.textures = bytes.size;
      return texture;
    };
    gl.deleteTexture = function (texture) {
      if (texture !== null) {
        counts.textureBytes -= bytes.get(texture) ?? 0;
        bytes.delete(texture);
      }
      counts.textures = bytes.size;
      deleteTexture.call(this, texture);
    };
    gl.bindTexture = function (target, texture) {
      bound = texture;
      bindTexture.call(this, target, texture);
    };
    gl.texImage2D = function (this: WebGLRenderingContext, ...args: unknown[]) {
      const source = args[5] as { width: number; height: number };
      const size =
        args.length === 6 ? source.width * source.height * 4 : (args[3] as number) * (args[4] as number) * 4;
      if (bound !== null) {
        counts.textureBytes += size - (bytes.get(bound) ?? 0);
        bytes.set(bound, size);
        counts.peakBytes = Math.max(counts.peakBytes, counts.textureBytes);
      }
      // a placeholder of one pixel comes before each
      if (size > 4) {
        counts.uploads += 1;
        counts.uploadedAt = performance.now();
        inFrame += 1;
        counts.mostInFrame = Math.max(counts.mostInFrame, inFrame);
      }
      (texImage2D as (...all: unknown[]) => void).apply(this, args);
    } as never;
    const { drawElements } = gl;
    gl.drawElements = function (...args) {
      counts.draws += 1;
      counts.drawnAt = performance.now();
      drawElements.apply(this, args);
    };

    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    const requested = new Set<number>();
    const newFrame = (): void => {
      inFrame = 0;
      request.call(window, newFrame);
    };
    request.call(window, newFrame);
    window.requestAnimationFrame = (run) => {
      const id = request.call(window, (time) => {
        requested.delete(id);
        counts.frames = requested.size;
        run(time);
      });
      requested.add(id);
      counts.frames = requested.size;
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      requested.delete(id);
      counts.frames = requested.size;
      cancel.call(window, id);
    };

    const open = new WeakSet<ImageBitmap>();
    const opened = (bitmap: ImageBitmap): void => {
      open.add(bitmap);
      counts.bitmaps += 1;
    };
    const { close } = ImageBitmap.prototype;
    ImageBitmap.prototype.close = function () {
      if (open.delete(this)) counts.bitmaps -= 1;
      close.call(this);
    };
    const { createImageBitmap: decode } = window;
    window.createImageBitmap = (async (...args: Parameters<typeof decode>) => {
      const bitmap = await decode.apply(window, args);
      opened(bitmap);
      return bitmap;
    }) as typeof decode;
    const ownWorker = window.Worker;
    window.Worker = class extends ownWorker {
      constructor(...args: ConstructorParameters<typeof ownWorker>) {
        super(...args);
        // Before the product's own listener, which closes what comes too late.
        this.addEventListener('message', ({ data }: MessageEvent<{ bitmap?: ImageBitmap } | null>) => {
          if (data?.bitmap instanceof ImageBitmap) opened(data.bitmap);
        });
      }
    };

    window.forgetFrames = () => {
      counts.uploads = 0;
      counts.mostInFrame = 0;
    };

    const running = new Set<number>();
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = ((run: () => void, ms?: number) => {
      const id = set(() => {
        running.delete(id);
        counts.timers = running.size;
        run();
      }, ms);
      running.add(id);
      counts.timers = running.size;
      return id;
    }) as never;
    window.clearTimeout = (id) => {
      running.delete(id as number);
      counts.timers = running.size;
      clear(id);
    };

    const intervals = new Set<number>();
    const { setInterval: repeat, clearInterval: end } = window;
    window.setInterval = ((run: () => void, ms?: number) => {
      const id = repeat(run, ms);
      intervals.add(id);
      counts.intervals = intervals.size;
      return id;
    }) as never;
    window.clearInterval = (id) => {
      intervals.delete(id as number);
      counts.intervals = intervals.size;
      end(id);
    };

    for (const target of [window, document]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      target.addEventListener = (...args: Parameters<typeof add>) => {
        counts.listeners += 1;
        add.apply(target, args);
      };
      target.removeEventListener = (...args: Parameters<typeof remove>) => {
        counts.listeners -= 1;
        remove.apply(target, args);
      };
    }
  });
}
