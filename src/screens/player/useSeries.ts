/** The show whose episodes can be chosen in the player [PLAYER-13]. */
import { useMemo } from 'react';
import type { Asset } from '../../contract';
import { seasonsOf } from '../../domain/episodes';
import { withinLimit } from '../../domain/parental';
import { useAgeLimit } from '../../session';

/**
 * The show without the episodes that the profile's limit hides; null when it has no others.
 * @param root the show of an episode; null for any other asset and while loading
 */
export function useSeries(root: Asset | null): Asset | null {
  const limit = useAgeLimit();
  return useMemo(() => {
    const show = root && withinLimit(root, limit);
    return show !== null && seasonsOf(show).length > 0 ? show : null;
  }, [root, limit]);
}
