/**
 * Cut texts that scroll while they are looked at: the line of a `<Text marquee>` runs through its box once its focusable
 * has had focus for a while, waits at its end, comes back and shows its ellipsis again. Once a focus, so that a screen
 * nobody touches comes to rest. No React: focus starts it, motion moves it, two timers stand between.
 */
import { watchFocusRest } from '../focus/rest';
import type { HostNode } from './node';
import { Dirty } from './node';
import type { SceneRoot } from './root';
import { layoutText, textContent } from './textLayout';
import type { TextLayout } from './textLayout';

/** Experience.md, "Type": the focused title may scroll after 1.5 s. */
const restMs = 1500;
/** Slow enough to be read, stage pixels a second. */
const speed = 90;
/** At the end of the line, ms. */
const pauseMs = 1500;
const backMs = 500;

/** Longer lines are no titles, and would run for minutes, stage pixels. */
const longest = 4096;

export interface Marquee {
  /** There is a text that may run: from now on focus is watched. */
  watch(): void;
  /** The text is other than it was, or leaves the tree. */
  stopOne(node: HostNode): void;
  dispose(): void;
}

export function createMarquee(root: SceneRoot): Marquee {
  const { clock, motion } = root;
  const running: HostNode[] = [];
  let timer: number | null = null;
  let ends: (() => void)[] = [];

  function start(focused: HostNode | null): void {
    if (focused === null || root.defaults.reducedMotion || running.length > 0) return;
    collect(focused, running, root);
    let slowest = 0;
    for (const node of running) {
      node.whole = wholeLine(node, root);
      root.painter.update(node, Dirty.text);
      const { begin, end } = wayOf(node);
      const duration = (Math.abs(end - begin) / speed) * 1000;
      motion.jump(node, 'slide', begin);
      motion.animate(node, 'slide', end, { duration, easing: 'linear' });
      slowest = Math.max(slowest, duration);
    }
    // one timer for all lines of a focusable: the longest sets the pace
    if (running.length > 0) timer = clock.setTimeout(goBack, slowest + pauseMs);
  }

  function goBack(): void {
    for (const node of running) {
      motion.animate(node, 'slide', wayOf(node).begin, { duration: backMs, easing: 'ease-in-out' });
    }
    timer = clock.setTimeout(stop, backMs);
  }

  function stop(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    for (const node of running.splice(0)) settle(node);
  }

  /** Back to the ellipsis. */
  function settle(node: HostNode): void {
    if (node.whole === null) return;
    node.whole = null;
    motion.jump(node, 'slide', 0);
    if (node.root === root) root.painter.update(node, Dirty.text);
  }

  return {
    watch() {
      if (ends.length === 0) ends = [watchFocusRest(root, restMs, start), root.focus.subscribe(stop)];
    },
    stopOne(node) {
      const at = running.indexOf(node);
      if (at < 0) return;
      running.splice(at, 1);
      settle(node);
    },
    dispose() {
      stop();
      for (const end of ends) end();
      ends = [];
    },
  };
}

/** The width of the window a line runs through: the room it was cut to. */
export function windowOf({ props, layout }: HostNode): number {
  return props.w ?? props.maxWidth ?? layout!.w;
}

/** Where the line stands at first and at last; one that runs to the left begins at its right end. */
function wayOf(node: HostNode): { begin: number; end: number } {
  const way = Math.min(0, windowOf(node) - node.whole!.w);
  return node.whole!.direction === 'rtl' ? { begin: way, end: 0 } : { begin: 0, end: way };
}

function wholeLine({ props }: HostNode, root: SceneRoot): TextLayout {
  const children = textContent(props.children).replace(/\s*\n\s*/g, ' ');
  return layoutText({ ...props, children, w: undefined, maxWidth: undefined, maxLines: 1 }, root.fonts);
}

/** The marquee texts inside `node` that are cut and seen. Only single lines run. */
function collect(node: HostNode, into: HostNode[], root: SceneRoot): void {
  if (node.hidden) return;
  const { layout, props } = node;
  const isCut = props.marquee === true && layout !== null && layout.cut && layout.lines.length === 1;
  if (isCut && wholeLine(node, root).w <= longest) into.push(node);
  for (const child of node.children) collect(child, into, root);
}
