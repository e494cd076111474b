/**
 * Runs the skip rules of `skip.ts` on a playback: what the button skips now, the automatic skips, and what a press does
 * [SKIP-01..06, SEEK-07].
 */
import type { PlaybackSettings } from '../contract';
import type { PlaybackController } from './playbackController';
import type { PreparedPlayback } from './startSequence';
import { afterSeek, skipOffer } from './skip';
import type { SkipKind, SkipOffer } from './skip';

export interface SkipperOptions {
  controller: Pick<PlaybackController, 'subscribe' | 'seek' | 'finish'>;
  /** The viewer's. */
  settings(): Pick<PlaybackSettings, 'skipIntro' | 'skipRecap' | 'skipCredits'>;
  /** The next title starts by itself after this one. */
  nextFollows(): boolean;
  /** What the button skips; null hides it. Called only when it changes. */
  onOffer(kind: SkipKind | null): void;
  /** Automatic credits lead to the next title [SKIP-06]. */
  onNext(): void;
}

export interface Skipper {
  /** Skips what the button shows: nothing while none is shown. */
  press(): void;
  /** Ends it; nothing is called afterwards. */
  stop(): void;
}

const hasFrames = ({ call, content }: PreparedPlayback): boolean =>
  content === 'main' && call.streamType === 'DASH';

/** Follows a controller through all of its titles. */
export function createSkipper(options: SkipperOptions): Skipper {
  const { controller, settings, nextFollows, onOffer, onNext } = options;
  let playback: PreparedPlayback | null = null;
  let skipped: ReadonlySet<string> = new Set();
  let offer: SkipOffer | null = null;
  /** The seek that comes is a skip's own, which arms nothing again. */
  let skipping = false;

  const show = (next: SkipOffer | null): void => {
    const changed = next?.kind !== offer?.kind;
    offer = next;
    if (changed) onOffer(next?.kind ?? null);
  };

  const skip = ({ action, to }: SkipOffer): void => {
    if (action === 'next') return onNext();
    if (action === 'end') return controller.finish();
    skipping = true;
    controller.seek(to);
    skipping = false;
  };

  const follow = (second: number, duration: number): void => {
    if (playback === null) return;
    const { frames } = playback.plan;
    const found = skipOffer({
      frames,
      second,
      duration,
      settings: settings(),
      skipped,
      nextFollows: nextFollows(),
    });
    if (found?.automatic !== true) return show(found);
    // At 0 nothing has played yet: an engine that still goes to its start would take the seek back.
    if (second === 0) return show(null);
    skipped = new Set([...skipped, found.key]);
    show(null);
    skip(found);
  };

  const stop = controller.subscribe((event) => {
    switch (event.type) {
      case 'started':
        // Frames are those of the film: a trailer plays from elsewhere, and a live stream has a time of its own.
        playback = hasFrames(event.playback) ? event.playback : null;
        skipped = new Set();
        return;
      case 'timeupdate':
        return follow(event.position, event.duration);
      case 'seek':
        if (!skipping) skipped = afterSeek(skipped);
        return;
      case 'ended':
      case 'closed':
        playback = null;
        return show(null);
      case 'adStart':
        return show(null);
      default:
    }
  });

  return {
    press: () => {
      if (offer === null) return;
      const pressed = offer;
      show(null);
      skip(pressed);
    },
    stop,
  };
}
