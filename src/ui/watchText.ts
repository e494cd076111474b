/** The caption of a watch button, by the label that `domain/watchButton` chose. */
import type { WatchLabel } from '../domain/watchButton';
import type { TextKey } from '../i18n';

/** Caption of a watch button by the label the rule chose. */
export const WATCH_TEXT: Readonly<Record<WatchLabel, TextKey>> = {
  trailer: 'asset.playTrailer',
  live: 'asset.watchLive',
  signIn: 'asset.signInToWatch',
  continue: 'asset.continueWatching',
  upgrade: 'asset.upgradeToWatch',
  again: 'asset.watchAgain',
  watch: 'asset.watch',
};
