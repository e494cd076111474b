/** A node's part in the focus tree. Plain data; `tree.ts` keeps it right. */
import type { HostNode } from '../scene/node';
import type { Direction, Rect } from '../types';

export interface FocusRecord {
  readonly node: HostNode;
  /** The group it stands in; null only for the root group. */
  parent: FocusRecord | null;
  /** Focusables and groups directly inside, in navigation order (`order`, else tree order). Empty for a plain focusable. */
  readonly children: FocusRecord[];
  /** The child that last had focus in it: the group's memory. By key, so that it survives a remount. */
  lastKey: string | null;
  /** Nodes whose `parentFocusedStyle` follows this record. */
  readonly dependents: HostNode[];
  /** Set by lists: answers for children that are not mounted. Null: the tree moves by `children`. */
  navigator: Navigator | null;
}

/**
 * A virtual list's say in navigation. The tree asks it before its own rules.
 * `pending` means: the target exists but is not mounted; the list will call `tree.focus` when it is.
 */
export interface Navigator {
  move(from: FocusRecord, direction: Direction): FocusRecord | 'pending' | null;
  /** The child to take when focus comes in from `from` (stage rectangle of what had focus). */
  enter(direction: Direction | null, from: Rect | null): FocusRecord | 'pending' | null;
  /** Told after focus moved to a child of this list, in the key's own task: scroll here, without React. */
  focused(child: FocusRecord): void;
}
