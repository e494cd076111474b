/**
 * Animations: the only thing that moves nodes between React commits.
 *
 * A track animates one number of one node. Tracks are pooled and found by a linear search, because there are a dozen at a
 * time: a key press that restarts a scroll allocates nothing. A new target starts from the present value, so that an
 * animation can be interrupted at any frame without a jump.
 */
import type { HostNode } from '../host/node';
import type { AnimatableProp, MotionPort } from '../host/ports';
import type { Clock, Easing } from '../types';
import { effectiveAlpha } from '../host/style';
import { mixColor } from './color';
import { ease } from './easing';

interface Track {
  node: HostNode | null;
  prop: AnimatableProp;
  from: number;
  to: number;
  start: number;
  duration: number;
  easing: Easing;
  /** No frame has drawn it yet. */
  isNew: boolean;
}

/** Of a frame at 60 Hz. */
const FRAME_MS = 1000 / 60;

const createTrack = (node: HostNode, prop: AnimatableProp): Track => ({
  node,
  prop,
  from: 0,
  to: 0,
  start: 0,
  duration: 0,
  easing: 'ease-out',
  isNew: true,
});

/** Whether a number moves something: with reduced motion it changes at once, while alpha and colour still fade. */
const isSpatial = (prop: AnimatableProp): boolean => prop !== 'alpha' && prop !== 'color';
const movesPlace = (track: Track): boolean => isSpatial(track.prop);

/** The animations of a root. */
export type Motion = MotionPort<HostNode>;

/** `wake` requests a frame; `reducedMotion` is read whenever an animation starts, so that the setting can change. */
export function createMotion(clock: Clock, wake: () => void, reducedMotion: () => boolean): Motion {
  let lastStep = -Infinity;
  const activeTracks: Track[] = [];
  const trackPool: Track[] = [];
  let hasNew = false;

  function findTrack(node: HostNode, prop: AnimatableProp): number {
    for (let i = 0; i < activeTracks.length; i++) {
      const track = activeTracks[i]!;
      if (track.node === node && track.prop === prop) return i;
    }
    return -1;
  }

  function releaseTrack(index: number): void {
    const track = activeTracks[index]!;
    const last = activeTracks.pop()!;
    if (last !== track) activeTracks[index] = last;
    track.node = null;
    trackPool.push(track);
  }

  function jump(node: HostNode, prop: AnimatableProp, to: number): void {
    const index = findTrack(node, prop);
    if (index >= 0) releaseTrack(index);
    setTarget(node, prop, to);
    writeNumber(node, prop, to);
    wake();
  }

  /**
   * Tracks begin by the clock, at a key that comes between two frames, and go on by the times of frames, which are earlier than the
   * clock by the time a frame waits for its turn. Without that much less of a start the first frame of a movement would not show it.
   */
  function beginNew(time: number): void {
    const late = Math.min(Math.max(0, clock.now() - time), FRAME_MS);
    for (let i = 0; i < activeTracks.length; i++) {
      const track = activeTracks[i]!;
      if (track.isNew) track.start -= late;
      track.isNew = false;
    }
    hasNew = false;
  }

  return {
    get moving() {
      return activeTracks.length;
    },
    get movesPlaces() {
      return activeTracks.some(movesPlace);
    },
    onStepped: null,
    jump,
    animate(node, prop, to, transition) {
      const immediate = transition.duration <= 0 || (reducedMotion() && isSpatial(prop));
      if (immediate || node.renderNode === null) return jump(node, prop, to);
      const index = findTrack(node, prop);
      if (index < 0 && node.now[prop] === to) {
        setTarget(node, prop, to);
        return;
      }
      let track: Track;
      if (index >= 0) track = activeTracks[index]!;
      else {
        track = trackPool.pop() ?? createTrack(node, prop);
        track.isNew = true;
        hasNew = true;
        activeTracks.push(track);
      }
      track.node = node;
      track.prop = prop;
      track.from = node.now[prop];
      track.to = to;
      // a running animation continues from the last frame: counted from now, each step of a held key would lose a frame
      const begin = index >= 0 ? Math.max(lastStep, track.start) : clock.now();
      track.start = begin + (transition.delay ?? 0);
      track.duration = transition.duration;
      track.easing = transition.easing ?? 'ease-out';
      setTarget(node, prop, to);
      node.renderNode.aimed?.();
      wake();
    },
    rebase(node, prop, to) {
      const by = to - node.target[prop];
      if (by === 0) return;
      const index = findTrack(node, prop);
      if (index < 0) return jump(node, prop, to);
      const track = activeTracks[index]!;
      track.from += by;
      track.to = to;
      setTarget(node, prop, to);
      writeNumber(node, prop, node.now[prop] + by);
    },
    stop(node) {
      for (let i = activeTracks.length - 1; i >= 0; i--) if (activeTracks[i]!.node === node) releaseTrack(i);
    },
    step(time) {
      lastStep = time;
      if (hasNew) beginNew(time);
      for (let i = activeTracks.length - 1; i >= 0; i--) {
        const track = activeTracks[i]!;
        const node = track.node!;
        const elapsed = time - track.start;
        if (elapsed >= track.duration) {
          writeNumber(node, track.prop, track.to);
          releaseTrack(i);
        } else if (elapsed > 0) {
          const t = ease(track.easing, elapsed / track.duration);
          const value =
            track.prop === 'color'
              ? mixColor(track.from, track.to, t)
              : track.from + (track.to - track.from) * t;
          writeNumber(node, track.prop, value);
        }
      }
      this.onStepped?.();
      return activeTracks.length > 0;
    },
  };
}

/** The focus tree compares targets, not drawn values: it is notified of each new target. */
function setTarget(node: HostNode, prop: AnimatableProp, to: number): void {
  if (node.target[prop] === to) return;
  node.target[prop] = to;
  if (prop !== 'rotation' && prop !== 'alpha' && prop !== 'color') node.root?.focus.layoutChanged(node);
}

function writeNumber(node: HostNode, prop: AnimatableProp, value: number): void {
  if (node.now[prop] === value) return;
  node.now[prop] = value;
  node.renderNode?.write(prop, prop === 'alpha' ? effectiveAlpha(node) : value);
}
