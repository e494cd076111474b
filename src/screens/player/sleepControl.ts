/** The sleep timer of a visit: what the view shows of it, and how it ends the evening. */
import type { StoreApi } from 'zustand/vanilla';
import type { Clock } from '../../domain/clock';
import { assetAfterEnd } from '../../player/afterEnd';
import type { PlaybackController } from '../../player/playbackController';
import { createSleepTimer } from '../../player/sleepTimer';
import type { SleepOption } from '../../player/sleepTimer';
import type { PlayerView } from './playerView';

export interface SleepControl {
  choose(option: SleepOption): void;
  destroy(): void;
}

export interface SleepControlParts {
  readonly clock: Clock;
  readonly view: Pick<StoreApi<PlayerView>, 'getState' | 'setState'>;
  readonly controller: Pick<PlaybackController, 'pause'>;
  /** Leaves for an asset's screen, as at the end of a title that nothing follows. */
  readonly onPage: (assetId: string) => void;
}

/** Off. */
export function createSleepControl({ clock, view, controller, onPage }: SleepControlParts): SleepControl {
  const timer = createSleepTimer(clock, {
    onNotice: () => view.setState({ notice: 'sleep' }),
    onExpire: () => {
      show();
      const { prepared, request } = view.getState();
      controller.pause();
      if (prepared !== null) onPage(assetAfterEnd(prepared.asset));
      else if (request !== null) onPage(request.assetId);
    },
  });
  const show = (): void => view.setState({ sleep: timer.option(), notice: null });
  return {
    choose: (option) => {
      timer.choose(option);
      show();
    },
    destroy: timer.destroy,
  };
}
