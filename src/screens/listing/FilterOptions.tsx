import { memo, useCallback, useState } from 'react';
import { Column, View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import type { FilterOption } from './listingLabels';
import { DRAWER } from './layout';

interface FilterOptionsProps {
  listKey: string;
  label: string;
  options: readonly FilterOption[];
  /** True when several options can be selected. */
  many: boolean;
  y: number;
  h: number;
  onChoose: (value: string) => void;
}

const ROW = { h: 68, gap: 8 } as const;
const INSET = 24;
const TICK = 28;
const WORDS_X = INSET + TICK + 20;
/** Two options stay visible above the focused one. */
const PIN_Y = 2 * (ROW.h + ROW.gap);
const FADE = { color: { duration: 120 } } as const;

const keyOf = ({ value }: FilterOption): string => value;

/**
 * A list of options with a tick at each selected one: single or multiple choice. Focus starts at a selected option.
 */
export function FilterOptions(props: FilterOptionsProps) {
  const { listKey, label, options, many, y, h, onChoose } = props;
  const renderOption = useCallback(
    (option: FilterOption) => <Option {...option} many={many} onChoose={onChoose} />,
    [many, onChoose],
  );
  const [startAt] = useState(() => options.findIndex(({ chosen }) => chosen));
  return (
    <Column
      listKey={listKey}
      label={label}
      testId="filter-options"
      preferred
      x={DRAWER.x}
      y={y}
      w={DRAWER.w}
      h={h}
      clip
      items={options}
      itemKey={keyOf}
      itemHeight={ROW.h}
      gap={ROW.gap}
      pinY={PIN_Y}
      startAt={startAt}
      renderItem={renderOption}
    />
  );
}

interface OptionProps extends FilterOption {
  many: boolean;
  onChoose: (value: string) => void;
}

const Option = memo(function Option({ value, name, chosen, many, onChoose }: OptionProps) {
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  return (
    <View
      w={DRAWER.w}
      h={ROW.h}
      radius={buttonRadius}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role={many ? 'checkbox' : 'listitem'}
      label={name}
      testId={`option-${value === '' ? 'off' : value}`}
      selected={!many && chosen}
      checked={many && chosen}
      focusable
      ring={false}
      onPress={() => onChoose(value)}
    >
      <Icon
        name="tick"
        size={TICK}
        x={INSET}
        y={(ROW.h - TICK) / 2}
        visible={chosen}
        color={colors.accentText}
        parentFocusedStyle={lit}
        transition={FADE}
      />
      <Label
        size={28}
        lineHeight={40}
        x={WORDS_X}
        y={(ROW.h - 40) / 2}
        maxWidth={DRAWER.w - WORDS_X - INSET}
        marquee
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {name}
      </Label>
    </View>
  );
});
