/** The one focused node, looked at after every key: there must be exactly one, whatever was pressed. */
import type { RemoteKey } from './remote';
import type { SceneNode } from './scene';
import type { Tv } from './tv';

/** Presses a key `times` times. @throws Error naming the key after which not exactly one node had focus */
export async function pressWatched(tv: Tv, key: RemoteKey, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await tv.press(key);
    await expectOneFocus(tv, `${key}, ${i + 1} of ${times}`);
  }
}

/** Presses a key and waits until what it set in motion stands still. */
export async function pressAndSettle(tv: Tv, key: RemoteKey, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await pressWatched(tv, key);
    await tv.idle();
  }
}

/** @throws Error when not exactly one node has focus; `after` says what was done before */
export async function expectOneFocus(tv: Tv, after: string): Promise<void> {
  // Counted in the page: a scene of a thousand nodes is not worth sending for one number.
  const found = await tv.page.evaluate(() => {
    const names: string[] = [];
    const look = (node: SceneNode): void => {
      if (node.focused) names.push(`${node.role} "${node.name}"`);
      node.children.forEach(look);
    };
    if (window.__tv) look(window.__tv.scene());
    return names;
  });
  if (found.length !== 1) {
    throw new Error(`after ${after} ${found.length} nodes have focus: ${found.join(', ')}`);
  }
}
