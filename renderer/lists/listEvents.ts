/**
 * What a list tells its screen, none of it inside the key's task: that the end is near, that keys are moving it, that
 * focus has come to rest. Timers are set once and look at the clock again when they fire, so a held key sets none.
 */
import { startTransition } from 'react';
import type { Clock } from '../types';
import type { ListModel } from './model';

/** How long a key press marks its list as moving (PAGE-09). */
const MOVING_MS = 800;

export interface Signals {
  /** Focus stands on an index; `byKey` when a key brought it. */
  stands(model: ListModel, index: number, byKey: boolean): void;
  /** The pointer scrolled: this is the last index in sight. */
  sees(model: ListModel, index: number): void;
  /** Focus left the list, or its items are others now: nothing rests any more. */
  left(): void;
  /** A held key was let go: what would have rested meanwhile may now. */
  released(): void;
  /** The list left the tree. */
  stop(): void;
}

export function createSignals(clock: () => Clock, holding: () => boolean): Signals {
  const end = createEnd(clock);
  const moving = createMoving(clock);
  const rest = createRest(clock, holding);
  return {
    stands(model, index, byKey) {
      end.near(model, index);
      if (byKey) moving.key(model);
      rest.on(model, index);
      model.itemFocused?.(index);
    },
    sees: end.near,
    left: rest.off,
    released: rest.released,
    stop() {
      rest.off();
      moving.stop();
      end.stop();
    },
  };
}

function createEnd(clock: () => Clock): { near(model: ListModel, index: number): void; stop(): void } {
  /** The count it was asked for last: once is enough. */
  let asked = -1;
  let timer: number | null = null;
  return {
    near(model, index) {
      const { onEndReached, count } = model;
      if (onEndReached === undefined || index + model.lookahead < count || asked === count) return;
      asked = count;
      timer = clock().setTimeout(() => {
        timer = null;
        startTransition(onEndReached);
      }, 0);
    },
    stop() {
      if (timer !== null) clock().clearTimeout(timer);
      timer = null;
      asked = -1;
    },
  };
}

function createMoving(clock: () => Clock): { key(model: ListModel): void; stop(): void } {
  let until = 0;
  let timer: number | null = null;
  let told: ListModel['onMoving'];

  function check(): void {
    const left = until - clock().now();
    if (left > 0) {
      timer = clock().setTimeout(check, left);
      return;
    }
    timer = null;
    const tell = told;
    told = undefined;
    if (tell !== undefined) startTransition(() => tell(false));
  }

  function begin(): void {
    const tell = told;
    if (tell !== undefined) startTransition(() => tell(true));
    check();
  }

  return {
    key(model) {
      if (model.onMoving === undefined) return;
      told = model.onMoving;
      until = clock().now() + MOVING_MS;
      if (timer === null) timer = clock().setTimeout(begin, 0);
    },
    stop() {
      if (timer !== null) clock().clearTimeout(timer);
      timer = null;
      told = undefined;
    },
  };
}

interface Rest {
  on(model: ListModel, index: number): void;
  off(): void;
  released(): void;
}

function createRest(clock: () => Clock, holding: () => boolean): Rest {
  /** The time was up while a key was held, at the end of a row: told once it is let go. */
  let waits = false;
  let since = 0;
  let at = -1;
  let model: ListModel | null = null;
  let timer: number | null = null;

  function check(): void {
    timer = null;
    if (model === null) return;
    waits = holding();
    if (waits) return;
    const left = since + model.restMs - clock().now();
    if (left > 0) {
      timer = clock().setTimeout(check, left);
      return;
    }
    const { itemRested } = model;
    const index = at;
    model = null;
    if (itemRested !== undefined) startTransition(() => itemRested(index));
  }

  return {
    on(next, index) {
      if (next.itemRested === undefined) return;
      model = next;
      at = index;
      since = clock().now();
      timer ??= clock().setTimeout(check, next.restMs);
    },
    released() {
      if (waits) timer ??= clock().setTimeout(check, 0);
    },
    off() {
      waits = false;
      model = null;
      if (timer !== null) clock().clearTimeout(timer);
      timer = null;
    },
  };
}
