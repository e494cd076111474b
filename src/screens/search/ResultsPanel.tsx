import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { TitleGrid } from '../../shell/TitleGrid';
import { useServices } from '../../shell/services';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Genres } from './Genres';
import { Heading } from './Heading';
import { COLUMNS, PANEL, PANEL_Y, SECTION } from './layout';
import { SearchSkeleton } from './SearchSkeleton';
import { useResults } from './useResults';

interface ResultsPanelProps {
  query: string;
  onOpen: (asset: Asset) => void;
  /** Called when another query is selected. */
  onPick: (query: string) => void;
}

/** Focus key of a query's grid. Each grid has its own focus and scroll, and may be focused before it is mounted. */
export const resultsKey = (query: string): string => `results:${query}`;

/** Alpha of results that another query is about to replace. */
const OUTDATED = 0.45;
/** Height of a line of advice with the gap below, stage pixels. */
const HINT_H = 36 + SECTION.gap;

/**
 * The results of a query as posters, or why there are none. The previous query's results stay until the new ones
 * arrive.
 */
export function ResultsPanel({ query, onOpen, onPick }: ResultsPanelProps) {
  const text = useText();
  const { config } = useServices();
  const results = useResults(query);
  const { query: of, problem, state, count, assets, outdated, nearEnd, retry } = results;
  if (problem !== null) return <Failed text={text(problem)} onRetry={retry} />;
  if (state === 'loading') return <SearchSkeleton query={of} />;
  if (state === 'none') return <NoResults query={of} onPick={onPick} />;
  return (
    <>
      <Heading count={text('search.count', { number: count })}>
        {text('search.resultsFor', { query: of })}
      </Heading>
      <TitleGrid
        row="search"
        listKey={resultsKey(of)}
        label={text('search.resultsFor', { query: of })}
        testId="results"
        x={PANEL.x}
        y={PANEL_Y}
        w={PANEL.w}
        columns={COLUMNS}
        alpha={outdated ? OUTDATED : 1}
        items={assets.items}
        requestAsset={assets.requestAsset}
        onOpen={onOpen}
        onEndReached={nearEnd}
        imageBase={config.apiUrl}
      />
    </>
  );
}

function NoResults({ query, onPick }: { query: string; onPick: (query: string) => void }) {
  const text = useText();
  return (
    <>
      <Heading role="status">{text('search.noResults', { query })}</Heading>
      <Label dim x={PANEL.x} y={PANEL_Y} maxWidth={PANEL.w}>
        {text('search.noResultsHint')}
      </Label>
      <Genres y={PANEL_Y + HINT_H} onPick={onPick} />
    </>
  );
}

function Failed({ text: message, onRetry }: { text: string; onRetry: () => void }) {
  const text = useText();
  return (
    <>
      <Heading role="alert" testId="search-failed">
        {message}
      </Heading>
      <Button testId="retry" icon="restart" x={PANEL.x} y={PANEL_Y} onPress={onRetry}>
        {text('app.retry')}
      </Button>
    </>
  );
}
