/** Where a viewer is: the focused node, and every card and button on screen with its exact place. Pure. */
import { findAll, focusedNodes, type SceneNode } from './scene';

export interface ScreenSnapshot {
  /** 'listitem Night Ferry 152,779 350x197'. */
  focused: string;
  /** Likewise, what can be seen of cards and buttons, sorted: mounted slots have no order of their own. */
  visible: string[];
}

const ROLES = new Set(['listitem', 'button']);

/** Two looks at the same place are equal, to a hundredth of a stage pixel. */
export function snapshotOf(root: SceneNode): ScreenSnapshot {
  const [focused] = focusedNodes(root);
  return {
    focused: focused ? describe(focused) : 'nothing',
    visible: findAll(root, {})
      .filter(({ role }) => ROLES.has(role))
      .map(describe)
      .toSorted(),
  };
}

function describe({ role, name, rect }: SceneNode): string {
  const [x, y, w, h] = [rect.x, rect.y, rect.w, rect.h].map((length) => Math.round(length * 100) / 100);
  return `${role} ${name} ${x},${y} ${w}x${h}`;
}
