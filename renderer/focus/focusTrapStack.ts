/** Open focus traps, one over the other: a trap takes focus in, keeps it, and gives it back when it closes. */
import { isShown } from '../host/node';
import { isInside } from './record';
import type { FocusRecord } from './record';

interface OpenTrap {
  readonly trap: FocusRecord;
  /** What had focus when the trap opened. */
  returnTo: FocusRecord | null;
  /** The keys of `returnTo` from the root, by which it is found when it was mounted anew meanwhile. */
  returnPath: readonly string[];
  /** Focus has been inside: until then the trap waits for something that can have it. */
  entered: boolean;
}

/** Where focus was before a trap that closed. */
export interface TrapReturn {
  readonly record: FocusRecord | null;
  readonly path: readonly string[];
}

export interface FocusTrapStack {
  /** A node with `trap` is on the tree; it opens once it is shown. */
  add(trap: FocusRecord): void;
  /** Opens what is shown now and closes what is not; where focus returns to when that closed the topmost trap, else null. */
  sync(current: FocusRecord | null, pathOf: (record: FocusRecord) => string[]): TrapReturn | null;
  /** The topmost trap that is shown. */
  readonly top: OpenTrap | null;
  /** Whether focus may go there: inside the topmost trap, or anywhere without one. */
  allows(record: FocusRecord): boolean;
}

export function createFocusTrapStack(): FocusTrapStack {
  /** Every mounted trap, shown or not (a drawer that stays mounted while closed). */
  const mountedTraps: FocusRecord[] = [];
  const openTraps: OpenTrap[] = [];

  /** Closes the trap at an index of the stack; where focus returns to when nothing stays open above it. */
  function close(index: number): TrapReturn | null {
    const [closed] = openTraps.splice(index, 1) as [OpenTrap];
    const above = openTraps[index];
    if (above === undefined)
      return closed.entered ? { record: closed.returnTo, path: closed.returnPath } : null;
    // the trap above would return into the closed one: it returns to where that would have
    if (above.returnTo !== null && isInside(above.returnTo, closed.trap)) {
      above.returnTo = closed.returnTo;
      above.returnPath = closed.returnPath;
    }
    return null;
  }

  return {
    add(trap) {
      if (!mountedTraps.includes(trap)) mountedTraps.push(trap);
    },
    sync(current, pathOf) {
      let trapReturn: TrapReturn | null = null;
      for (let i = openTraps.length - 1; i >= 0; i--)
        if (!isOpen(openTraps[i]!.trap)) trapReturn = close(i) ?? trapReturn;
      for (let i = mountedTraps.length - 1; i >= 0; i--)
        if (!mountedTraps[i]!.attached) mountedTraps.splice(i, 1);
      for (const trap of mountedTraps) {
        if (!isOpen(trap) || openTraps.some((open) => open.trap === trap)) continue;
        openTraps.push(openTrap(trap, current, trapReturn, pathOf));
        // one trap closed and another opened in the same commit: the new one returns to where the old one would have
        trapReturn = null;
      }
      return trapReturn;
    },
    get top() {
      return openTraps[openTraps.length - 1] ?? null;
    },
    allows(record) {
      const top = openTraps[openTraps.length - 1];
      return top === undefined || isInside(record, top.trap);
    },
  };
}

function openTrap(
  trap: FocusRecord,
  current: FocusRecord | null,
  trapReturn: TrapReturn | null,
  pathOf: (record: FocusRecord) => string[],
): OpenTrap {
  // focus that is inside already came from nowhere
  if (current !== null && isInside(current, trap))
    return { trap, returnTo: null, returnPath: [], entered: true };
  if (trapReturn !== null)
    return { trap, returnTo: trapReturn.record, returnPath: trapReturn.path, entered: false };
  return { trap, returnTo: current, returnPath: current === null ? [] : pathOf(current), entered: false };
}

function isOpen(trap: FocusRecord): boolean {
  return trap.attached && trap.node.props.trap === true && isShown(trap.node);
}
