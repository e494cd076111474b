/**
 * Truncated texts that scroll: the line of a `<Text marquee>` scrolls through its box once its focusable has had
 * focus for a while, waits at its end, returns and shows its ellipsis again. Once per focus, so that an idle screen
 * stops drawing. Without React: focus starts it, motion moves it, two timers delay it.
 */
import type { HostNode, SceneRoot } from '../host/node';
import { Dirty } from '../host/node';
import { textContent } from '../host/textContent';
import type { Fonts } from './fonts';
import { drawnLayout, layoutText } from './textLayout';
import type { TextLayout } from './textLayout';

/** Minimum duration of focus, ms. */
const startDelayMs = 1500;
/** Speed, stage pixels per second: slow enough to read. */
const speed = 90;
/** Pause at the end of the line, ms. */
const pauseMs = 1500;
const returnMs = 500;

/** Longer lines do not scroll, stage pixels: that would take minutes. */
const maxLineWidth = 4096;

export interface Marquee {
  /** A text may run: focus is watched from now on. */
  watch(): void;
  /** The text has changed or leaves the tree. */
  stopNode(node: HostNode): void;
  /** Lines are on their way, or wait at their ends. */
  readonly running: boolean;
  dispose(): void;
}

export function createMarquee(root: SceneRoot, fonts: Fonts): Marquee {
  const { clock, motion } = root;
  const running: HostNode[] = [];
  let timer: number | null = null;
  let unsubscribers: (() => void)[] = [];

  function start(focused: HostNode | null): void {
    if (focused === null || root.defaults.reducedMotion || running.length > 0) return;
    collectMarquees(focused, running, fonts);
    let slowest = 0;
    for (const node of running) {
      node.marqueeLayout = fullLineLayout(node, fonts);
      root.painter.update(node, Dirty.text);
      const { begin, end } = marqueeRange(node);
      const duration = (Math.abs(end - begin) / speed) * 1000;
      motion.jump(node, 'slide', begin);
      motion.animate(node, 'slide', end, { duration, easing: 'linear' });
      slowest = Math.max(slowest, duration);
    }
    // one timer for all lines of a focusable: they return when the longest has ended
    if (running.length > 0) timer = clock.setTimeout(goBack, slowest + pauseMs);
  }

  function goBack(): void {
    for (const node of running) {
      motion.animate(node, 'slide', marqueeRange(node).begin, { duration: returnMs, easing: 'ease-in-out' });
    }
    timer = clock.setTimeout(stop, returnMs);
  }

  function stop(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    for (const node of running.splice(0)) restoreEllipsis(node);
  }

  /** Back to the ellipsis. */
  function restoreEllipsis(node: HostNode): void {
    if (node.marqueeLayout === null) return;
    node.marqueeLayout = null;
    motion.jump(node, 'slide', 0);
    if (node.root === root) root.painter.update(node, Dirty.text);
  }

  return {
    watch() {
      if (unsubscribers.length === 0)
        unsubscribers = [root.focus.watchIdle(startDelayMs, start), root.focus.subscribe(stop)];
    },
    stopNode(node) {
      const at = running.indexOf(node);
      if (at < 0) return;
      running.splice(at, 1);
      restoreEllipsis(node);
    },
    get running() {
      return running.length > 0;
    },
    dispose() {
      stop();
      for (const end of unsubscribers) end();
      unsubscribers = [];
    },
  };
}

/** Width of a marquee's window: the room its line was truncated to. */
export function marqueeWidth({ props, layout }: HostNode): number {
  return props.w ?? props.maxWidth ?? layout!.w;
}

/** Offset of the line at its beginning and at its end; one that is read from the right begins at its right end. */
function marqueeRange(node: HostNode): { begin: number; end: number } {
  const { direction, w } = drawnLayout(node)!;
  const overflow = Math.min(0, marqueeWidth(node) - w);
  return direction === 'rtl' ? { begin: overflow, end: 0 } : { begin: 0, end: overflow };
}

function fullLineLayout({ props }: HostNode, fonts: Fonts): TextLayout {
  const children = textContent(props.children).replace(/\s*\n\s*/g, ' ');
  return layoutText({ ...props, children, w: undefined, maxWidth: undefined, maxLines: 1 }, fonts);
}

/** The marquee texts inside `node` that are cut and seen. Only single lines run. */
function collectMarquees(node: HostNode, into: HostNode[], fonts: Fonts): void {
  if (node.hidden) return;
  const layout = drawnLayout(node);
  const isCut = node.props.marquee === true && layout !== null && layout.cut && layout.lines.length === 1;
  if (isCut && fullLineLayout(node, fonts).w <= maxLineWidth) into.push(node);
  for (const child of node.children) collectMarquees(child, into, fonts);
}
