/**
 * What the player does and offers by itself while a title plays: frames to skip, and what follows the title. Both go by
 * the viewer's settings, which are fetched with each title, and by what the viewer changed of them, which is known before:
 * until they are there, and when they cannot be had, the rest is as by default.
 */
import type { PlaybackSettings } from '../contract';
import { playbackSettingsOf } from '../domain/preferences';
import type { PreferenceChanges } from '../domain/preferences';
import { createFollowingTitle } from './followingTitle';
import type { FollowingTitle, FollowingTitleOptions } from './followingTitle';
import type { PlaybackController } from './playbackController';
import { createSkipper } from './skipper';
import type { SkipperOptions } from './skipper';
import type { PlaybackSource } from './startSequence';

export interface TitleOffersOptions extends Omit<
  FollowingTitleOptions,
  'controller' | 'source' | 'settings'
> {
  readonly controller: PlaybackController;
  readonly source: PlaybackSource;
  /** What the viewer changed of the settings; read whenever it counts. */
  readonly changes: () => PreferenceChanges;
  /** What the skip button skips; null hides it. */
  readonly onSkip: SkipperOptions['onOffer'];
}

export interface TitleOffers extends Pick<
  FollowingTitle,
  'playNext' | 'stopCountdown' | 'dismiss' | 'viewerActed' | 'stop'
> {
  /** Another title was requested: nothing of the one before stays. */
  begin(): void;
  /** Skips what the button shows: nothing while none is shown. */
  skip(): void;
}

/** Follows a controller through all of its titles. */
export function createTitleOffers(options: TitleOffersOptions): TitleOffers {
  const { controller, onSkip, source } = options;
  let fetched: PlaybackSettings | null = null;
  const settings = (): PlaybackSettings => playbackSettingsOf(fetched, options.changes());
  // First: skipped credits leave the title before its panel appears.
  const skipper = createSkipper({
    controller,
    settings,
    nextFollows: () => following.follows(),
    onOffer: onSkip,
    onNext: () => following.skipToNext(),
  });
  const following = createFollowingTitle({ ...options, settings });
  return {
    ...following,
    begin: () => {
      following.forget();
      void source.fetchSettings().then((answer) => {
        fetched = answer;
      });
    },
    skip: skipper.press,
    stop: () => {
      skipper.stop();
      following.stop();
    },
  };
}
