/**
 * Shared element transition: what has the same `sharedElement` on the screen that is left and on the next one moves from
 * its place on the first to its place on the second, while the screens cross-fade.
 *
 * A copy is moved above everything, so that neither clips nor the fading screen hide it, and the image itself moves with
 * it in its own layer of the larger of the two screens. Where the copy fades, the layers over the image come out, with
 * no second image at another place. An image is cropped to each shape on its way, never stretched. Copies share the
 * texture that is drawn already; React has no part in it.
 */
import type { Rect, Transition } from '../types';
import { containsPoint, stageRect } from './geometry';
import type { HostNode, SceneRoot } from './node';
import { updateProps } from './propTable';
import { createNode, insertBefore, removeChild } from './tree';

/** How a shared element moves. */
export const MOVE: Transition = { duration: 500, easing: 'ease-out' };
/** Between the element and what is at its place on the other screen. */
const COVER: Transition = { duration: 150 };
const UNCOVER: Transition = { duration: 250, delay: 100, easing: 'ease-in-out' };
const HERO: Transition = { duration: 200, delay: 250, easing: 'ease-in-out' };
const ARRIVE: Transition = { duration: 150, delay: 350, easing: 'ease-in-out' };
/** Paint order of the copies: above the picture of the screen that is left, texts above images. */
const COPY_Z = 910;
const RECT = ['x', 'y', 'w', 'h'] as const;

export interface SharedElements {
  /**
   * Moves what `picture`, the screen that is left with focus on `left`, shares with `next`.
   * @returns where the focused element comes from; null when nothing arrives there
   */
  start(picture: HostNode, left: HostNode | null, next: HostNode): Rect | null;
  /** Removes the copies. */
  end(): void;
}

