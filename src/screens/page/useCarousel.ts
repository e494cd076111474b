/** Which titles the jumbotrons of this page were turned to; kept by place in history, so that back finds them. */
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { withPlace } from '../../domain/places';
import { usePages, useStores } from '../../session';

export interface Turns {
  /** Id of the title by the uuid of its component; of those that were turned. */
  readonly turned: ReadonlyMap<string, string>;
  /** The same function while the page is the same. */
  readonly turn: (component: string, assetId: string) => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useTurns(): Turns {
  const { key } = useLocation();
  const { pages } = useStores();
  const turned = usePages((state) => state.turned.get(key) ?? NONE);
  const turn = useCallback(
    (component: string, assetId: string) =>
      pages.setState(({ turned: places }) => {
        const here = new Map(places.get(key)).set(component, assetId);
        return { turned: withPlace(places, key, here) };
      }),
    [pages, key],
  );
  return { turned, turn };
}
