import { useEffect, useReducer } from 'react';
import type { ActionDispatch } from 'react';
import { createThumbnailRequests } from '../../player/thumbnailRequests';
import { nextThumbnail, NO_THUMBNAIL } from '../../player/thumbnailSheets';
import type { ThumbnailStep, ThumbnailView } from '../../player/thumbnailSheets';
import type { PlayerModel } from './playerModel';
import { followPlayer } from './usePlayerValue';

/** The second of the last picture is before the end, not at it. */
const BEFORE_END_S = 1;

const isPending = ({ view }: PlayerModel): boolean => view.getState().seek.target !== null;

/**
 * The target of a pending seek, else the whole second that plays or is paused; null while the picture has to come first:
 * a sheet would take its network.
 */
function secondOf({ view, playback }: PlayerModel): number | null {
  const { target } = view.getState().seek;
  const { phase, position, seekRange } = playback.getState();
  const end = seekRange?.end ?? Infinity;
  if (target !== null) return Math.max(0, Math.min(target, end - BEFORE_END_S));
  return phase === 'playing' || phase === 'paused' ? Math.floor(position) : null;
}

/**
 * The picture of the pending seek's target, followed while `following` is true, and the sheet of the position, with which
 * the next seek begins. Say when a sheet is loaded, or failed.
 */
export function useThumbnail(
  model: PlayerModel,
  following: boolean,
): [ThumbnailView, ActionDispatch<[ThumbnailStep]>] {
  const [view, step] = useReducer(nextThumbnail, NO_THUMBNAIL);
  useEffect(() => {
    if (!following) return;
    const requests = createThumbnailRequests(model.controller.thumbnail, (thumbnail) => {
      if (isPending(model)) step({ type: 'picture', thumbnail });
      else if (thumbnail !== null) step({ type: 'ahead', thumbnail });
    });
    let pending = false;
    const follow = (): void => {
      if (pending && !isPending(model)) step({ type: 'picture', thumbnail: null });
      pending = isPending(model);
      requests.follow(secondOf(model));
    };
    follow();
    const stop = followPlayer(model, follow);
    return () => {
      stop();
      requests.follow(null);
      step({ type: 'picture', thumbnail: null });
    };
  }, [model, following]);
  return [view, step];
}
