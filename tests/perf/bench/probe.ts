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
  /** Calls of WebGL, of whatever kind; 0 unless all are counted. */
  calls: number;
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

/**
 * Call it after `putPace`, whose real clock it measures by, and before the page is opened. With `everyCall` all calls of
 * WebGL are counted: not for runs that are timed.
 */
export async function installProbe(page: Page, everyCall = false): Promise<void> {
  await page.addInitScript((countAll) => {
    const { realNow } = window.benchPace;
    const fresh = (): ProbeCounts => ({
      keys: [],
      frames: [],
      draws: 0,
      calls: 0,
      textureUploads: 0,
      bufferUploads: 0,
      bufferBytes: 0,
      getErrorCalls: counts?.getErrorCalls ?? 0,
      longTasks: [],
    });
    let counts: ProbeCounts = undefined as never;
    /** Something was drawn since the last frame was counted. */
    let painted = false;
    counts = fresh();

    type Gl = Record<string, (...args: unknown[]) => unknown>;
    const prototypes = [WebGLRenderingContext, WebGL2RenderingContext].map(
      ({ prototype }) => prototype as unknown as Gl,
    );
    const methodsOf = (prototype: object): string[] =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype))
        .filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor')
        .map(([name]) => name);
    const wrapIn = (methods: Gl, names: readonly string[], note: (args: unknown[]) => void): void => {
      for (const name of names) {
        const original = methods[name];
        if (original === undefined) continue;
        methods[name] = function watched(this: unknown, ...args) {
          note(args);
          return original.apply(this, args);
        };
      }
    };
    const wrap = (names: readonly string[], note: (args: unknown[]) => void): void => {
      for (const methods of prototypes) wrapIn(methods, names, note);
    };
    const call = (): void => void (counts.calls += 1);
    const draw = (): void => {
      counts.draws += 1;
      painted = true;
    };
    if (countAll) for (const methods of prototypes) wrapIn(methods, methodsOf(methods), call);
    // Extensions' methods lie on objects of their own, one for each context.
    const known = new Set<unknown>();
    for (const methods of prototypes) {
      const get = methods.getExtension!;
      methods.getExtension = function watched(this: unknown, ...args) {
        const extension = get.apply(this, args) as Gl | null;
        if (extension === null || known.has(extension)) return extension;
        known.add(extension);
        if (countAll) wrapIn(extension, methodsOf(Object.getPrototypeOf(extension) as object), call);
        wrapIn(extension, ['drawArraysInstancedANGLE', 'drawElementsInstancedANGLE'], draw);
        return extension;
      };
    }
    // A page that only clears has drawn a frame too.
    wrap(['clear'], () => void (painted = true));
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
    const endFrame = (): void => {
      if (painted) counts.frames.push(frameScript);
      painted = false;
    };
    const request = window.requestAnimationFrame.bind(window);
    // One for each callback: a loop asks with the same in every frame.
    const timed = new WeakMap<FrameRequestCallback, FrameRequestCallback>();
    const timedOf = (callback: FrameRequestCallback): FrameRequestCallback => {
      const made: FrameRequestCallback = (time) => {
        if (time !== frameAt) {
          endFrame();
          frameAt = time;
          frameScript = 0;
        }
        const began = realNow();
        callback(time);
        frameScript += realNow() - began;
      };
      timed.set(callback, made);
      return made;
    };
    window.requestAnimationFrame = (callback) => request(timed.get(callback) ?? timedOf(callback));

    let keyBegan = 0;
    window.addEventListener('keydown', () => void (keyBegan = realNow()), true);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counts.longTasks.push(duration);
    }).observe({ type: 'longtask' });

    window.benchWatch = {
      start() {
        counts = fresh();
        painted = false;
        frameScript = 0;
      },
      read() {
        endFrame();
        return counts;
      },
      listenLast() {
        window.addEventListener('keydown', () => void counts.keys.push(realNow() - keyBegan));
      },
    };
  }, everyCall);
}
