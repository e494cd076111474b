/** The one focused node, looked at after every key: there must be exactly one, whatever was pressed. */
import type { RemoteKey } from './remote';
import type { SceneNode } from './scene';
import type { Tv } from './tv';

/** Presses a key `times` times. @throws Error naming the key after which not exactly one node had focus */
export async function pressAndExpectOneFocus(tv: Tv, key: RemoteKey, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await tv.press(key);
    await expectOneFocus(tv, `${key}, ${i + 1} of ${times}`);
  }
}

/** The app ignores directions for 200 ms after a fetch (PAGE-10). */
const TRIES = 20;

/**
 * Presses a key until focus moves, `times` times: for ways on which a page still loads its rows. A list may first have to
 * mount the next item, and a second press meanwhile would be a second move: the app is idle before one is made.
 * @throws Error when focus does not move
 */
export async function pressMoving(tv: Tv, key: RemoteKey, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    const before = await focusedPath(tv);
    const moved = async (): Promise<boolean> => (await focusedPath(tv)) !== before;
    for (let tries = 0; ; tries += 1) {
      if (tries === TRIES) throw new Error(`${key} does not move focus from ${before}`);
      await pressAndExpectOneFocus(tv, key);
      if (await moved()) break;
      await tv.idle();
      if (await moved()) break;
    }
  }
}

async function focusedPath(tv: Tv): Promise<string> {
  const { path, id, name } = await tv.focused();
  return [...(path ?? []), id, name].join(' > ');
}

/** Presses a key and waits until what it set in motion stands still. */
export async function pressAndSettle(tv: Tv, key: RemoteKey, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await pressAndExpectOneFocus(tv, key);
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
