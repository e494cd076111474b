import { useCallback, useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { homePath } from '../../domain/home';
import { assetPath } from '../../domain/paths';
import { useScreenTexts, useText } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { useMenuLinks } from '../../session';
import { useNavigation } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { TitleGrid } from '../../shell/TitleGrid';
import { useServices } from '../../shell/services';
import { SideMenu } from '../../shell/SideMenu';
import { Label } from '../../ui/Label';
import { CONTENT, STAGE } from '../../ui/stage';
import { GRID_Y, TITLE_Y } from './layout';
import { useWatchlist } from './useWatchlist';
import { WatchlistMessage } from './WatchlistMessage';
import { WatchlistSkeleton } from './WatchlistSkeleton';

const HERE = { item: 'watchlist' } as const;

/** /watchlist: the viewer's list as posters, with a state each for loading, empty and failed. */
export default function Watchlist() {
  useScreenTexts(enTitles);
  const text = useText();
  const { config } = useServices();
  const { open } = useNavigation();
  const links = useMenuLinks();
  const content = useRef<NodeHandle>(null);
  const list = useWatchlist();
  const openAsset = useCallback(
    // The asset screen returns to the watchlist, also after a cold start.
    (asset: Asset) => open(assetPath(asset.id), { listing: '/watchlist' }),
    [open],
  );
  const skeleton = useSkeleton(list.kind === 'loading');
  const name = text('menu.watchlist');
  return (
    <Screen name={name} testId="watchlist" group="row" skeleton={skeleton}>
      <SideMenu current={HERE} onClose={() => content.current?.focus()} />
      <View ref={content} group="column" preferred w={STAGE.w} h={STAGE.h}>
        <View x={CONTENT.x} y={TITLE_Y} flow="row" gap={24} align="end">
          <Label type="title" role="heading">
            {name}
          </Label>
          {list.kind === 'titles' && <Count titles={list.titles.items.count} />}
        </View>
        {!skeleton && list.kind === 'titles' && (
          <TitleGrid
            row="watchlist"
            listKey="watchlist"
            label={name}
            testId="watchlist-titles"
            y={GRID_Y}
            items={list.titles.items}
            requestAsset={list.titles.requestAsset}
            onOpen={openAsset}
            imageBase={config.apiUrl}
          />
        )}
        {skeleton && <WatchlistSkeleton />}
        {!skeleton && list.kind === 'empty' && (
          <WatchlistMessage
            icon="watchlist"
            title={text('watchlist.emptyTitle')}
            subtitle={text('watchlist.emptySubtitle')}
            action={{
              testId: 'watchlist-home',
              label: text('watchlist.goHome'),
              onPress: () => open(homePath(links)),
            }}
          />
        )}
        {!skeleton && list.kind === 'failed' && (
          <WatchlistMessage
            icon="warning"
            title={text(list.problem)}
            action={{ testId: 'retry', label: text('app.retry'), onPress: list.retry }}
          />
        )}
      </View>
    </Screen>
  );
}

function Count({ titles: count }: { titles: number }) {
  const text = useText();
  return (
    <Label dim lineHeight={48} testId="watchlist-count">
      {text('watchlist.titles', { count })}
    </Label>
  );
}
