/** Writing with the keyboard on the screen, by direction keys and OK alone, as a viewer does it. */
import type { SceneNode } from './scene';
import type { Tv } from './tv';

/** Keys on the way of the longest walk across a keyboard. */
const LONGEST_WALK = 20;

/** Walks from where focus is on the keyboard to each letter's key and presses it. Small letters and the signs beside them. */
export async function writeOnScreen(tv: Tv, text: string): Promise<void> {
  for (const letter of text) await pressScreenKey(tv, letter);
}

/** One key by what it types or does: 'a', '@', 'backspace', 'done'. */
export async function pressScreenKey(tv: Tv, key: string): Promise<void> {
  for (let steps = 0; steps < LONGEST_WALK; steps += 1) {
    const [focused, wanted] = [await tv.focused(), await tv.waitFor({ id: `key-${key}` })];
    if (focused.id === wanted.id) return tv.press('enter');
    await tv.press(wayTo(focused, wanted));
  }
  throw new Error(`the keys do not lead to '${key}'`);
}

/** Rows first: the keys of a row below are under those of the row above. */
function wayTo({ rect: from }: SceneNode, { rect: to }: SceneNode): 'up' | 'down' | 'left' | 'right' {
  if (to.y > from.y) return 'down';
  if (to.y < from.y) return 'up';
  return to.x > from.x ? 'right' : 'left';
}
