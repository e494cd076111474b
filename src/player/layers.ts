/**
 * What lies over the picture, as one state, and what follows from it: the layer that has focus, the step of the back
 * key, and the effect of every key. Pure; the player model carries the commands out.
 */
import type { RemoteKey } from '../../platforms/platform';

/** Panels that the viewer opens from the controls. One at a time. */
export type Panel = 'tracks' | 'quality' | 'episodes' | 'sleepTimer';

/** Panels that come by themselves (`nextTitle.ts`), and the upgrade panel of a title that the plan does not allow. */
export type Offer = 'next' | 'upgrade' | 'moreLikeThis' | 'stillWatching';

/** Everything over the picture. Combinations that no player shows are allowed and have a result, too. */
export interface Layers {
  /** Title and controls. */
  readonly overlay: boolean;
  readonly panel: Panel | null;
  readonly offer: Offer | null;
  /** The countdown of the offer 'next' runs. */
  readonly countdown: boolean;
  /** The skip button. */
  readonly skip: boolean;
  /** An ad plays. */
  readonly ad: boolean;
  readonly screenSaver: boolean;
  /** A title is loaded for the first time; false during the reloads after a fault. */
  readonly loading: boolean;
  /** A seek target was selected and is not committed yet. */
  readonly seekPending: boolean;
  /** The stream can be sought; false for live streams without a window [SEEK-10]. */
  readonly seekable: boolean;
  /** Nothing plays and nothing will: the plan does not allow the title, or it ended under a panel. */
  readonly over: boolean;
}

/** A layer that can have focus. */
export type FocusOwner = 'screenSaver' | 'panel' | 'offer' | 'overlay' | 'skip' | 'picture';

/** Offers that wait for an answer: they have focus before any other part of the player. */
const isQuestion = ({ offer, over }: Layers): boolean =>
  offer === 'upgrade' || offer === 'stillWatching' || (offer !== null && over);

/**
 * The layer that has focus; the others can be reached from it by arrows where they show. The next title's panel comes
 * before the skip button, the panel of similar titles after it [C34]. During an ad and while loading nothing can be
 * pressed: the picture has focus.
 */
export function focusOwner(layers: Layers): FocusOwner {
  const { overlay, panel, offer, skip, ad, screenSaver, loading, seekPending } = layers;
  if (screenSaver) return 'screenSaver';
  if (panel !== null) return 'panel';
  if (isQuestion(layers)) return 'offer';
  if (ad || loading) return 'picture';
  // Arrows and OK belong to a pending seek until it is committed.
  if (offer === 'next' && !seekPending) return 'offer';
  if (overlay) return 'overlay';
  if (skip) return 'skip';
  return offer === 'moreLikeThis' ? 'offer' : 'picture';
}

export type BackStep =
  'closePanel' | 'closeScreenSaver' | 'stopCountdown' | 'dismissOffer' | 'hideOverlay' | 'exit';

/**
 * The single step of a press of back [PLAYER-18]: close the episodes or a picker, the screen saver, the panel of what
 * follows, the overlay, then leave. A running countdown is stopped first, as by any key [NEXT-03]. While a title loads,
 * during an ad and when nothing plays any more there is nothing to come back to: it leaves.
 */
export function backStep({
  overlay,
  panel,
  offer,
  countdown,
  ad,
  screenSaver,
  loading,
  over,
}: Layers): BackStep {
  if (panel !== null) return 'closePanel';
  if (screenSaver) return 'closeScreenSaver';
  if (loading || ad || over) return 'exit';
  if (countdown) return 'stopCountdown';
  if (offer !== null) return 'dismissOffer';
  return overlay ? 'hideOverlay' : 'exit';
}

/** The effect of a key. */
export type Command =
  | BackStep
  /** Shows the overlay and does nothing else. */
  | 'showOverlay'
  | 'play'
  | 'pause'
  | 'togglePlay'
  /** One step of 15 s. */
  | 'seekBack'
  | 'seekForward'
  /** One step of the seek speed. */
  | 'rewind'
  | 'fastForward'
  | 'commitSeek'
  /** Opens the choice of subtitles and audio. */
  | 'openTracks'
  /** The key is used up and nothing happens. */
  | 'ignore'
  /** Left to the focused control, or to the device. */
  | 'none';

