/** The pointer of a remote: hovering focuses, a click presses. */
import type { Page } from 'playwright';
import type { Query } from './scene';
import type { Tv } from './tv';

const STAGE_WIDTH = 1920;

/** Where in the window a node is, once it is there: its middle, or at `along` of its width. */
export async function placeOf(tv: Tv, query: Query, along = 0.5): Promise<readonly [x: number, y: number]> {
  const { rect } = await tv.waitFor(query);
  const scale = (tv.page.viewportSize()?.width ?? STAGE_WIDTH) / STAGE_WIDTH;
  return [(rect.x + rect.w * along) * scale, (rect.y + rect.h / 2) * scale];
}

/** Moves to the middle of the node that fits, once it is there, and says where in the window that is. */
export async function hoverOver(tv: Tv, query: Query): Promise<readonly [x: number, y: number]> {
  const place = await placeOf(tv, query);
  await tv.page.mouse.move(...place);
  return place;
}

/** Clicks the middle of the node that fits, once it is there. */
export async function clickOn(tv: Tv, query: Query): Promise<void> {
  await tv.page.mouse.click(...(await hoverOver(tv, query)));
}

/** Turns the wheel by so many device pixels, and lets the page draw: a browser hands a turn on with its next frame. */
export async function turnWheel(page: Page, deltaX: number, deltaY: number): Promise<void> {
  await page.mouse.wheel(deltaX, deltaY);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
