/** The stack of open focus traps: a trap takes focus, keeps it, and returns it when it closes. */
import { isShown } from '../host/node';
import { isInside } from './record';
import type { FocusRecord } from './record';

interface OpenTrap {
  readonly trap: FocusRecord;
  /** The node that had focus when the trap opened. */
  returnTo: FocusRecord | null;
  /** Path of `returnTo` from the root, to find it if it was mounted again meanwhile. */
  returnPath: readonly string[];
  /** True once focus has been inside; until then the trap waits for something that can have focus. */
  entered: boolean;
}

/** Where focus was before a trap that closed. */
export interface TrapReturn {
  readonly record: FocusRecord | null;
  readonly path: readonly string[];
}

export interface FocusTrapStack {
  /** A node with `trap` is mounted; the trap opens once it is shown. */
  add(trap: FocusRecord): void;
  /**
   * Opens traps that are shown and closes those that are not. @returns where focus returns when this closed the
   * topmost trap, else null
   */
  sync(current: FocusRecord | null, pathOf: (record: FocusRecord) => string[]): TrapReturn | null;
  /** The topmost open trap. */
  readonly top: OpenTrap | null;
  /** Whether the record may have focus: inside the topmost trap, or anywhere without one. */
  allows(record: FocusRecord): boolean;
}

export function createFocusTrapStack(): FocusTrapStack {
  /** Every mounted trap, shown or not (a closed drawer may stay mounted). */
  const mountedTraps: FocusRecord[] = [];
  const openTraps: OpenTrap[] = [];

  /** Closes the trap at an index. @returns where focus returns when no trap above it stays open */
  function close(index: number): TrapReturn | null {
    const [closed] = openTraps.splice(index, 1) as [OpenTrap];
    const above = openTraps[index];
    if (above === undefined)
      return closed.entered ? { record: closed.returnTo, path: closed.returnPath } : null;
    // The trap above would return focus into the closed one; it takes over that one's return target.
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
        // A trap closed and another opened in the same commit: the new one takes over the return target.
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
  // Focus was inside before the trap opened, so there is nothing to return to.
  if (current !== null && isInside(current, trap))
    return { trap, returnTo: null, returnPath: [], entered: true };
  if (trapReturn !== null)
    return { trap, returnTo: trapReturn.record, returnPath: trapReturn.path, entered: false };
  return { trap, returnTo: current, returnPath: current === null ? [] : pathOf(current), entered: false };
}

function isOpen(trap: FocusRecord): boolean {
  return trap.attached && trap.node.props.trap === true && isShown(trap.node);
}
