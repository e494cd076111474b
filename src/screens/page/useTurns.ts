/** What cross-fades when a jumbotron shows another asset: two slots, of which one is in front. */
import { useState } from 'react';

/** One of the two things that cross-fade. Each keeps its slot, so that its nodes fade and are not made anew. */
interface TurnSlot<Value> {
  readonly slot: number;
  readonly front: boolean;
  /** null before the first turn, in the slot behind. */
  readonly value: Value | null;
}

const SLOTS = [0, 1] as const;

/**
 * @param owner uuid of the jumbotron's component: another one means that the row was recycled, which is no turn
 * @param key of the value: another one is a turn
 */
export function useTurns<Value>(owner: string, key: string | null, value: Value): TurnSlot<Value>[] {
  const [shown, setShown] = useState({ owner, key, value, before: null as Value | null, turns: 0 });
  if (shown.owner !== owner) setShown({ owner, key, value, before: null, turns: 0 });
  else if (shown.key !== key) setShown({ owner, key, value, before: shown.value, turns: shown.turns + 1 });
  return SLOTS.map((slot) => {
    const front = slot === shown.turns % SLOTS.length;
    return { slot, front, value: front ? value : shown.before };
  });
}
