/**
 * Shared element transition: what has the same `sharedElement` on the screen that is left and on the next one moves from
 * its place on the first to its place on the second, while the screens cross-fade.
 *
 * A copy is moved above everything, so that neither clips nor the fading screen hide it, and the image itself moves with
 * it in its own layer of the larger of the two screens. Where the copy fades, the layers over the image come out, with
 * no second image at another place. An image is cropped to each shape on its way, never stretched. Copies share the
 * texture that is drawn already; React has no part in it.
 *
 * What grows is a picture that can be seen large: the next screen's own if it is loaded, else one of the screen that is
 * left with about its shape and without lettering. The card's picture fades above it while it is still small, and alone
 * where there is none: its letters are not read enlarged beside the next screen's title.
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
const HERO: Transition = { duration: 150 };
/** Of a picture that must not grow: after 50 ms it is a third larger, after 100 it is not seen any more. */
const GIVE_WAY: Transition = { duration: 120, easing: 'ease-in-out' };
/** Pictures whose proportions differ by more than this factor do not show the same part of a scene. */
const SAME_SHAPE = 1.25;
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
    const place = left.find(isInCard) ?? left[0]!;
    const now = copies.get(name)?.now ?? stageRect(place, 'now');
    const start = { x: now.x, y: now.y, w: now.w, h: now.h };
    const end = stageRect(to, 'target');
    if (!isOnStage(end, root)) return null;
    const shown = left.filter(isShown);
    if (!isInCard(to)) {
      open(name, place, shown, to, start, end);
      return null;
    }
    const from = shown.at(-1);
    if (from === undefined && !copies.has(name)) return null;
    const copy = copyOf(name, from ?? place, {
      ...imageAt(from ?? place, start),
      radius: to.props.radius,
      alpha: 0,
    });
    move(copy, end);
    const small = copies.get(smallOf(name));
    if (small) move(small, end);
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

  /** `shown`: the images of the screen that is left that can be drawn; `place`: that of the card. */
  function open(
    name: string,
    place: HostNode,
    shown: readonly HostNode[],
    to: HostNode,
    start: Rect,
    end: Rect,
  ): void {
    const { radius } = place.props;
    const grown = isShown(to) ? to : shown.findLast((node) => canGrow(node, end));
    const small = shown.includes(place) && place !== grown ? place : undefined;
    const top = grown ?? small;
    if (top === undefined) return;
    const interrupted = copies.has(name);
    const copy = copyOf(name, top, { ...imageAt(top, start), radius, alpha: 1 });
    move(copy, end);
    motion.animate(copy, 'alpha', 0, grown ? UNCOVER : GIVE_WAY);
    if (grown) {
      if (small && !interrupted) {
        const above = copyOf(smallOf(name), small, { ...imageAt(small, start), radius, alpha: 1 });
        move(above, end);
        motion.animate(above, 'alpha', 0, GIVE_WAY);
      }
      move(standIn(name, to, imageAt(grown, start)), end);
    }
    const { x, y } = stageRect(to.parent!, 'now');
    const own = { ...start, x: start.x - x, y: start.y - y };
    for (const prop of RECT) motion.jump(to, prop, own[prop]);
    move(to, end);
    fadeIn(to, HERO);
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
        const partners = entering.get(name);
        const to = partners?.findLast(isInCard) ?? partners?.at(-1);
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

const isShown = (node: HostNode): boolean => node.imageEvents?.status === 'shown';

/** Whether a picture can be seen at that place, larger, for a while. */
function canGrow({ props, now }: HostNode, { w, h }: Rect): boolean {
  const stretch = (now.w * h) / (now.h * w);
  return !props.lettering && Math.max(stretch, 1 / stretch) <= SAME_SHAPE;
}

/** Props of an image with the texture of `node`. */
const imageAt = (node: HostNode, place: Rect): HostNode['props'] => ({
  src: node.props.src,
  fit: 'cover',
  fade: 0,
  placeholder: 0,
  ...place,
});

/** Name of the copy of a card's picture that gives way to what grows. */
const smallOf = (name: string): string => `${name} small`;

/** Height of a line of a text; of anything else its height. */
const lineHeightOf = (node: HostNode, h: number): number => h / (node.layout?.lines.length || 1);

/** Groups can be focusable too, for as long as nothing inside is. */
const isCard = ({ props }: HostNode): boolean => props.focusable === true && props.group === undefined;

function isInCard(node: HostNode): boolean {
  let at: HostNode | null = node;
  while (at !== null && !isCard(at)) at = at.parent;
  return at !== null;
}
