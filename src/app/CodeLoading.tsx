/** What is drawn while a screen's code loads. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useScene } from '../../renderer';
import { loadedTitle } from '../api/loadedTitles';
import { parseRoute } from '../domain/paths';
import { useText } from '../i18n';
import { CODE_SKELETON_AFTER_MS, useScreenAwaited } from '../shell/lazyScreen';
import { useServices } from '../shell/services';
import { Loading } from '../ui/Loading';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { TitleCover } from '../ui/TitleCover';

/**
 * Nothing at first, for the picture of the last screen is there; after 400 ms the cover of the title that is about to
 * be watched, and placeholders in the place of any other screen.
 */
export function CodeLoading() {
  useScreenAwaited();
  const text = useText();
  const { clock } = useScene();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = clock.setTimeout(() => setLate(true), CODE_SKELETON_AFTER_MS);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  const route = parseRoute(useLocation().pathname);
  const watched = route.kind === 'asset' && route.player ? route.id : null;
  return (
    <Loading
      what={text(watched === null ? 'page.loading' : 'player.loading')}
      testId="code-loading"
      onPicture={watched !== null}
    >
      {late && (watched === null ? <ScreenSkeleton /> : <WatchedTitle id={watched} />)}
    </Loading>
  );
}

/** As the player draws it until its video is there. */
function WatchedTitle({ id }: { id: string }) {
  const client = useQueryClient();
  const { config } = useServices();
  const [asset] = useState(() => loadedTitle(client, id));
  const [root] = useState(() => loadedTitle(client, asset?.rootId ?? ''));
  return <TitleCover asset={asset} root={root} imageBase={config.apiUrl} />;
}
