/**
 * What a list tells its screen: which item has focus, in the key's own task; and after it, that the end is near, that
 * keys are moving it, that an item is idle. Timers are set once and read the clock again when they fire, so a held key
 * sets none.
 */
import { startTransition } from 'react';
import { createIdleTimer } from '../focus/focusIdle';
import type { IdleTimer } from '../focus/focusIdle';
import { callHandler } from '../host/callHandler';
import type { HostNode } from '../host/node';
import type { Clock } from '../types';
import type { ListModel } from './listModel';

/** How long after a key press its list still counts as moving. */
const MOVING_MS = 800;

export interface ListEvents {
  /** The item at `index` has focus; `byKey` when a key moved it there. */
  itemFocused(model: ListModel, index: number, byKey: boolean): void;
  /** The pointer scrolled; `index` is the last visible one. */
  scrolledTo(model: ListModel, index: number): void;
  /** Focus left the list: no item becomes idle, and keys no longer move it. */
  focusLeft(): void;
  /** It shows another list: nothing of the last one is told any more. */
  replaced(): void;
  /** The list left the tree. */
  dispose(): void;
}

const clockOf = (list: ListNode): Clock => list().root!.clock;

/** The node of the list, which is on a tree whenever it is asked for. */
type ListNode = () => HostNode;

/** Calls a handler in a transition. React catches what a transition throws, so the guard is inside. */
function callLater<A>(list: HostNode, name: string, handler: (argument: A) => void, argument: A): void {
  startTransition(() => void callHandler(list.root!, list, name, handler, argument));
}

export function createListEvents(list: ListNode): ListEvents {
  const endReached = createEndReached(list);
  const moving = createMoving(list);
  const itemIdle = createItemIdle(list);
  let hasFocus = false;
  return {
    itemFocused(model, index, byKey) {
      endReached.near(model, index);
      // A key that brings focus in was pressed elsewhere.
      if (byKey && hasFocus) moving.key(model);
      hasFocus = true;
      itemIdle.start(model, index);
      if (model.onItemFocus !== undefined)
        callHandler(list().root!, list(), 'onItemFocus', model.onItemFocus, index);
    },
    scrolledTo: endReached.near,
    focusLeft() {
      hasFocus = false;
      itemIdle.cancel();
      moving.end();
    },
    replaced() {
      hasFocus = false;
      itemIdle.cancel();
      moving.stop();
    },
    dispose() {
      itemIdle.cancel();
      moving.stop();
      endReached.stop();
    },
  };
}

function createEndReached(list: ListNode): { near(model: ListModel, index: number): void; stop(): void } {
  /** The count for which it was called last: once for each. */
  let reportedCount = -1;
  let timer: number | null = null;
  return {
    near(model, index) {
      const { onEndReached, count } = model;
      if (onEndReached === undefined || index + model.lookahead < count || reportedCount === count) return;
      reportedCount = count;
      timer = clockOf(list).setTimeout(() => {
        timer = null;
        callLater(list(), 'onEndReached', onEndReached, undefined);
      }, 0);
    },
    stop() {
      if (timer !== null) clockOf(list).clearTimeout(timer);
      timer = null;
      reportedCount = -1;
    },
  };
}

interface Moving {
  key(model: ListModel): void;
  /** It has ended before its time. */
  end(): void;
  /** Nothing is told any more. */
  stop(): void;
}

function createMoving(list: ListNode): Moving {
  let until = 0;
  let told = false;
  let timer: number | null = null;
  let onMoving: ListModel['onMoving'];

  function check(): void {
    const left = until - clockOf(list).now();
    if (left > 0) {
      timer = clockOf(list).setTimeout(check, left);
      return;
    }
    end();
  }

  function begin(): void {
    const notify = onMoving;
    told = true;
    if (notify !== undefined) callLater(list(), 'onMoving', notify, true);
    check();
  }

  function end(): void {
    const notify = told ? onMoving : undefined;
    stop();
    if (notify !== undefined) callLater(list(), 'onMoving', notify, false);
  }

  function stop(): void {
    if (timer !== null) clockOf(list).clearTimeout(timer);
    timer = null;
    told = false;
    onMoving = undefined;
  }

  return {
    key(model) {
      if (model.onMoving === undefined) return;
      onMoving = model.onMoving;
      until = clockOf(list).now() + MOVING_MS;
      if (timer === null) timer = clockOf(list).setTimeout(begin, 0);
    },
    end,
    stop,
  };
}

interface ItemIdle {
  start(model: ListModel, index: number): void;
  cancel(): void;
}

function createItemIdle(list: ListNode): ItemIdle {
  let model: ListModel | null = null;
  let index = -1;
  let timer: IdleTimer | null = null;

  function notify(): void {
    const onItemIdle = model?.onItemIdle;
    const idleIndex = index;
    model = null;
    if (onItemIdle !== undefined) callLater(list(), 'onItemIdle', onItemIdle, idleIndex);
  }

  return {
    start(next, focusedIndex) {
      if (next.onItemIdle === undefined) return;
      model = next;
      index = focusedIndex;
      timer ??= createIdleTimer(list().root!, notify);
      timer.restart(next.idleMs);
    },
    cancel() {
      model = null;
      timer?.cancel();
      timer = null;
    },
  };
}
