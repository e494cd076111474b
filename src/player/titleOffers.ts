/**
 * What the player does and offers by itself while a title plays: frames to skip, and what follows the title. Both go by
 * the viewer's settings, which are fetched with each title; until they are there, and when they cannot be had, nothing is
 * skipped automatically and the next title plays.
 */
import type { PlaybackSettings } from '../contract';
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
  let settings: PlaybackSettings | null = null;
  // First: skipped credits leave the title before its panel appears.
  const skipper = createSkipper({
    controller,
    settings: () => settings,
    nextFollows: () => following.follows(),
    onOffer: onSkip,
    onNext: () => following.skipToNext(),
  });
  const following = createFollowingTitle({ ...options, settings: () => settings });
  return {
    ...following,
    begin: () => {
      following.forget();
      void source.fetchSettings().then((fetched) => {
        settings = fetched;
      });
    },
    skip: skipper.press,
    stop: () => {
      skipper.stop();
      following.stop();
    },
  };
}
