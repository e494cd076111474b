/** Ways through the product that many tests take, by keys alone. */
import type { RemoteKey } from './remote';
import type { Query } from './scene';
import type { Tv } from './tv';

/** Welcome screen to home page as a guest; home is idle when it returns. */
export async function enterAsGuest(tv: Tv): Promise<void> {
  await tv.waitForRoute(/^\/[a-z]+\/welcome$/);
  await tv.idle();
  await walkTo(tv, { id: 'welcome-guest' }, ['right']);
  await tv.press('enter');
  await tv.waitForRoute(/^\/[a-z]+\/(?!welcome)[^/]+$/);
  await tv.idle();
}

/**
 * Presses the first key until the focus is on what is looked for or moves no more, then the next key.
 * @throws Error when no key leads there.
 */
export async function walkTo(tv: Tv, query: Query, keys: readonly RemoteKey[]): Promise<void> {
  const arrived = async (): Promise<boolean> => (await tv.findAll(query)).some((node) => node.focused);
  for (const key of keys) {
    for (let moved = true; moved;) {
      if (await arrived()) return;
      const before = JSON.stringify((await tv.focused()).rect);
      await tv.press(key);
      await tv.idle();
      moved = JSON.stringify((await tv.focused()).rect) !== before;
    }
  }
  throw new Error(`${keys.join(', ')} did not lead to ${JSON.stringify(query)}`);
}

/**
 * Opens a path as the address line would, with a navigation state; the app stays loaded and the viewer who they are. Waits for the
 * app's first screen: the splash knows no routes yet, and the address is then read without the change.
 */
export async function goTo(tv: Tv, path: string, state: object | null = null): Promise<void> {
  await tv.waitForGone({ id: 'splash' });
  await tv.page.evaluate(
    ({ address, usr }) => {
      const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
      const entry = { usr, key: `test-${idx}`, idx };
      history.pushState(entry, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: entry }));
    },
    { address: path, usr: state },
  );
}
