/**
 * Records by their `focusKey`, for the whole root: who asks for one by name finds it without a walk. Names need be
 * unique inside a group only, so a name may stand for several.
 */
import { isInside } from './record';
import type { FocusRecord } from './record';

export interface Names {
  /** The record's name is `name` from now on; undefined for none. Called when it comes, changes and goes. */
  set(record: FocusRecord, name: string | undefined): void;
  /** Every record of that name on the tree. */
  all(name: string): readonly FocusRecord[];
  /** The one that shares the innermost group with `near`, else the one that came first; null when there is none. */
  find(name: string, near?: FocusRecord): FocusRecord | null;
}

const nobody: readonly FocusRecord[] = [];

export function createNames(): Names {
  const known = new Map<string, FocusRecord[]>();

  function drop(record: FocusRecord, name: string): void {
    const records = known.get(name);
    const at = records === undefined ? -1 : records.indexOf(record);
    if (records === undefined || at < 0) return;
    records.splice(at, 1);
    if (records.length === 0) known.delete(name);
  }

  return {
    set(record, name) {
      if (record.name !== undefined) drop(record, record.name);
      record.name = name;
      if (name === undefined) return;
      const records = known.get(name);
      if (records === undefined) known.set(name, [record]);
      else records.push(record);
    },
    all: (name) => known.get(name) ?? nobody,
    find(name, near) {
      const records = known.get(name);
      if (records === undefined) return null;
      for (let group = near?.parent ?? null; group !== null && records.length > 1; group = group.parent) {
        const within = group;
        const close = records.find((record) => isInside(record, within));
        if (close !== undefined) return close;
      }
      return records[0]!;
    },
  };
}
