/** Does to the scene what a step of the navigation wants, without React but for mounting other lines. */
import type { HostNode } from '../host/node';
import type { Transition } from '../types';
import { contentPosition } from './listModel';
import type { ListModel } from './listModel';
import type { ListEffects, ScrollMode } from './listNavigationState';
import { contentOf } from './mountedItems';

const INERTIA_TRANSITION: Transition = { duration: 400, easing: 'ease-out' };

/** Scrolls and mounts as wanted, and clears it; who takes focus (`focusIndex`) is left to the caller. */
export function applyListEffects(list: HostNode, model: ListModel, effects: ListEffects): void {
  const { scroll, mount } = effects;
  effects.scroll = null;
  effects.mount = null;
  if (scroll !== null) scrollContent(list, model, effects.offset, scroll);
  if (mount !== null) model.requestWindow(mount, effects.urgent);
}

function scrollContent(list: HostNode, model: ListModel, offset: number, mode: ScrollMode): void {
  const { motion } = list.root!;
  const { axis } = model;
  const content = contentOf(list);
  const to = contentPosition(model, offset);
  if (mode === 'jump') motion.jump(content, axis, to);
  else if (mode === 'rebase') motion.rebase(content, axis, to);
  else if (mode === 'restart' || content.target[axis] !== to)
    motion.animate(
      content,
      axis,
      to,
      mode === 'inertia' ? INERTIA_TRANSITION : scrollTransition(list, model),
    );
}

/** How the list scrolls just now: its own way, unless a key is held, which scrolls everything steadily. */
export function scrollTransition(list: HostNode, model: ListModel): Transition {
  const { focus, focusTransition } = list.root!;
  const isHeld = focus.scrollTransition !== focusTransition;
  return isHeld || model.scrollTransition === null ? focus.scrollTransition : model.scrollTransition;
}
