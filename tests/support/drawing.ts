/**
 * No drawing while nobody looks. Rasterising WebGL by software takes most of the processor's time of the browser suites, and
 * their tests read the scene, or look at pixels at a few moments only. Everything up to the draw call stays as it is: layout,
 * batches, textures, frames. Before a picture the page draws what is on its stage: it does so whenever it is shown again
 * (renderer/stage/redrawWhenShown).
 */
import type { Page } from 'playwright';

/** `clear` too: a canvas that is cleared is a new picture, which the browser puts on the screen. */
const DRAW_CALLS = ['clear', 'drawElements', 'drawArrays'] as const;

/** What is drawn is on the screen two of the browser's frames later at most: one is committed while the one before is drawn. One more for a picture's own. */
export const FRAMES_BEHIND = 3;

/** Pages that draw on demand. */
const undrawn = new WeakSet<Page>();
/** Pages whose clock a test moves. */
const held = new WeakSet<Page>();

/** Tells that the page's frames come only when its clock is moved, or no longer. */
export function clockHeld(page: Page, isNow: boolean): void {
  if (isNow) held.add(page);
  else held.delete(page);
}

declare global {
  interface Window {
    /** Of a page that draws on demand: WebGL's draw calls have an effect now, and when the browser's own next frame comes. */
    drawing?: boolean;
    browserFrame?: () => Promise<number>;
  }
}

/** Leaves WebGL's draw calls out, but for pictures. Call before the page's first script. */
export async function drawOnDemand(page: Page): Promise<void> {
  undrawn.add(page);
  await page.addInitScript((calls) => {
    const request = window.requestAnimationFrame.bind(window);
    window.browserFrame = () => new Promise((done) => request(done));
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const call of calls) {
        const draw = prototype[call] as (...args: number[]) => void;
        prototype[call] = function (this: WebGLRenderingContext, ...args: number[]) {
          if (window.drawing === true) draw.apply(this, args);
        };
      }
  }, DRAW_CALLS);
}

/** Whether the page draws only for pictures. */
export const drawsOnDemand = (page: Page): boolean => undrawn.has(page);

/** Draws what is on the stage with the page's next frame, and whatever comes until `endDrawing`. */
export async function beginDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.drawing = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** What was drawn last stays on the screen. */
export async function endDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.drawing = false;
  });
}

/** Runs `look` while the page's stage is drawn as it is now. On a held clock it is drawn already: `HeldClock.advance` does. */
export async function whileDrawn<T>(page: Page, look: () => Promise<T>): Promise<T> {
  if (!drawsOnDemand(page) || held.has(page)) return look();
  await beginDrawing(page);
  await page.evaluate(async () => {
    // The frame that draws was asked for before the first of these; the second comes when it is on the screen.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  try {
    return await look();
  } finally {
    await endDrawing(page);
  }
}
