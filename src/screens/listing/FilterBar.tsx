import { View } from '../../../renderer';
import type { FilterList } from '../../domain/filterPanel';
import { FILTER_LISTS } from '../../domain/filterPanel';
import type { ListingFilters } from '../../domain/listing';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { CONTENT } from '../../ui/stage';
import { FilterButton } from './FilterButton';
import { FILTER_TEXT } from './listingLabels';
import { BAR_Y } from './layout';

interface FilterBarProps {
  filters: ListingFilters;
  /** True when the filters change what is listed; false when they only describe the row that was opened. */
  searched: boolean;
  /** The selection of each filter as text; '' when nothing is selected. */
  choices: Readonly<Record<FilterList, string>>;
  open: FilterList | null;
  onOpen: (list: FilterList) => void;
  /** Clears the filters; null when none is set, or when the grid's place has its own button for it. */
  onClear: (() => void) | null;
  /** Loads a failed later page again; null unless one failed. */
  onRetry: (() => void) | null;
}

/** The filters of a listing side by side: each says what is selected and opens its list. */
export function FilterBar({ filters, searched, choices, open, onOpen, onClear, onRetry }: FilterBarProps) {
  const text = useText();
  const chosen: Readonly<Record<FilterList, boolean>> = {
    genre: filters.genre !== null,
    sort: filters.sort !== null,
    by: filters.audios.length + filters.subtitles.length + filters.moods.length > 0,
  };
  return (
    <View x={CONTENT.x} y={BAR_Y} flow="row" gap={16} group="row">
      {FILTER_LISTS.map((list) => (
        <FilterButton
          key={list}
          name={text(FILTER_TEXT[list])}
          choice={choices[list]}
          chosen={searched && chosen[list]}
          open={open === list}
          testId={`filter-${list}`}
          onPress={() => onOpen(list)}
        />
      ))}
      {onClear !== null && (
        <Button look="bar" testId="clear-filters" onPress={onClear}>
          {text('list.clear')}
        </Button>
      )}
      {onRetry !== null && (
        <Button
          look="bar"
          icon="restart"
          testId="retry-more"
          label={`${text('search.failed')}. ${text('app.retry')}`}
          onPress={onRetry}
        >
          {text('app.retry')}
        </Button>
      )}
    </View>
  );
}
