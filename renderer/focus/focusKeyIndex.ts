/**
 * Records by `focusKey` for the whole root, so that one is found without a traversal. A key need only be unique
 * within a group, so it may stand for several records.
 */
import { isInside } from './record';
import type { FocusRecord } from './record';

export interface FocusKeyIndex {
  /** Indexes the record under `name`; undefined removes it. Called when it attaches, changes its key and detaches. */
  set(record: FocusRecord, name: string | undefined): void;
  /** Every record with that key on the live tree. */
  all(name: string): readonly FocusRecord[];
  /** The record that shares the innermost group with `near`, else the one indexed first; null when there is none. */
  find(name: string, near?: FocusRecord): FocusRecord | null;
}

const noRecords: readonly FocusRecord[] = [];

export function createFocusKeyIndex(): FocusKeyIndex {
  const recordsByKey = new Map<string, FocusRecord[]>();

  function remove(record: FocusRecord, name: string): void {
    const records = recordsByKey.get(name);
    const at = records === undefined ? -1 : records.indexOf(record);
    if (records === undefined || at < 0) return;
    records.splice(at, 1);
    if (records.length === 0) recordsByKey.delete(name);
  }

  return {
    set(record, name) {
      if (record.focusKey !== undefined) remove(record, record.focusKey);
      record.focusKey = name;
      if (name === undefined) return;
      const records = recordsByKey.get(name);
      if (records === undefined) recordsByKey.set(name, [record]);
      else records.push(record);
    },
    all: (name) => recordsByKey.get(name) ?? noRecords,
    find(name, near) {
      const records = recordsByKey.get(name);
      if (records === undefined) return null;
      for (let group = near?.parent ?? null; group !== null && records.length > 1; group = group.parent) {
        const within = group;
        const inSameGroup = records.find((record) => isInside(record, within));
        if (inSameGroup !== undefined) return inSameGroup;
      }
      return records[0]!;
    },
  };
}
