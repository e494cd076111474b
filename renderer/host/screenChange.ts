/**
 * The change from one screen to the next. React removes a screen at once, with its effects and its focus; its picture
 * stays on the stage until the next screen has drawn something to look at, and is then faded out above it. So there is
 * no frame without a picture, whatever the next screen still loads, and React has nothing to do with the animation.
 */
import type { Transition } from '../types';
import type { HostNode, SceneRoot } from './node';
import type { ScreenChangePort } from './ports';
import { createSharedElements, MOVE } from './sharedElements';
import { freezeTree, removeChild } from './tree';

/** The longest wait for the next screen, ms. */
const WAIT_MS = 400;
/**
 * The same for a splash, ms, under which a skeleton is not shown: its fade was thirteen frames of 12 ms, at 6x slow-down, while the
 * answer with the content was read.
 */
const SPLASH_MS = 800;
/** A skeleton whose content arrives within this time, ms, is not shown at all. */
const SKIPPED_SKELETON_MS = 120;
/** Paint order of the picture: above its siblings, which are the next screen and notices. */
const PICTURE_Z = 900;
/**
 * Most of it early: each layer of the picture fades by itself, and several of them
 * cover more than one.
 */
const FADE: Transition = { duration: 500, easing: 'ease-out' };
/** The ring comes with what it surrounds, not before. */
const RING_FADE: Transition = { duration: 350, delay: 150, easing: 'ease-in-out' };

/** `waiting`: the picture of the last screen hides the next one. `fading`: the next one is shown. */
type Phase = 'none' | 'waiting' | 'fading';

export function createScreenChange(root: SceneRoot): ScreenChangePort<HostNode> {
  let phase: Phase = 'none';
  /** The mounted screen; null while there is none. */
  let screen: HostNode | null = null;
  /** What is left of the last screen. */
  let picture: HostNode | null = null;
  /** What the last commit did to the screen. */
  let change: 'none' | 'updated' | 'mounted' = 'none';
  let shownAt = -Infinity;
  let timer: number | null = null;
  let skeletonTimer: number | null = null;
  /** Runs while a screen has asked for another one that React has not mounted yet. */
  let leaving: number | null = null;
  /** The picture before it, if the screen between was left while this one still faded: it goes on, above. */
  let older: HostNode | null = null;
  /** What had focus on the last screen. */
  let left: HostNode | null = null;
  const shared = createSharedElements(root);
  const listeners = new Set<() => void>();

  const afterSplash = (): boolean => picture?.props.screen === 'splash';
  const longestWait = (): number => (afterSplash() ? SPLASH_MS : WAIT_MS);

  function enter(next: Phase, ms: number, then: () => void): void {
    clear();
    phase = next;
    timer = root.clock.setTimeout(then, ms);
  }

  function clear(): void {
    if (timer !== null) root.clock.clearTimeout(timer);
    if (skeletonTimer !== null) root.clock.clearTimeout(skeletonTimer);
    timer = null;
    skeletonTimer = null;
  }

  function endLeaving(): void {
    if (leaving !== null) root.clock.clearTimeout(leaving);
    leaving = null;
    tell();
  }

  /** The picture is gone, or none is needed. */
  function end(): void {
    clear();
    phase = 'none';
    const last = picture;
    picture = null;
    left = null;
    shared.end();
    drop(last);
    dropOlder();
    root.wake();
    tell();
  }

  function dropOlder(): void {
    const last = older;
    older = null;
    drop(last);
  }

  function tell(): void {
    for (const run of listeners) run();
  }

  function reveal(): void {
    shownAt = root.clock.now();
    const { reducedMotion } = root.defaults;
    const cut = reducedMotion || picture === null || picture.root === null;
    const from = cut || screen === null ? null : shared.start(picture!, left, screen);
    root.focus.showRing(reducedMotion ? null : RING_FADE, from && { rect: from, move: MOVE });
    if (cut) return end();
    enter('fading', FADE.duration, end);
    root.motion.animate(picture!, 'alpha', 0, FADE);
    tell();
  }

  return {
    get changing() {
      return phase !== 'none' || leaving !== null;
    },
    seenFor: (since) => (phase === 'waiting' ? 0 : root.clock.now() - Math.max(since, shownAt)),
    leave() {
      if (leaving !== null) root.clock.clearTimeout(leaving);
      leaving = root.clock.setTimeout(endLeaving, WAIT_MS);
    },
    accepts: (key) => leaving === null && (phase !== 'waiting' || key === 'back'),
    subscribe(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    update(node) {
      if (node.props.screen === undefined) {
        if (screen === node) screen = null;
        return;
      }
      if (node !== screen) change = 'mounted';
      else if (change === 'none') change = 'updated';
      screen = node;
    },
    keep(node) {
      const unseen = phase === 'waiting';
      const holdsPicture = picture !== null && contains(node, picture);
      const holdsScreen = screen !== null && contains(node, screen);
      if (holdsScreen) {
        screen = null;
        endLeaving();
      }
      // A screen that was left before it was seen has no picture: that of the last one stays for the next.
      if (unseen && holdsScreen) enter('waiting', longestWait(), reveal);
      if (unseen ? !holdsPicture : !holdsScreen) return false;
      if (!unseen) {
        left = root.focus.current;
        if (phase === 'fading') {
          dropOlder();
          older = picture;
          older?.renderNode?.write('zIndex', PICTURE_Z + 1);
        }
        root.focus.leaveRing(node);
      }
      picture = node;
      if (!unseen) enter('waiting', longestWait(), reveal);
      freezeTree(node);
      node.leaving = true;
      node.props = { ...node.props, zIndex: PICTURE_Z };
      node.renderNode!.write('zIndex', PICTURE_Z);
      return true;
    },
    committed() {
      const mounted = change === 'mounted';
      const unchanged = change === 'none';
      change = 'none';
      if (unchanged || screen === null) return;
      if (mounted) endLeaving();
      if (phase === 'waiting') {
        if (screen.props.screen !== 'skeleton') reveal();
        else if (!afterSplash()) skeletonTimer ??= root.clock.setTimeout(reveal, SKIPPED_SKELETON_MS);
      } else if (mounted) shownAt = root.clock.now();
    },
    seenShare: (node) => throughPicture(picture, node) * throughPicture(older, node),
    dispose() {
      listeners.clear();
      endLeaving();
      end();
    },
  };
}

/** Removes what is left of a screen, unless it went with a node around it. */
function drop(picture: HostNode | null): void {
  if (picture !== null && picture.root !== null) removeChild(picture.parent!, picture);
}

function throughPicture(picture: HostNode | null, node: HostNode): number {
  return picture === null || contains(picture, node) ? 1 : 1 - picture.now.alpha;
}

function contains(node: HostNode, inside: HostNode): boolean {
  for (let at: HostNode | null = inside; at !== null; at = at.parent) if (at === node) return true;
  return false;
}
