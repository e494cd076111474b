/**
 * No drawing for pages that nobody looks at. Rasterising WebGL by software takes a third of the processor's time of the
 * end-to-end suite, whose tests read the scene and not the screen. Everything up to the draw call stays as it is:
 * layout, batches, textures, frames.
 */
import type { Page } from 'playwright';

const DRAW_CALLS = ['drawElements', 'drawArrays'] as const;

/** Pages whose pictures would show the ground alone. */
const undrawn = new WeakSet<Page>();

/** Leaves WebGL's draw calls out. Call before the page's first script. */
export async function skipDrawing(page: Page): Promise<void> {
  undrawn.add(page);
  await page.addInitScript((calls) => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const call of calls) prototype[call] = () => undefined;
  }, DRAW_CALLS);
}

/** @throws Error for a page whose draw calls are left out: whatever is found in its pixels proves nothing. */
export function expectDrawn(page: Page): void {
  if (undrawn.has(page)) throw new Error('this page is not drawn: say `useApp({ drawn: true })`');
}
