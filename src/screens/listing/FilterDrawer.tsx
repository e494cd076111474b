import { useCallback, useId, useRef, useState } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { FilterEvent, FilterList, FilterPanel } from '../../domain/filterPanel';
import type { SortOption } from '../../domain/listing';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { FilterOptions } from './FilterOptions';
import { BY_TEXT, FILTER_TEXT, filterOptions } from './listingLabels';
import { FilterProblem, FiltersWaiting, NothingToChoose } from './FilterStates';
import { FilterTabs } from './FilterTabs';
import { DRAWER } from './layout';
import type { FilterLists } from './useFilterLists';
import { useLabelContext } from './useLabelContext';

interface FilterDrawerProps {
  panel: FilterPanel;
  lists: FilterLists;
  onEvent: (event: FilterEvent) => void;
  onApply: () => void;
}

const TITLE_Y = 84;
const TABS_Y = 160;
const BUTTONS_Y = STAGE.h - SAFE.y - 72;
const LIST_END = BUTTONS_Y - 28;
const SHADE = { shade: 0.55, edge: [0.56, 0.62] } as const;

/**
 * The filter overlay on the right: one list of options at a time, applied or closed. Back closes it without a change.
 * Right moves from any option to Apply.
 */
export function FilterDrawer(props: FilterDrawerProps) {
  const { panel, onEvent } = props;
  const text = useText();
  // A drawer that is closing still shows its list.
  const [list, setList] = useState<FilterList>('genre');
  if (panel.open !== null && panel.open !== list) setList(panel.open);
  return (
    <Drawer
      open={panel.open !== null}
      label={text(FILTER_TEXT[list])}
      testId="filter-drawer"
      group="free"
      onBack={() => onEvent({ type: 'close' })}
      {...SHADE}
    >
      <Filters {...props} list={list} />
    </Drawer>
  );
}

function Filters({ panel, lists, list, onEvent, onApply }: FilterDrawerProps & { list: FilterList }) {
  const text = useText();
  const apply = useRef<NodeHandle>(null);
  const { by } = panel;
  const onChoose = useCallback(
    (value: string) => {
      if (list === 'genre') onEvent({ type: 'genre', genre: value === '' ? null : value });
      else if (list === 'sort') onEvent({ type: 'sort', sort: value as SortOption });
      else onEvent({ type: 'toggle', by, value });
    },
    [list, by, onEvent],
  );
  const title = text(FILTER_TEXT[list]);
  const y = list === 'by' ? TABS_Y + 84 : TABS_Y;
  return (
    <>
      <Label type="title" role="heading" x={DRAWER.x} y={TITLE_Y} maxWidth={DRAWER.w}>
        {title}
      </Label>
      {list === 'by' && (
        <FilterTabs y={TABS_Y} shown={by} onShow={(next) => onEvent({ type: 'showBy', by: next })} />
      )}
      <View
        group="column"
        preferred
        onKey={({ key }) => {
          if (key !== 'right') return false;
          apply.current?.focus();
          return true;
        }}
      >
        <Choices panel={panel} lists={lists} list={list} title={title} y={y} onChoose={onChoose} />
      </View>
      <View x={DRAWER.x} y={BUTTONS_Y} flow="row" gap={20} group="row">
        <Button ref={apply} testId="filter-apply" onPress={onApply}>
          {text('list.apply')}
        </Button>
        <Button testId="filter-close" onPress={() => onEvent({ type: 'close' })}>
          {text('app.close')}
        </Button>
      </View>
    </>
  );
}

interface ChoicesProps extends Pick<FilterDrawerProps, 'panel' | 'lists'> {
  list: FilterList;
  title: string;
  y: number;
  onChoose: (value: string) => void;
}

/** The options of the list, or why there are none. */
function Choices({ panel, lists, list, title, y, onChoose }: ChoicesProps) {
  const text = useText();
  const labelContext = useLabelContext();
  const { by } = panel;
  const opening = useId();
  const options = filterOptions(list, panel, lists, labelContext);
  const source = list === 'genre' ? lists.genres : by === 'moods' ? lists.moods : lists.languages;
  if (options === null)
    return source.failed ? <FilterProblem y={y} onRetry={source.retry} /> : <FiltersWaiting y={y} />;
  if (options.length === 0) return <NothingToChoose y={y} />;
  const name = list === 'by' ? by : list;
  return (
    <FilterOptions
      key={name}
      // A key for each opening: the list starts at what is selected then.
      listKey={`${opening} ${name}`}
      label={list === 'by' ? text(BY_TEXT[by]) : title}
      options={options}
      many={list === 'by'}
      y={y}
      h={LIST_END - y}
      onChoose={onChoose}
    />
  );
}
