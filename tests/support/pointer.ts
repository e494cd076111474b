/** The pointer of a remote: hovering focuses, a click presses. */
import type { Query } from './scene';
import type { Tv } from './tv';

const STAGE_WIDTH = 1920;

/** Clicks the middle of the node that fits, once it is there. */
export async function clickOn(tv: Tv, query: Query): Promise<void> {
  const { rect } = await tv.waitFor(query);
  const scale = (tv.page.viewportSize()?.width ?? STAGE_WIDTH) / STAGE_WIDTH;
  const [x, y] = [(rect.x + rect.w / 2) * scale, (rect.y + rect.h / 2) * scale];
  await tv.page.mouse.move(x, y);
  await tv.page.mouse.click(x, y);
}
