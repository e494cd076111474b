import { useState } from 'react';
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { useSearches, useStores } from '../../session';
import { Label } from '../../ui/Label';
import { Genres } from './Genres';
import { Heading } from './Heading';
import { COLUMNS, PANEL, PANEL_Y, SECTION, TILE } from './layout';
import { RECENT_H, RecentTile } from './RecentTile';

interface ExploreProps {
  /** Called with the selected query. */
  onPick: (query: string) => void;
}

/** Search before anything is typed: recent searches, and genres to search for. */
export function Explore({ onPick }: ExploreProps) {
  const text = useText();
  const { search } = useStores();
  const recent = useSearches((state) => state.recent);
  const [managing, setManaging] = useState(false);
  const keep = (queries: readonly string[]): void => {
    search.setState({ recent: queries });
    if (queries.length === 0) setManaging(false);
  };
  return (
    <>
      <Heading>{text('search.explore')}</Heading>
      {recent.length > 0 && (
        <Recent queries={recent} managing={managing} onPick={onPick} onManage={setManaging} onKeep={keep} />
      )}
      <Genres y={PANEL_Y + recentHeight(recent.length, managing)} onPick={onPick} />
    </>
  );
}

/** Height of the recent searches with the gap below. There is one more tile than searches, two while they are managed. */
function recentHeight(count: number, managing: boolean): number {
  if (count === 0) return 0;
  const lines = Math.ceil((count + (managing ? 2 : 1)) / COLUMNS);
  return SECTION.nameH + lines * (RECENT_H + TILE.gap) - TILE.gap + SECTION.gap;
}

interface RecentProps {
  queries: readonly string[];
  /** A press on a search removes it instead of making it. */
  managing: boolean;
  onPick: (query: string) => void;
  onManage: (managing: boolean) => void;
  /** Called with the searches that remain. */
  onKeep: (queries: readonly string[]) => void;
}

/** The recent searches, all that are kept, and a tile to manage them: to remove one, or all. */
function Recent({ queries: recent, managing, onPick, onManage, onKeep }: RecentProps) {
  const text = useText();
  const tilePosition = (index: number) => ({
    x: (index % COLUMNS) * (TILE.w + TILE.gap),
    y: SECTION.nameH + Math.floor(index / COLUMNS) * (RECENT_H + TILE.gap),
  });
  return (
    <View
      x={PANEL.x}
      y={PANEL_Y}
      w={PANEL.w}
      group="grid"
      columns={COLUMNS}
      role="list"
      label={text('search.recent')}
      testId="search-recent"
    >
      <Label type="heading" maxWidth={PANEL.w}>
        {text('search.recent')}
      </Label>
      {recent.map((query, index) => (
        <RecentTile
          key={query}
          {...tilePosition(index)}
          icon={managing ? 'trash' : 'restart'}
          name={query}
          label={managing ? text('search.removeRecent', { query }) : query}
          testId={`recent-${index}`}
          onPress={() => (managing ? onKeep(recent.filter((one) => one !== query)) : onPick(query))}
        />
      ))}
      <RecentTile
        {...tilePosition(recent.length)}
        icon={managing ? 'check' : 'edit'}
        name={text(managing ? 'search.managedRecent' : 'search.manageRecent')}
        testId="recent-manage"
        onPress={() => onManage(!managing)}
      />
      {managing && (
        <RecentTile
          {...tilePosition(recent.length + 1)}
          icon="trash"
          name={text('search.clearRecent')}
          testId="recent-clear"
          onPress={() => onKeep([])}
        />
      )}
    </View>
  );
}
