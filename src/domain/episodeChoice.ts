/** What choosing an episode in the list does, and what the list says of it beforehand [EPIS-01..06]. */
import type { Asset } from '../contract';
import { allowsAnonymous, comingAt, effectiveWatchable, isBlocked } from './playable';

export interface EpisodeViewer {
  readonly anonymous: boolean;
  /** The episode that plays now; null outside the player. */
  readonly currentId: string | null;
}

export type EpisodeChoice = 'close' | 'ignore' | 'signIn' | 'plans' | 'play';

/** First match wins. */
export function chooseEpisode(episode: Asset, { anonymous, currentId }: EpisodeViewer): EpisodeChoice {
  const watchable = effectiveWatchable(episode);
  if (episode.id === currentId) return 'close';
  if (isBlocked(watchable)) return 'ignore';
  if (anonymous && !allowsAnonymous(watchable)) return 'signIn';
  return watchable === 'plan_upgrade_required' ? 'plans' : 'play';
}

/** Why an episode cannot be played at once. */
export type EpisodeLock =
  /** ms since 1970. */
  | { readonly kind: 'coming'; readonly at: number }
  | { readonly kind: 'notInRegion' | 'notAvailable' | 'signIn' | 'upgrade' };

/** What the list says of an episode that choosing would not play; null for the others. `now`: ms since 1970. */
export function episodeLock(episode: Asset, anonymous: boolean, now: number): EpisodeLock | null {
  const choice = chooseEpisode(episode, { anonymous, currentId: null });
  if (choice === 'signIn') return { kind: 'signIn' };
  if (choice === 'plans') return { kind: 'upgrade' };
  if (choice !== 'ignore') return null;
  if (!episode.inRegion) return { kind: 'notInRegion' };
  const at = comingAt(episode, now);
  return at === null ? { kind: 'notAvailable' } : { kind: 'coming', at };
}

const NEW_FOR_MS = 7 * 86_400_000;

/** It came within the last seven days. Without a readable date nothing is new. */
export function isNewEpisode(episode: Asset, now: number): boolean {
  const age = episode.availableFrom === null ? NaN : now - Date.parse(episode.availableFrom);
  return age >= 0 && age < NEW_FOR_MS;
}
