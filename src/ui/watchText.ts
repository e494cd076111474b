/** What a watch button reads, by the rule that decided it [B§4 "Watch button"]. */
import type { WatchLabel } from '../domain/watchButton';
import type { TextKey } from '../i18n';

export const WATCH_TEXT: Readonly<Record<WatchLabel, TextKey>> = {
  trailer: 'asset.playTrailer',
  live: 'asset.watchLive',
  signIn: 'asset.signInToWatch',
  continue: 'asset.continueWatching',
  upgrade: 'asset.upgradeToWatch',
  again: 'asset.watchAgain',
  watch: 'asset.watch',
};
