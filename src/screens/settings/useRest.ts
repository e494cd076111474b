/** An entry of the menu shows its view once focus has rested on it: who walks past it asks for nothing. */
import { useEffect, useRef } from 'react';
import { useScene } from '../../../renderer';

/** Short enough that the view seems to follow, longer than a step of a walk down the menu. */
const REST_MS = 250;

export interface Rest<Item> {
  /** Focus is on this one now. */
  readonly on: (item: Item) => void;
  /** Focus is elsewhere, or what it would lead to has been done. */
  readonly over: () => void;
}

/** @param onRest called once focus has been on an item for 250 ms and no key is held */
export function useRest<Item>(onRest: (item: Item) => void): Rest<Item> {
  const { clock, focus } = useScene();
  const timer = useRef<number | null>(null);
  const run = useRef(onRest);
  useEffect(() => {
    run.current = onRest;
  }, [onRest]);

  function over(): void {
    if (timer.current !== null) clock.clearTimeout(timer.current);
    timer.current = null;
  }
  function on(item: Item): void {
    over();
    timer.current = clock.setTimeout(() => {
      timer.current = null;
      if (focus.holding) on(item);
      else run.current(item);
    }, REST_MS);
  }
  useEffect(
    () => () => {
      if (timer.current !== null) clock.clearTimeout(timer.current);
    },
    [clock],
  );
  return { on, over };
}
