/**
 * The filters overlay on the right [B§2 "Listing filters overlay", B§9: 100 ms]: one list at a time, applied or closed. Back
 * closes it and changes nothing. Right leads from any option to Apply.
 */
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { FilterEvent, FilterList, FilterPanel } from '../../domain/filterPanel';
import type { SortOption } from '../../domain/listing';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { usePresence } from '../../ui/usePresence';
import { FilterOptions } from './FilterOptions';
import { BY_TEXT, FILTER_TEXT, optionsOf } from './filterWords';
import { FilterProblem, FiltersWaiting, NothingToChoose } from './FilterStates';
import { FilterTabs } from './FilterTabs';
import { DRAWER } from './layout';
import type { FilterLists } from './useFilterLists';
import { useWords } from './useWords';

const DRAWER_MS = 100;

export interface FilterDrawerProps {
  panel: FilterPanel;
  lists: FilterLists;
  onEvent: (event: FilterEvent) => void;
  onApply: () => void;
}

const TITLE_Y = 84;
const TABS_Y = 160;
const BUTTONS_Y = STAGE.h - SAFE.y - 72;
const LIST_END = BUTTONS_Y - 28;
/** How far it comes in from the right while its light comes up. */
const SLIDE = 160;
const MOVE = { duration: DRAWER_MS, easing: 'ease-out' } as const;

export function FilterDrawer(props: FilterDrawerProps) {
  const { open } = props.panel;
  const present = usePresence(open !== null, DRAWER_MS);
  // What is going still shows its list.
  const [list, setList] = useState<FilterList>('genre');
  if (open !== null && open !== list) setList(open);
  return present ? <Drawer {...props} list={list} /> : null;
}

function Drawer({ panel, lists, list, onEvent, onApply }: FilterDrawerProps & { list: FilterList }) {
  const { colors } = useTheme();
  const text = useText();
  const root = useRef<NodeHandle>(null);
  const slide = useRef<NodeHandle>(null);
  const apply = useRef<NodeHandle>(null);
  const isOpen = panel.open !== null;
  const { by } = panel;
  useLayoutEffect(() => {
    root.current?.animate('alpha', isOpen ? 1 : 0, MOVE);
    slide.current?.animate('x', isOpen ? 0 : SLIDE, MOVE);
  }, [isOpen]);

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
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      alpha={0}
      gradient={{
        angle: 0,
        colors: [withAlpha(colors.scrim, 0.55), withAlpha(colors.scrim, 0.97), colors.scrim],
        stops: [0, 0.56, 0.62],
      }}
      role="dialog"
      label={title}
      testId="filter-drawer"
      group="free"
      // Each opening begins in the list.
      remember={false}
      trap={isOpen}
      disabled={!isOpen}
      onKey={({ key }) => {
        if (key !== 'back') return false;
        onEvent({ type: 'close' });
        return true;
      }}
    >
      <View ref={slide} x={SLIDE} w={STAGE.w} h={STAGE.h}>
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
      </View>
    </View>
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
  const words = useWords();
  const { by } = panel;
  const opening = useId();
  const options = optionsOf(list, panel, lists, words);
  const source = list === 'genre' ? lists.genres : by === 'moods' ? lists.moods : lists.languages;
  if (options === null)
    return source.failed ? <FilterProblem y={y} onRetry={source.retry} /> : <FiltersWaiting y={y} />;
  if (options.length === 0) return <NothingToChoose y={y} />;
  const name = list === 'by' ? by : list;
  return (
    <FilterOptions
      key={name}
      // Each opening begins at what is chosen then.
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
