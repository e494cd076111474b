/**
 * What follows a title [NEXT-01..07, PLAYER-32, PLAYER-33]: when its panel appears, what the panel offers, and whether
 * the next title starts by itself. The countdown runs in `countdown.ts`, what happens at the end is in `afterEnd.ts`.
 */
import type { Asset, Frame, PlaybackSettings } from '../contract';
import { closingCredits } from '../domain/frames';
import { allowsAnonymous, effectiveWatchable, isBlocked, isLive } from '../domain/playable';
import { knownDuration } from '../domain/time';
import type { PlayableContent } from './streamRequest';

/** Without a credits frame the panel appears in the last 15 s [NEXT-01]. */
const END_WINDOW_S = 15;

/** A title shorter than two windows has no panel: it would cover most of it. */
const MIN_DURATION_S = 2 * END_WINDOW_S;

/** After this many titles in a row that started by themselves, the viewer is asked. */
export const MAX_AUTOMATIC_TITLES = 3;

/** What decides about the title after this one. */
export interface Following {
  /** The title that plays. */
  readonly asset: Asset;
  readonly content: PlayableContent;
  /** The viewer is a guest. */
  readonly anonymous: boolean;
  /**
   * The asset that `asset.nextAsset` names; 'unknown' until it is fetched, and after a failure that may pass, when it
   * counts as playable; 'missing' when the service has no such asset, which counts as no next title.
   */
  readonly next: Asset | 'unknown' | 'missing';
  readonly settings: Pick<PlaybackSettings, 'playNextEpisode'>;
  /** Titles that have started by themselves since the viewer last pressed a key. */
  readonly automaticTitles: number;
  /** The sleep timer is set to the end of this title. */
  readonly sleepsAtEnd: boolean;
}

/** What the panel offers. 'next' with a countdown starts the next title when it has run out. */
export type NextOffer =
  | { readonly kind: 'next'; readonly countdown: boolean }
  | { readonly kind: 'stillWatching' }
  | { readonly kind: 'upgrade' }
  | { readonly kind: 'moreLikeThis' };

/** 'none': nothing is offered. 'signIn': a guest may not play it without signing in. */
type NextState = 'none' | 'missing' | 'signIn' | 'upgrade' | 'playable';

function nextState({ asset, content, anonymous, next }: Following): NextState {
  const hasPanel = asset.type === 'episode' || asset.type === 'movie';
  if (content !== 'main' || isLive(asset) || !hasPanel) return 'none';
  if (asset.nextAsset === null || asset.nextAsset.uuid === asset.id || next === 'missing') return 'missing';
  if (next === 'unknown') return 'playable';
  const watchable = effectiveWatchable(next);
  if (isBlocked(watchable)) return 'missing';
  // Before the upgrade: signing in comes before buying.
  if (anonymous && !allowsAnonymous(watchable)) return 'signIn';
  return watchable === 'plan_upgrade_required' ? 'upgrade' : 'playable';
}

const wantsNext = ({ settings, sleepsAtEnd }: Following): boolean => settings.playNextEpisode && !sleepsAtEnd;

/**
 * Whether the next title starts by itself: it may be played, its setting is on [PLAYER-32], the sleep timer does not
 * end here, and the viewer need not be asked first.
 */
export const nextFollows = (following: Following): boolean => {
  const offer = nextOffer(following);
  return offer?.kind === 'next' && offer.countdown;
};

/**
 * What the panel of a title offers; null for none. A movie without a next title that can be played offers similar ones
 * [NEXT-07], an episode nothing. A next title that needs a plan offers the upgrade [NEXT-05]; one for which a guest must
 * sign in is offered, but is never started by itself.
 */
export function nextOffer(following: Following): NextOffer | null {
  switch (nextState(following)) {
    case 'none':
      return null;
    case 'missing':
      return following.asset.type === 'movie' ? { kind: 'moreLikeThis' } : null;
    case 'upgrade':
      return { kind: 'upgrade' };
    case 'signIn':
      return { kind: 'next', countdown: false };
    case 'playable':
      if (!wantsNext(following)) return { kind: 'next', countdown: false };
      return following.automaticTitles >= MAX_AUTOMATIC_TITLES
        ? { kind: 'stillWatching' }
        : { kind: 'next', countdown: true };
  }
}

/**
 * The second at which the panel appears [NEXT-01]: where the closing credits begin, else 15 s before the end. Null for
 * titles of under 30 s and of unknown length.
 * @param duration seconds; null, 0 and NaN are unknown
 */
export function panelSecond(frames: readonly Frame[], duration: number | null): number | null {
  const length = knownDuration(duration);
  if (length === null || length < MIN_DURATION_S) return null;
  return closingCredits(frames, length)?.start ?? length - END_WINDOW_S;
}

/** Where playback is. */
export interface PanelMoment {
  readonly frames: readonly Frame[];
  /** Position in the content, seconds. */
  readonly second: number;
  /** Seconds; null, 0 and NaN are unknown. */
  readonly duration: number | null;
  /** The viewer has sent this title's panel away. */
  readonly dismissed: boolean;
}

/** The panel at a moment; null while none shows. */
export function nextPanel(following: Following, moment: PanelMoment): NextOffer | null {
  const from = panelSecond(moment.frames, moment.duration);
  if (moment.dismissed || from === null || !(moment.second >= from)) return null;
  return nextOffer(following);
}
