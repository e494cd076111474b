/** Captions of watch buttons, by the label that `domain/watchButton` selects. */
import type { WatchLabel } from '../domain/watchButton';
import type { TextKey } from '../i18n';

/** Caption of a watch button by its label. */
export const WATCH_TEXT: Readonly<Record<WatchLabel, TextKey>> = {
  trailer: 'asset.playTrailer',
  live: 'asset.watchLive',
  signIn: 'asset.signInToWatch',
  continue: 'asset.continueWatching',
  upgrade: 'asset.upgradeToWatch',
  again: 'asset.watchAgain',
  watch: 'asset.watch',
};

/** Labels whose button names the episode it plays. The other labels open sign-in, plans or the trailer. */
export const NAMES_EPISODE: readonly WatchLabel[] = ['continue', 'again', 'watch'];
