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
  return (
    <>
      <Heading>{text('search.explore')}</Heading>
      {recent.length > 0 && (
        <Recent queries={recent} onPick={onPick} onClear={() => search.setState({ recent: [] })} />
      )}
      <Genres y={PANEL_Y + recentHeight(recent.length)} onPick={onPick} />
    </>
  );
}

/** Height of the recent searches with the gap below. The count has one more tile, which clears them. */
function recentHeight(count: number): number {
  if (count === 0) return 0;
  const lines = Math.ceil((count + 1) / COLUMNS);
  return SECTION.nameH + lines * (RECENT_H + TILE.gap) - TILE.gap + SECTION.gap;
}

interface RecentProps {
  queries: readonly string[];
  onPick: (query: string) => void;
  onClear: () => void;
}

/** The recent searches, all that are kept, and a tile that clears them. */
function Recent({ queries: recent, onPick, onClear }: RecentProps) {
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
          icon="restart"
          name={query}
          testId={`recent-${index}`}
          onPress={() => onPick(query)}
        />
      ))}
      <RecentTile
        {...tilePosition(recent.length)}
        icon="trash"
        name={text('search.clearRecent')}
        testId="recent-clear"
        onPress={onClear}
      />
    </View>
  );
}
