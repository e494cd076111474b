/** The focused item of an expandable row: it grows, and every mounted item after it moves aside, without React. */
import { markFlowAround } from '../host/layoutPass';
import type { HostNode } from '../host/node';
import type { AnimatedProp, Transition } from '../types';
import { linePosition } from './listModel';
import type { ListModel } from './listModel';
import { contentOf } from './mountedItems';

interface ItemExpansion {
  /** Expands `node`, the item at `index`; -1 expands none. Without a transition the change is immediate. */
  apply(model: ListModel, list: HostNode, index: number, node: HostNode | null, by: Transition | null): void;
}

export function createItemExpansion(): ItemExpansion {
  let expanded: HostNode | null = null;

  return {
    apply(model, list, index, node, transition) {
      const expansion = model.focusedItemWidth - model.itemWidth;
      if (expansion === 0) return;
      if (expanded !== null && expanded !== node) setNumber(expanded, 'w', model.itemWidth, transition);
      expanded = node;
      if (node !== null) setNumber(node, 'w', model.focusedItemWidth, transition);
      for (const slot of contentOf(list).children) {
        const slotIndex = slot.props.order ?? 0;
        // the focused item grows away from the start: to the left in a list that reads right to left
        const moved = index >= 0 && (model.rtl ? slotIndex >= index : slotIndex > index) ? expansion : 0;
        setNumber(
          slot,
          'x',
          model.rtl ? linePosition(model, slotIndex, moved) : linePosition(model, slotIndex) + moved,
          transition,
        );
      }
    },
  };
}

function setNumber(node: HostNode, prop: AnimatedProp, to: number, transition: Transition | null): void {
  const motion = node.root?.motion;
  if (motion === undefined || node.target[prop] === to) return;
  if (transition === null) motion.jump(node, prop, to);
  else motion.animate(node, prop, to, transition);
  if (prop === 'w') markFlowAround(node);
}
