/**
 * Slots: the mounted places of a list, recycled. An item that stays in the window keeps its slot, a new one takes a
 * free slot of its type, and what is not needed now is parked, hidden, as it was.
 *
 * Parked slots never outnumber the window: a page of many kinds of rows would otherwise keep, for each kind, the most
 * it ever showed. Past that the slot parked longest is given the other type; where both types have the same shape
 * React only changes props, where they differ it makes the difference anew.
 */
export interface Wanted<Item> {
  readonly index: number;
  readonly key: string;
  readonly type: string;
  readonly item: Item;
}

export interface Slot<Item> extends Wanted<Item> {
  /** React key: the slot's number. Slots are never taken out, so it stays its own. */
  readonly id: string;
  readonly parked: boolean;
  /** Which assignment parked it: the lowest has been parked longest. 0 while it is shown. */
  readonly parkedAt: number;
}

/** The slots for `wanted`, in the standing order of `previous`; new ones come last. Unchanged slots are the same objects. */
export function assignSlots<Item>(
  previous: readonly Slot<Item>[],
  wanted: readonly Wanted<Item>[],
): readonly Slot<Item>[] {
  const next: (Slot<Item> | null)[] = [];
  const places = new Map<string, number>();
  let round = 1;
  for (let at = 0; at < previous.length; at++) {
    const slot = previous[at]!;
    next.push(null);
    if (slot.parked) round = Math.max(round, slot.parkedAt + 1);
    else places.set(nameOf(slot), at);
  }

  const homeless: Wanted<Item>[] = [];
  for (const want of wanted) {
    const name = nameOf(want);
    const at = places.get(name);
    if (at === undefined) homeless.push(want);
    else {
      places.delete(name);
      next[at] = fill(previous[at]!, want);
    }
  }
  // those of their own type first: what is left over may then change its type
  const strangers: Wanted<Item>[] = [];
  for (const want of homeless) {
    const at = longestFree(previous, next, want.type);
    if (at < 0) strangers.push(want);
    else next[at] = fill(previous[at]!, want);
  }
  for (const want of strangers) {
    const at = next.length < 2 * wanted.length ? -1 : longestFree(previous, next, null);
    if (at < 0) next.push({ ...want, id: `${next.length}`, parked: false, parkedAt: 0 });
    else next[at] = fill(previous[at]!, want);
  }
  return next.map((slot, at) => slot ?? park(previous[at]!, round));
}

/** The free slot of a type (`null`: of any) that has been parked longest, or that this assignment leaves over; -1: none. */
function longestFree<Item>(
  previous: readonly Slot<Item>[],
  next: readonly (Slot<Item> | null)[],
  type: string | null,
): number {
  let best = -1;
  let bestAge = Infinity;
  for (let at = 0; at < previous.length; at++) {
    const slot = previous[at]!;
    if (next[at] !== null || (type !== null && slot.type !== type)) continue;
    const age = slot.parked ? slot.parkedAt : Infinity;
    if (best >= 0 && age >= bestAge) continue;
    best = at;
    bestAge = age;
  }
  return best;
}

function nameOf(want: Wanted<unknown>): string {
  return want.type === '' ? want.key : `${want.type}\n${want.key}`;
}

function fill<Item>(slot: Slot<Item>, want: Wanted<Item>): Slot<Item> {
  const same = !slot.parked && slot.index === want.index && slot.key === want.key && slot.item === want.item;
  return same ? slot : { ...want, id: slot.id, parked: false, parkedAt: 0 };
}

function park<Item>(slot: Slot<Item>, round: number): Slot<Item> {
  return slot.parked ? slot : { ...slot, parked: true, parkedAt: round };
}
