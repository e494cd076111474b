/** What stands beside a list of choices follows once focus has rested on one: who walks past it asks for nothing. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { useScene } from '../../renderer';
import type { Clock } from '../domain/clock';
import { debounce } from './debounce';

/** Short enough that it seems to follow, longer than a step of a walk along the list. */
const REST_MS = 250;

export interface Rest<Item> {
  /** Focus is on this one now. */
  readonly on: (item: Item) => void;
  /** Focus is elsewhere, or what it would lead to has been done. */
  readonly over: () => void;
}

/**
 * @param onRest called once focus has been on an item for 250 ms and no key is held; until then the app is not idle
 * @returns the same functions for life
 */
export function useRest<Item>(onRest: (item: Item) => void): Rest<Item> {
  const { clock, focus } = useScene();
  const [rest] = useState(() => createRest<Item>(clock, () => focus.holding));
  useLayoutEffect(() => rest.follow(onRest));
  useEffect(() => rest.over, [rest]);
  return rest;
}

function createRest<Item>(
  clock: Clock,
  holding: () => boolean,
): Rest<Item> & { follow(onRest: (item: Item) => void): void } {
  let run: (item: Item) => void = () => {};
  let end: (() => void) | null = null;

  function over(): void {
    end?.();
    end = null;
  }
  function on(item: Item): void {
    over();
    end = debounce(clock, () => (holding() ? on(item) : run(item)), REST_MS);
  }
  return {
    on,
    over,
    follow: (onRest) => {
      run = onRest;
    },
  };
}
