/** Seeks by the controls on the screen: a step, to a place on the bar, to the start, to the live edge. */
import type { PointerDrag } from '../../../renderer';
import type { OverlayVisibility } from '../../player/overlayVisibility';
import type { PlaybackController } from '../../player/playbackController';
import type { Seeker, SeekWay } from '../../player/seek';

export interface SeekJumps {
  /** Left (-1) or right (1) on the bottom controls. False when the stream cannot be sought. */
  stepSeek(way: SeekWay): boolean;
  /**
   * A press of the pointer on the seek bar: shows its place as the target, and seeks once at the release [SEEK-09]. The
   * overlay stays meanwhile.
   */
  dragSeek(drag: PointerDrag): void;
  /** Back to the live edge of a stream that can be sought; goes on when it was paused. */
  goLive(): void;
  /** Plays the title from its first second; goes on when it was paused. */
  playFromStart(): void;
}

export interface SeekJumpParts {
  readonly controller: Pick<PlaybackController, 'play' | 'seek' | 'seekRange'>;
  readonly seeker: Pick<Seeker, 'arrow' | 'cancel' | 'commitNow' | 'preview'>;
  readonly overlay: Pick<OverlayVisibility, 'setHeld'>;
  /** Shows the controls. */
  readonly activity: () => void;
  /** The viewer watches and decides. */
  readonly viewerActed: () => void;
}

/** Jumps of a player's one controller. */
export function createSeekJumps(parts: SeekJumpParts): SeekJumps {
  const { controller, seeker, overlay, activity, viewerActed } = parts;

  function jumpTo(end: 'start' | 'end'): void {
    activity();
    seeker.cancel();
    const range = controller.seekRange();
    if (range !== null) controller.seek(range[end]);
    controller.play();
  }

  return {
    stepSeek: (way) => {
      viewerActed();
      activity();
      if (controller.seekRange() === null) return false;
      seeker.arrow(way);
      return true;
    },
    dragSeek: ({ phase, x }) => {
      viewerActed();
      const range = controller.seekRange();
      if (phase === 'cancel') seeker.cancel();
      else {
        activity();
        if (range !== null) seeker.preview(range.start + x * (range.end - range.start));
      }
      if (phase === 'end') seeker.commitNow();
      overlay.setHeld(phase === 'start' || phase === 'move');
    },
    goLive: () => jumpTo('end'),
    playFromStart: () => jumpTo('start'),
  };
}
