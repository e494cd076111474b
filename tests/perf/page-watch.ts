/** Looks at a page from outside the app: when the first focus was there, calls that wait for the GPU, the heap. */
import type { Page } from 'playwright';

export interface PageWatch {
  /** Milliseconds from the start of the navigation to the first focus on a screen, the splash left out; 0 until then. */
  firstFocus: number;
  getErrorCalls: number;
  /** Bytes that went to vertex and index buffers. */
  bufferBytes: number;
}

declare global {
  interface Window {
    pageWatch?: PageWatch;
  }
}

/** Starts to look; call it before the page is opened. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: PageWatch = { firstFocus: 0, getErrorCalls: 0, bufferBytes: 0 };
    window.pageWatch = watch;
    const look = (): void => {
      const focused = window.__tv?.focused();
      if (focused && focused.id !== 'splash') watch.firstFocus = performance.now();
      else setTimeout(look, 10);
    };
    look();
    const sizeOf = (data: unknown): number => (ArrayBuffer.isView(data) ? data.byteLength : 0);
    for (const prototype of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      const original = prototype.getError;
      prototype.getError = function getError(this: WebGLRenderingContext) {
        watch.getErrorCalls += 1;
        return original.call(this);
      };
      const { bufferData, bufferSubData } = prototype;
      prototype.bufferData = function watched(this: WebGLRenderingContext, ...args: unknown[]) {
        watch.bufferBytes += sizeOf(args[1]);
        Reflect.apply(bufferData, this, args);
      };
      prototype.bufferSubData = function watched(this: WebGLRenderingContext, ...args: unknown[]) {
        watch.bufferBytes += sizeOf(args[2]);
        Reflect.apply(bufferSubData, this, args);
      };
    }
  });
}

/** What was seen so far. */
export async function readPageWatch(page: Page): Promise<PageWatch> {
  return page.evaluate(() => window.pageWatch ?? { firstFocus: 0, getErrorCalls: 0, bufferBytes: 0 });
}

/** Bytes of the script heap after a collection. */
export async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
