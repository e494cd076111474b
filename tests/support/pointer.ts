/** The pointer of a remote: hovering focuses, a click presses. */
import type { Query } from './scene';
import type { Tv } from './tv';

const STAGE_WIDTH = 1920;

/** Moves to the middle of the node that fits, once it is there, and says where in the window that is. */
export async function hoverOver(tv: Tv, query: Query): Promise<readonly [x: number, y: number]> {
  const { rect } = await tv.waitFor(query);
  const scale = (tv.page.viewportSize()?.width ?? STAGE_WIDTH) / STAGE_WIDTH;
  const [x, y] = [(rect.x + rect.w / 2) * scale, (rect.y + rect.h / 2) * scale];
  await tv.page.mouse.move(x, y);
  return [x, y];
}

/** Clicks the middle of the node that fits, once it is there. */
export async function clickOn(tv: Tv, query: Query): Promise<void> {
  await tv.page.mouse.click(...(await hoverOver(tv, query)));
}
