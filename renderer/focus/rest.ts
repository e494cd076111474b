/**
 * Focus that has come to rest: details and artwork after 500 ms, analytics after 1000, a trailer after 1500.
 * One timer, set once and asked again when it fires, so a held key sets none; and while a key is held nothing rests.
 */
import type { HostNode } from '../scene/node';
import type { SceneRoot } from '../scene/root';

/**
 * Calls `run` with the focused node each time focus has not changed for `ms`. Returns the function that ends it.
 * The node may be null when nothing can have focus.
 */
export function watchFocusRest(
  scene: Pick<SceneRoot, 'clock' | 'focus'>,
  ms: number,
  run: (node: HostNode | null) => void,
): () => void {
  const { clock, focus } = scene;
  let since = clock.now();
  let waits = false;
  let timer: number | null = clock.setTimeout(check, ms);

  function check(): void {
    timer = null;
    // a key held at an edge moves nothing, and still nothing rests
    waits = focus.holding;
    if (waits) return;
    const left = since + ms - clock.now();
    if (left > 0) timer = clock.setTimeout(check, left);
    else run(focus.current);
  }

  const unsubscribeRelease = focus.onRelease(() => {
    if (waits) timer ??= clock.setTimeout(check, 0);
  });
  const unsubscribe = focus.subscribe(() => {
    since = clock.now();
    timer ??= clock.setTimeout(check, ms);
  });
  return () => {
    unsubscribe();
    unsubscribeRelease();
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
}
