/**
 * Traps as layers: a mounted, shown trap takes focus in, keeps it, and gives it back to where it was when it goes.
 */
import { isShown } from '../scene/node';
import { isInside } from './record';
import type { FocusRecord } from './record';

interface Layer {
  readonly trap: FocusRecord;
  /** What had focus when the trap came, and its names from the root, should it have been remounted meanwhile. */
  back: FocusRecord | null;
  backPath: readonly string[];
  /** Focus has been inside: until then the layer waits for something that can hold it. */
  entered: boolean;
}

export interface Return {
  readonly record: FocusRecord | null;
  readonly path: readonly string[];
}

export interface Layers {
  add(trap: FocusRecord): void;
  /** Takes traps in and out; what the topmost layer that went wants focus to return to, else null. */
  sync(current: FocusRecord | null, pathOf: (record: FocusRecord) => string[]): Return | null;
  /** The topmost trap that is shown. */
  readonly top: Layer | null;
  /** Whether focus may go there: inside the top layer, or anywhere without one. */
  allows(record: FocusRecord): boolean;
}

export function createLayers(): Layers {
  /** Every mounted trap, shown or not (a drawer that stays mounted while closed). */
  const traps: FocusRecord[] = [];
  const layers: Layer[] = [];

  return {
    add(trap) {
      if (!traps.includes(trap)) traps.push(trap);
    },
    sync(current, pathOf) {
      let returning: Return | null = null;
      for (let i = layers.length - 1; i >= 0; i--) {
        const layer = layers[i]!;
        if (isActive(layer.trap)) continue;
        layers.splice(i, 1);
        const above = layers[i];
        // a layer below another one went: the one above returns to where this one would have
        if (above !== undefined && above.back !== null && isInside(above.back, layer.trap)) {
          above.back = layer.back;
          above.backPath = layer.backPath;
        } else if (above === undefined && layer.entered)
          returning = { record: layer.back, path: layer.backPath };
      }
      for (let i = traps.length - 1; i >= 0; i--) if (!traps[i]!.attached) traps.splice(i, 1);
      for (const trap of traps) {
        if (!isActive(trap) || layers.some((layer) => layer.trap === trap)) continue;
        const back = returning === null ? current : returning.record;
        const entered = current !== null && isInside(current, trap);
        const backPath = returning?.path ?? (back === null ? [] : pathOf(back));
        layers.push({ trap, back: entered ? null : back, backPath: entered ? [] : backPath, entered });
        returning = null;
      }
      return returning;
    },
    get top() {
      return layers[layers.length - 1] ?? null;
    },
    allows(record) {
      const top = layers[layers.length - 1];
      return top === undefined || isInside(record, top.trap);
    },
  };
}

function isActive(trap: FocusRecord): boolean {
  return trap.attached && trap.node.props.trap === true && isShown(trap.node);
}
