/**
 * What groups remember, by name: a tree of keys beside the tree of nodes, so that it outlives them.
 *
 * A recycled row, a page that is left and comes back, a list whose item scrolls out of its window: each finds its place
 * again under its key. Kept by reference: nothing has to be saved when a screen goes.
 */
export interface Memory {
  /** Key of the child that last had focus in it. */
  lastKey: string | null;
  /** A list's place: null for other groups and for lists never entered. */
  list: ListPlace | null;
  children: Map<string, Memory> | null;
  /** Below a history entry or a list item keys are stable enough to remember groups without a `focusKey` by position. */
  readonly keep: boolean;
}

export interface ListPlace {
  key: string | null;
  index: number;
  /** Stage pixels scrolled. */
  offset: number;
}

/** Plain data of a `Memory`, for history entries that are stored elsewhere. */
export interface MemoryData {
  lastKey?: string;
  list?: ListPlace;
  children?: Record<string, MemoryData>;
}

export function createMemory(keep: boolean): Memory {
  return { lastKey: null, list: null, children: null, keep };
}

/** The memory of a child, made at first need. Below a kept memory everything is kept. */
export function childMemory(parent: Memory, key: string, keep = parent.keep): Memory {
  let child = parent.children?.get(key);
  if (child === undefined) {
    child = createMemory(keep);
    (parent.children ??= new Map()).set(key, child);
  }
  return child;
}

/** History entries remembered at a time; older ones are forgotten, so that hours of browsing do not pile up. */
const ENTRY_LIMIT = 50;

/** The memory of a history entry, most recently used last. */
export function entryMemory(entries: Map<string, Memory>, entry: string): Memory {
  const memory = entries.get(entry) ?? createMemory(true);
  entries.delete(entry);
  entries.set(entry, memory);
  for (const oldest of entries.keys()) {
    if (entries.size <= ENTRY_LIMIT) break;
    entries.delete(oldest);
  }
  return memory;
}

/** The keys focus went down by, from this memory's group to the focused child. */
export function rememberedPath(memory: Memory): string[] {
  const path: string[] = [];
  for (let at: Memory | undefined = memory; at !== undefined && at.lastKey !== null;) {
    path.push(at.lastKey);
    at = at.children?.get(at.lastKey);
  }
  return path;
}

export function memoryToData(memory: Memory): MemoryData {
  const data: MemoryData = {};
  if (memory.lastKey !== null) data.lastKey = memory.lastKey;
  if (memory.list !== null) data.list = { ...memory.list };
  if (memory.children !== null) {
    for (const [key, child] of memory.children) (data.children ??= {})[key] = memoryToData(child);
  }
  return data;
}

/** Writes `data` over a memory; what the data does not name stays. */
export function memoryFromData(memory: Memory, data: MemoryData): void {
  memory.lastKey = data.lastKey ?? memory.lastKey;
  if (data.list !== undefined) memory.list = { ...data.list };
  for (const key in data.children) memoryFromData(childMemory(memory, key), data.children[key]!);
}
