/**
 * Counts from outside what a page does: calls of WebGL, script in key events and frames, long tasks. Put in before the
 * page's first script and the same for every contestant.
 */
import type { Page } from 'playwright';

/** What was seen since the last `start`. Times are milliseconds of script. */
export interface ProbeCounts {
  /** Script in each key event, microtasks included: React renders a key's update in one. */
  keys: number[];
  /** Script of each frame that drew. */
  frames: number[];
  draws: number;
  textureUploads: number;
  bufferUploads: number;
  bufferBytes: number;
  /** Since the page began. */
  getErrorCalls: number;
  /** Tasks of 50 ms and more, which is all that the browser tells. */
  longTasks: number[];
}

interface Probe {
  start(): void;
  read(): ProbeCounts;
  /** Ends the key measurement begun by the first listener: put in after the page's own. */
  listenLast(): void;
}

declare global {
  interface Window {
    benchWatch: Probe;
  }
}

/** Call it after `putPace`, whose real clock it measures by, and before the page is opened. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { realNow } = window.benchPace;
    const fresh = (): ProbeCounts => ({
      keys: [],
      frames: [],
      draws: 0,
      textureUploads: 0,
      bufferUploads: 0,
      bufferBytes: 0,
      getErrorCalls: counts?.getErrorCalls ?? 0,
      longTasks: [],
    });
    let counts: ProbeCounts = undefined as never;
    counts = fresh();

    type Gl = Record<string, (...args: unknown[]) => unknown>;
    const wrap = (names: readonly string[], note: (args: unknown[]) => void): void => {
      for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
        const methods = prototype as unknown as Gl;
        for (const name of names) {
          const original = methods[name];
          if (original === undefined) continue;
          methods[name] = function watched(this: unknown, ...args) {
            note(args);
            return original.apply(this, args);
          };
        }
      }
    };
    const draw = (): void => void (counts.draws += 1);
    wrap(['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'], draw);
    // null data and no picture: room is made, nothing is uploaded
    wrap(['texImage2D', 'texSubImage2D'], (args) => {
      if (args[args.length - 1] !== null) counts.textureUploads += 1;
    });
    wrap(['compressedTexImage2D', 'compressedTexSubImage2D'], () => void (counts.textureUploads += 1));
    wrap(['bufferData', 'bufferSubData'], (args) => {
      const data = args.find((arg) => ArrayBuffer.isView(arg));
      counts.bufferUploads += 1;
      if (data !== undefined) counts.bufferBytes += (data as ArrayBufferView).byteLength;
    });
    wrap(['getError'], () => void (counts.getErrorCalls += 1));

    // All callbacks of one frame get the same time stamp.
    let frameAt = -1;
    let frameScript = 0;
    let drawsBefore = 0;
    const endFrame = (): void => {
      if (counts.draws > drawsBefore) counts.frames.push(frameScript);
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        if (time !== frameAt) {
          endFrame();
          frameAt = time;
          frameScript = 0;
          drawsBefore = counts.draws;
        }
        const began = realNow();
        callback(time);
        frameScript += realNow() - began;
      });

    let keyBegan = 0;
    window.addEventListener('keydown', () => void (keyBegan = realNow()), true);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counts.longTasks.push(duration);
    }).observe({ type: 'longtask' });

    window.benchWatch = {
      start() {
        counts = fresh();
        drawsBefore = 0;
        frameScript = 0;
      },
      read() {
        endFrame();
        drawsBefore = counts.draws;
        return counts;
      },
      listenLast() {
        window.addEventListener('keydown', () => void counts.keys.push(realNow() - keyBegan));
      },
    };
  });
}
