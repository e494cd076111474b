import { useCallback, useId, useState } from 'react';
import { Column, View } from '../../../renderer';
import { Label } from '../Label';
import { LIST, ROW } from './layout';
import { OptionRow } from './OptionRow';
import type { Option } from './OptionRow';

interface OptionListProps {
  /** Above the list; '' where the panel's title says it already. */
  heading: string;
  /** Name of the list for the voice guide. */
  label: string;
  testId: string;
  options: readonly Option[];
  x: number;
  w: number;
  /** Has the first focus of the panel. */
  preferred?: boolean;
  onChoose: (id: string) => void;
}

const keyOf = ({ id }: Option): string => id;

/** A column of options of which one is chosen; focus enters at that one. */
export function OptionList(props: OptionListProps) {
  const { heading, label, testId, options, x, w, preferred = false, onChoose } = props;
  // A key for each opening: the list starts at what is chosen then.
  const opening = useId();
  const [startAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ chosen }) => chosen),
    ),
  );
  const renderOption = useCallback(
    (option: Option) => <OptionRow {...option} w={w} testId={testId} onChoose={onChoose} />,
    [w, testId, onChoose],
  );
  return (
    <View group="column" preferred={preferred}>
      <Label type="label" dim x={x} y={LIST.headingY} w={w} maxWidth={w} visible={heading !== ''}>
        {heading}
      </Label>
      <Column
        listKey={`${testId} ${opening}`}
        label={label}
        testId={testId}
        x={x}
        y={LIST.y}
        w={w}
        h={LIST.h}
        clip
        items={options}
        itemKey={keyOf}
        itemHeight={ROW.h}
        gap={ROW.gap}
        pinY={ROW.pinY}
        startAt={startAt}
        renderItem={renderOption}
      />
    </View>
  );
}
