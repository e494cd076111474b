/**
 * Slots: the mounted places of a list, recycled. An item that stays in the window keeps its slot, a new one takes a
 * free slot of its type, and what is not needed now is parked, hidden, as it was. Only when no slot of a type is free
 * is one made.
 */
export interface Wanted<Item> {
  readonly index: number;
  readonly key: string;
  readonly type: string;
  readonly item: Item;
}

export interface Slot<Item> extends Wanted<Item> {
  /** React key: the type and the slot's number within it. */
  readonly id: string;
  readonly parked: boolean;
}

/** The slots for `wanted`, in the standing order of `previous`; new ones come last. Unchanged slots are the same objects. */
export function assignSlots<Item>(
  previous: readonly Slot<Item>[],
  wanted: readonly Wanted<Item>[],
): readonly Slot<Item>[] {
  const next: (Slot<Item> | null)[] = previous.map(() => null);
  const places = new Map<string, number>();
  previous.forEach((slot, at) => {
    if (!slot.parked) places.set(nameOf(slot), at);
  });

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

  const free = new Map<string, number[]>();
  const made = new Map<string, number>();
  previous.forEach((slot, at) => {
    made.set(slot.type, (made.get(slot.type) ?? 0) + 1);
    if (next[at] === null) free.set(slot.type, [...(free.get(slot.type) ?? []), at]);
  });
  for (const want of homeless) {
    const at = free.get(want.type)?.shift();
    if (at !== undefined) next[at] = fill(previous[at]!, want);
    else {
      const number = made.get(want.type) ?? 0;
      made.set(want.type, number + 1);
      next.push({ ...want, id: `${want.type}:${number}`, parked: false });
    }
  }
  return next.map((slot, at) => slot ?? park(previous[at]!));
}

function nameOf(want: Wanted<unknown>): string {
  return `${want.type}\n${want.key}`;
}

function fill<Item>(slot: Slot<Item>, want: Wanted<Item>): Slot<Item> {
  const same = !slot.parked && slot.index === want.index && slot.key === want.key && slot.item === want.item;
  return same ? slot : { ...want, id: slot.id, parked: false };
}

function park<Item>(slot: Slot<Item>): Slot<Item> {
  return slot.parked ? slot : { ...slot, parked: true };
}
