/**
 * Numbers on their way: the only thing that moves nodes between React commits.
 *
 * A track is one number of one node. Tracks are pooled and looked up by scanning, because a television shows a dozen
 * at a time: a key press that restarts a scroll allocates nothing. A new target starts from where the number is now,
 * so movement can be interrupted at any frame without a jump (experience.md, "Motion").
 */
import type { HostNode, MovingProp } from '../scene/node';
import type { Clock, Easing, Transition } from '../types';
import { shownAlpha } from '../scene/style';
import { mixColor } from './color';
import { ease } from './easing';

interface Track {
  node: HostNode | null;
  prop: MovingProp;
  from: number;
  to: number;
  start: number;
  duration: number;
  easing: Easing;
}

/** Properties whose change is movement; with reduced motion they cut, while alpha and colour still fade. */
const spatial: ReadonlySet<MovingProp> = new Set(['x', 'y', 'w', 'h', 'scale', 'rotation', 'slide']);

export interface Motion {
  /** Sends `prop` of `node` to `to`; at once when the duration is 0 or the node is not drawn yet. */
  animate(node: HostNode, prop: MovingProp, to: number, transition: Transition): void;
  /** Puts the number there now and ends any track of it. */
  jump(node: HostNode, prop: MovingProp, to: number): void;
  /** What the number is measured from has moved: it goes to `to` now, and has come as far as it had. */
  rebase(node: HostNode, prop: MovingProp, to: number): void;
  /** Ends every track of a node that leaves the tree. */
  stop(node: HostNode): void;
  /** Writes every moving number for the frame at `now`. False when nothing moves any more. */
  step(now: number): boolean;
  /** How many numbers are on their way. */
  readonly moving: number;
}

/** `wake` asks the frame loop for a frame; `reducedMotion` is read at each start so that the setting can change. */
export function createMotion(clock: Clock, wake: () => void, reducedMotion: () => boolean): Motion {
  let lastStep = -Infinity;
  const active: Track[] = [];
  const spare: Track[] = [];

  function find(node: HostNode, prop: MovingProp): number {
    for (let i = 0; i < active.length; i++) {
      const track = active[i]!;
      if (track.node === node && track.prop === prop) return i;
    }
    return -1;
  }

  function release(index: number): void {
    const track = active[index]!;
    const last = active.pop()!;
    if (last !== track) active[index] = last;
    track.node = null;
    spare.push(track);
  }

  function jump(node: HostNode, prop: MovingProp, to: number): void {
    const index = find(node, prop);
    if (index >= 0) release(index);
    aim(node, prop, to);
    write(node, prop, to);
    wake();
  }

  return {
    get moving() {
      return active.length;
    },
    jump,
    animate(node, prop, to, transition) {
      const cut = transition.duration <= 0 || (reducedMotion() && spatial.has(prop));
      if (cut || node.drawn === null) return jump(node, prop, to);
      const index = find(node, prop);
      if (index < 0 && node.now[prop] === to) {
        aim(node, prop, to);
        return;
      }
      let track: Track;
      if (index >= 0) track = active[index]!;
      else {
        track = spare.pop() ?? { node, prop, from: 0, to: 0, start: 0, duration: 0, easing: 'ease-out' };
        active.push(track);
      }
      track.node = node;
      track.prop = prop;
      track.from = node.now[prop];
      track.to = to;
      // a running number goes on from the frame that showed it: counted from now, each key of a hold would lose a frame
      const begin = index >= 0 ? Math.max(lastStep, track.start) : clock.now();
      track.start = begin + (transition.delay ?? 0);
      track.duration = transition.duration;
      track.easing = transition.easing ?? 'ease-out';
      aim(node, prop, to);
      wake();
    },
    rebase(node, prop, to) {
      const by = to - node.target[prop];
      if (by === 0) return;
      const index = find(node, prop);
      if (index < 0) return jump(node, prop, to);
      const track = active[index]!;
      track.from += by;
      track.to = to;
      aim(node, prop, to);
      write(node, prop, node.now[prop] + by);
    },
    stop(node) {
      for (let i = active.length - 1; i >= 0; i--) if (active[i]!.node === node) release(i);
    },
    step(now) {
      lastStep = now;
      for (let i = active.length - 1; i >= 0; i--) {
        const track = active[i]!;
        const node = track.node!;
        const elapsed = now - track.start;
        if (elapsed >= track.duration) {
          write(node, track.prop, track.to);
          release(i);
        } else if (elapsed > 0) {
          const t = ease(track.easing, elapsed / track.duration);
          const value =
            track.prop === 'color'
              ? mixColor(track.from, track.to, t)
              : track.from + (track.to - track.from) * t;
          write(node, track.prop, value);
        }
      }
      return active.length > 0;
    },
  };
}

/** Where it is going decides what lies next to it: the focus tree is told. */
function aim(node: HostNode, prop: MovingProp, to: number): void {
  if (node.target[prop] === to) return;
  node.target[prop] = to;
  if (prop !== 'rotation' && prop !== 'alpha' && prop !== 'color') node.root?.focus.moved(node);
}

function write(node: HostNode, prop: MovingProp, value: number): void {
  if (node.now[prop] === value) return;
  node.now[prop] = value;
  node.drawn?.write(prop, prop === 'alpha' ? shownAlpha(node) : value);
}
