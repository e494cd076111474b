/**
 * For content that follows the focused entry of a list: it is updated once focus has been idle for a moment, so that
 * entries merely passed load nothing.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createIdleTimer, useScene } from '../../renderer';
import type { IdleSource } from '../../renderer';
import type { Activity } from '../domain/activity';
import { useActivity } from './ActivityContext';

/** Short enough to seem immediate, longer than a step of repeated key presses, ms. */
const IDLE_MS = 250;

interface IdleItem<Item> {
  /** Focus moved to this item. */
  readonly focus: (item: Item) => void;
  /** Focus left, or its effect has been carried out. */
  readonly cancel: () => void;
}

/**
 * @param onIdle called once focus has been on an item for `ms` and no key is held; until then the app does not count
 * as idle
 * @param ms default 250; the same in every render
 * @returns functions that stay the same
 */
export function useIdleItem<Item>(onIdle: (item: Item) => void, ms: number = IDLE_MS): IdleItem<Item> {
  const { clock, focus } = useScene();
  const activity = useActivity();
  const [idleItem] = useState(() => createIdleItem<Item>({ clock, focus }, activity, ms));
  useLayoutEffect(() => idleItem.follow(onIdle));
  useEffect(() => idleItem.cancel, [idleItem]);
  return idleItem;
}

function createIdleItem<Item>(
  source: IdleSource,
  activity: Activity,
  ms: number,
): IdleItem<Item> & { follow(callback: (item: Item) => void): void } {
  let onIdle: (item: Item) => void = () => {};
  let run: (() => void) | null = null;
  let endPause: (() => void) | null = null;

  function cancel(): void {
    timer.cancel();
    endPause?.();
    endPause = null;
  }
  const timer = createIdleTimer(source, () => {
    cancel();
    run?.();
  });
  return {
    cancel,
    focus(item) {
      endPause ??= activity.begin('focus idle');
      run = () => onIdle(item);
      timer.restart(ms);
    },
    follow(callback) {
      onIdle = callback;
    },
  };
}