export function createSharedElements(root: SceneRoot): SharedElements {
  const { motion } = root;
  const copies = new Map<string, HostNode>();
  let timer: number | null = null;

  /** `rect` is on the stage. */
  function move(node: HostNode, rect: Rect): void {
    const { x, y } = stageRect(node.parent!, 'target');
    const to = { ...rect, x: rect.x - x, y: rect.y - y };
    for (const prop of RECT) motion.animate(node, prop, to[prop], MOVE);
  }

  function fadeIn(node: HostNode, transition: Transition): void {
    const { alpha } = node.target;
    motion.jump(node, 'alpha', 0);
    motion.animate(node, 'alpha', alpha, transition);
  }

  /** The copy of that name: of an interrupted movement, which goes on from where it is, or a new one. */
  function copyOf(name: string, node: HostNode, props: HostNode['props']): HostNode {
    let copy = copies.get(name);
    if (copy === undefined) {
      copy = createNode(node.type, { ...props, zIndex: COPY_Z + (node.type === 'text' ? 1 : 0) });
      copy.leaving = true;
      copies.set(name, copy);
      insertBefore(root.stageNode, copy, root.overlay);
    }
    return copy;
  }

  /** An image opens into a larger one, or closes into that of a card. @returns where it comes from */
  function moveImage(name: string, left: readonly HostNode[], to: HostNode): Rect | null {
    let from: HostNode | undefined;
    for (const node of left) if (node.imageEvents?.status === 'shown') from = node;
    const end = stageRect(to, 'target');
    if (from === undefined || !isOnStage(end, root)) return null;
    const closes = isInCard(to);
    const now = copies.get(name)?.now ?? stageRect(left[0]!, 'now');
    const start = { x: now.x, y: now.y, w: now.w, h: now.h };
    const image = { src: from.props.src, fit: 'cover', fade: 0, placeholder: 0, ...start } as const;
    const { radius } = (closes ? to : from).props;
    const copy = copyOf(name, from, { ...image, radius, alpha: closes ? 0 : 1 });
    move(copy, end);
    if (closes) {
      for (const node of left) {
        updateProps(node, { ...node.props, fit: 'cover' });
        move(node, end);
      }
      motion.animate(copy, 'alpha', 1, COVER);
      timer = root.clock.setTimeout(
        () => motion.animate(copy, 'alpha', 0, COVER),
        MOVE.duration - COVER.duration,
      );
      return start;
    }
    motion.animate(copy, 'alpha', 0, UNCOVER);
    move(standIn(name, to, image), end);
    fadeIn(to, HERO);
    return null;
  }

  /** Draws `image` below `to` until that has its own. */
  function standIn(name: string, to: HostNode, image: HostNode['props']): HostNode {
    const { x, y } = stageRect(to.parent!, 'now');
    const node = createNode('image', {
      ...image,
      x: image.x! - x,
      y: image.y! - y,
      sharedElement: name,
    });
    node.leaving = true;
    insertBefore(to.parent!, node, to);
    const remove = (): void => {
      if (node.root !== null) removeChild(node.parent!, node);
    };
    const shown = (): void => {
      root.clock.setTimeout(remove, MOVE.duration + (to.props.fade ?? 0));
    };
    const events = to.imageEvents;
    if (events?.status === 'shown') shown();
    else if (events) events.onShown = shown;
    return node;
  }

  /** A text, or what stands for it, turns into the other: it moves and grows, and the other one fades in at the end. */
  function moveName(name: string, from: HostNode, to: HostNode): void {
    const end = stageRect(to, 'target');
    const { x, y, w } = stageRect(from, 'now');
    if (w === 0 || end.w === 0) return;
    const copy = copyOf(name, from, {
      ...from.props,
      x,
      y,
      pivotX: 0,
      pivotY: 0,
      scale: w / from.now.w,
      alpha: 1,
      parentFocusedStyle: undefined,
      sharedElement: undefined,
    });
    motion.jump(from, 'alpha', 0);
    const scale = Math.min(end.w / from.now.w, lineHeightOf(to, end.h) / lineHeightOf(from, from.now.h));
    motion.animate(copy, 'x', end.x, MOVE);
    motion.animate(copy, 'y', end.y, MOVE);
    motion.animate(copy, 'scale', scale, MOVE);
    motion.animate(copy, 'alpha', 0, ARRIVE);
    fadeIn(to, ARRIVE);
  }

  function stop(): void {
    if (timer !== null) root.clock.clearTimeout(timer);
    timer = null;
  }

  return {
    start(picture, left, next) {
      stop();
      const entering = sharedIn(next, root.focus.current);
      let from: Rect | null = null;
      const moved = new Set<string>();
      for (const [name, nodes] of sharedIn(picture, left)) {
        const to = entering.get(name)?.at(-1);
        if (to === undefined) continue;
        moved.add(name);
        const [node] = nodes as [HostNode];
        if (node.type === 'image' && to.type === 'image') from = moveImage(name, nodes, to) ?? from;
        else if (copies.size > 0) moveName(name, node, to);
      }
      for (const [name, copy] of copies) if (!moved.has(name)) motion.animate(copy, 'alpha', 0, COVER);
      return from;
    },
    end() {
      stop();
      for (const copy of copies.values()) removeChild(root.stageNode, copy);
      copies.clear();
    },
  };
}

/** The shared elements below `node`, by name, in paint order; of cards only those of the one with focus. */
function sharedIn(
  node: HostNode,
  focused: HostNode | null,
  found = new Map<string, HostNode[]>(),
): Map<string, HostNode[]> {
  if (node.hidden || (isCard(node) && node !== focused)) return found;
  const name = node.props.sharedElement;
  if (name !== undefined) found.set(name, [...(found.get(name) ?? []), node]);
  for (const child of node.children) sharedIn(child, focused, found);
  return found;
}

function isOnStage({ x, y, w, h }: Rect, { width, height }: SceneRoot): boolean {
  return containsPoint({ x: 0, y: 0, w: width, h: height }, x + w / 2, y + h / 2);
}

/** Height of a line of a text; of anything else its height. */
const lineHeightOf = (node: HostNode, h: number): number => h / (node.layout?.lines.length || 1);

/** Groups can be focusable too, for as long as nothing inside is. */
const isCard = ({ props }: HostNode): boolean => props.focusable === true && props.group === undefined;

function isInCard(node: HostNode): boolean {
  let at: HostNode | null = node;
  while (at !== null && !isCard(at)) at = at.parent;
  return at !== null;
}
