/**
 * Slots: the mounted children of a list, recycled. An item that stays in the window keeps its slot, a new one takes a
 * free slot of its type, and a slot that is not needed is parked: hidden and otherwise unchanged.
 *
 * There are never more parked slots than the window has lines: a page of many types of rows would otherwise keep, for
 * each type, the most it ever showed. Beyond that the slot parked longest is given the other type; where both types have
 * the same shape React only changes props, where they differ it makes new nodes.
 */
export interface SlotItem<Item> {
  readonly index: number;
  readonly key: string;
  readonly type: string;
  readonly item: Item;
}

export interface Slot<Item> extends SlotItem<Item> {
  /** React key: the number of the slot, permanent because slots are never removed. */
  readonly id: string;
  readonly parked: boolean;
  /** Which assignment parked it: the lowest has been parked longest. 0 while it is shown. */
  readonly parkedAt: number;
}

/** The slots for `items`, in the order of `previous`, new ones last. Unchanged slots are the same objects. */
export function assignSlots<Item>(
  previous: readonly Slot<Item>[],
  items: readonly SlotItem<Item>[],
): readonly Slot<Item>[] {
  const next: (Slot<Item> | null)[] = [];
  const slotIndexByKey = new Map<string, number>();
  let assignment = 1;
  for (let at = 0; at < previous.length; at++) {
    const slot = previous[at]!;
    next.push(null);
    if (slot.parked) assignment = Math.max(assignment, slot.parkedAt + 1);
    else slotIndexByKey.set(slotKeyOf(slot), at);
  }

  const unmatched: SlotItem<Item>[] = [];
  for (const item of items) {
    const slotKey = slotKeyOf(item);
    const at = slotIndexByKey.get(slotKey);
    if (at === undefined) unmatched.push(item);
    else {
      slotIndexByKey.delete(slotKey);
      next[at] = assign(previous[at]!, item);
    }
  }
  // slots of the item's own type first: only what is left over changes its type
  const unmatchedType: SlotItem<Item>[] = [];
  for (const item of unmatched) {
    const at = longestParked(previous, next, item.type);
    if (at < 0) unmatchedType.push(item);
    else next[at] = assign(previous[at]!, item);
  }
  for (const item of unmatchedType) {
    const at = next.length < 2 * items.length ? -1 : longestParked(previous, next, null);
    if (at < 0) next.push({ ...item, id: `${next.length}`, parked: false, parkedAt: 0 });
    else next[at] = assign(previous[at]!, item);
  }
  return next.map((slot, at) => slot ?? park(previous[at]!, assignment));
}

/** The free slot of a type (`null`: of any) that has been parked longest, or that this assignment leaves over; -1: none. */
function longestParked<Item>(
  previous: readonly Slot<Item>[],
  next: readonly (Slot<Item> | null)[],
  type: string | null,
): number {
  let best = -1;
  let oldest = Infinity;
  for (let at = 0; at < previous.length; at++) {
    const slot = previous[at]!;
    if (next[at] !== null || (type !== null && slot.type !== type)) continue;
    const age = slot.parked ? slot.parkedAt : Infinity;
    if (best >= 0 && age >= oldest) continue;
    best = at;
    oldest = age;
  }
  return best;
}

function slotKeyOf(item: SlotItem<unknown>): string {
  return item.type === '' ? item.key : `${item.type}\n${item.key}`;
}

function assign<Item>(slot: Slot<Item>, item: SlotItem<Item>): Slot<Item> {
  const same = !slot.parked && slot.index === item.index && slot.key === item.key && slot.item === item.item;
  return same ? slot : { ...item, id: slot.id, parked: false, parkedAt: 0 };
}

function park<Item>(slot: Slot<Item>, assignment: number): Slot<Item> {
  return slot.parked ? slot : { ...slot, parked: true, parkedAt: assignment };
}
