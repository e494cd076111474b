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
  /** They choose what is shown, and not only describe it. */
  searched: boolean;
  /** What is chosen, in words; '' for nothing to say. */
  choices: Readonly<Record<FilterList, string>>;
  open: FilterList | null;
  onOpen: (list: FilterList) => void;
  /** Null where there is nothing to clear, or the way to it stands elsewhere. */
  onClear: (() => void) | null;
  /** A part of the list could not be had; null where all is well. */
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
        <Button look="small" testId="clear-filters" onPress={onClear}>
          {text('list.clear')}
        </Button>
      )}
      {onRetry !== null && (
        <Button
          look="small"
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
