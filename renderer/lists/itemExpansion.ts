/** The focused item of an expandable row: it grows, and every mounted item after it moves aside, without React. */
import type { HostNode } from '../scene/node';
import type { AnimatedProp, Transition } from '../types';
import { lineAt } from './model';
import type { ListModel } from './model';
import { contentOf } from './mounted';

interface Widening {
  /** Grows the item of `index` (its focused node given), -1 for none. Without a transition it is so at once. */
  apply(model: ListModel, list: HostNode, index: number, node: HostNode | null, by: Transition | null): void;
}

export function createWidening(): Widening {
  let wide: HostNode | null = null;

  return {
    apply(model, list, index, node, by) {
      const extra = model.focusedItemWidth - model.itemWidth;
      if (extra === 0) return;
      if (wide !== null && wide !== node) send(wide, 'w', model.itemWidth, by);
      wide = node;
      if (node !== null) send(node, 'w', model.focusedItemWidth, by);
      for (const slot of contentOf(list).children) {
        const own = slot.props.order ?? 0;
        // the focused item grows away from the beginning: to the left in a list that is read from the right
        const moved = index >= 0 && (model.rtl ? own >= index : own > index) ? extra : 0;
        send(slot, 'x', model.rtl ? lineAt(model, own, moved) : lineAt(model, own) + moved, by);
      }
    },
  };
}

function send(node: HostNode, prop: AnimatedProp, to: number, by: Transition | null): void {
  const motion = node.root?.motion;
  if (motion === undefined || node.target[prop] === to) return;
  if (by === null) motion.jump(node, prop, to);
  else motion.animate(node, prop, to, by);
}
