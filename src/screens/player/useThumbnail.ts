import { useEffect, useReducer } from 'react';
import type { ActionDispatch } from 'react';
import { createThumbnailRequests } from '../../player/thumbnailRequests';
import { nextThumbnail, NO_THUMBNAIL } from '../../player/thumbnailSheets';
import type { ThumbnailStep, ThumbnailView } from '../../player/thumbnailSheets';
import type { PlayerModel } from './playerModel';

/** The second of the last picture is before the end, not at it. */
const BEFORE_END_S = 1;

function targetOf({ view, playback }: PlayerModel): number | null {
  const { target } = view.getState().seek;
  const end = playback.getState().seekRange?.end ?? Infinity;
  return target === null ? null : Math.max(0, Math.min(target, end - BEFORE_END_S));
}

/** The picture of the pending seek's target, followed while `following` is true. Say when its sheet is loaded, or failed. */
export function useThumbnail(
  model: PlayerModel,
  following: boolean,
): [ThumbnailView, ActionDispatch<[ThumbnailStep]>] {
  const [view, step] = useReducer(nextThumbnail, NO_THUMBNAIL);
  useEffect(() => {
    if (!following) return;
    const requests = createThumbnailRequests(model.controller.thumbnail, (thumbnail) =>
      step({ type: 'picture', thumbnail }),
    );
    const follow = (): void => requests.follow(targetOf(model));
    follow();
    const stop = model.view.subscribe(follow);
    return () => {
      stop();
      requests.follow(null);
    };
  }, [model, following]);
  return [view, step];
}
