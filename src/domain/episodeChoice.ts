/** The effect of choosing an episode in the list, and what the list says of it beforehand [EPIS-01..06]. */
import type { Asset } from '../contract';
import { allowsAnonymous, comingAt, effectiveWatchable, isBlocked } from './playable';

/** The viewer who chooses an episode. */
export interface EpisodeViewer {
  readonly anonymous: boolean;
  /** The episode that is playing; null outside the player. */
  readonly currentId: string | null;
}

/** The effect of choosing an episode: `close` the list, as it plays already; `ignore`; sign in; buy a plan; play. */
export type EpisodeChoice = 'close' | 'ignore' | 'signIn' | 'plans' | 'play';

/** The effect of choosing an episode; the first matching rule applies. */
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

/** Why choosing an episode would not play it; null when it would. `now`: ms since 1970. */
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

/** Whether an episode started within the last seven days; false without a readable date. */
export function isNewEpisode(episode: Asset, now: number): boolean {
  const age = episode.availableFrom === null ? NaN : now - Date.parse(episode.availableFrom);
  return age >= 0 && age < NEW_FOR_MS;
}