/**
 * Whether a command counts as activity of the viewer, which shows the overlay for its time [PLAYER-17]: every one but
 * those that take something away or leave. `closeScreenSaver` shows the overlay [PLAYER-22].
 */
export const isActivity = (command: Command): boolean =>
  command !== 'exit' && command !== 'hideOverlay' && command !== 'dismissOffer' && command !== 'ignore';

/**
 * What a key does, whatever lies over the picture.
 *
 * Back takes its steps [PLAYER-18], stop leaves [PLAYER-19], the exit key is the device's. Any other key closes the
 * screen saver and does nothing more [PLAYER-22]. Every key stops a running countdown, whatever its command
 * [NEXT-03]; OK on the panel and the other keys do nothing more ('stopCountdown'), so that the second OK plays
 * [NEXT-04], but play and pause act [PLAYER-20], and so do keys for an open panel or a pending seek, which have nothing
 * to do with the countdown. During an ad there is no overlay and no seeking [ADS-04]; OK pauses it. On the bare picture
 * OK pauses and an arrow seeks at once; any other key shows the overlay [PLAYER-17]. The focused control has the rest.
 */
export function commandOf(key: RemoteKey, layers: Layers): Command {
  if (key === 'stop') return 'exit';
  if (key === 'exit') return 'none';
  if (key === 'back') return backStep(layers);
  if (layers.screenSaver) return 'closeScreenSaver';
  const media = playCommand(key, layers);
  if (media !== null) return media;
  if (layers.panel !== null) return panelCommand(key, layers.panel);
  if (layers.countdown && !layers.seekPending) return 'stopCountdown';
  if (isQuestion(layers) || layers.over) return isControlKey(key) ? 'none' : 'ignore';
  if (layers.ad) return key === 'enter' ? 'togglePlay' : 'ignore';
  if (layers.loading) return layers.overlay ? 'none' : 'showOverlay';
  return filmCommand(key, layers);
}

/** Play and pause keys; null for any other. The toggle commits a pending seek first, as OK does [SEEK-02]. */
function playCommand(key: RemoteKey, { seekPending, over, ad }: Layers): Command | null {
  if (key !== 'play' && key !== 'pause' && key !== 'playPause') return null;
  if (over) return 'ignore';
  if (key !== 'playPause') return key;
  return seekPending && !ad ? 'commitSeek' : 'togglePlay';
}

/** The caption key closes what it opens. A panel covers the bar, so that a seek would have no visible target. */
function panelCommand(key: RemoteKey, panel: Panel): Command {
  if (key === 'caption' && panel === 'tracks') return 'closePanel';
  return isControlKey(key) ? 'none' : 'ignore';
}

/** The keys that a focused control answers. */
const isControlKey = (key: RemoteKey): boolean =>
  key === 'enter' || key === 'left' || key === 'right' || key === 'up' || key === 'down';

/** Keys while the film plays or is paused, with nothing over it that takes them all. */
function filmCommand(key: RemoteKey, layers: Layers): Command {
  const { overlay, seekPending, seekable } = layers;
  const owner = focusOwner(layers);
  switch (key) {
    case 'rewind':
    case 'fastForward':
      return seekable ? key : 'showOverlay';
    case 'caption':
      return 'openTracks';
    case 'enter':
      if (seekPending) return 'commitSeek';
      return owner === 'picture' ? 'togglePlay' : 'none';
    case 'left':
    case 'right':
      // The controls seek by themselves, where arrows do not move between buttons.
      if (owner !== 'picture' && owner !== 'skip') return 'none';
      if (!seekable) return 'showOverlay';
      return key === 'left' ? 'seekBack' : 'seekForward';
    default:
      return overlay ? 'none' : 'showOverlay';
  }
}
