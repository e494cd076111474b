/** Reports the current route: the path with its platform, the query and the navigation state. */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { platformPath } from '../domain/paths';
import { useSettings } from '../session';

export interface RouteSeen {
  path: string;
  search: string;
  state: unknown;
}

export function RouteReporter({ onRoute }: { onRoute: (seen: RouteSeen) => void }) {
  const { pathname, search, state } = useLocation();
  const platform = useSettings((settings) => settings.platform);
  useLayoutEffect(() => {
    onRoute({ path: platformPath(platform, pathname), search, state });
  }, [onRoute, platform, pathname, search, state]);
  return null;
}
