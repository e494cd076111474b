/** Lines of a settings view: a name on the left, its value on the right. */
import { View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { INNER } from './layout';

/** A line: a name and its value. */
export interface SettingsFact {
  /** Name for tests. */
  readonly id: string;
  readonly name: string;
  /** null while loading. */
  readonly value: string | null;
}

/** Height of a line, stage pixels. */
export const FACT_H = 75;
const VALUE_X = 380;
const TEXT_H = 36;
const PLATE = { w: 300, h: 26 } as const;

/** Props of `FactList`; sizes in stage pixels. */
export interface FactListProps {
  facts: readonly SettingsFact[];
  /** Of the lines. Default: the whole view's. */
  w?: number;
  /** Of a line. Default: FACT_H. */
  lineHeight?: number;
}

/** The lines, one below the other. */
export function FactList({ facts, w = INNER, lineHeight = FACT_H }: FactListProps) {
  const { colors } = useTheme();
  const textY = (lineHeight - TEXT_H) / 2;
  const line = withAlpha(colors.textOnSettings, 0.14);
  return (
    <View flow="column" role="list">
      {facts.map(({ id, name, value }) => (
        <View
          key={id}
          w={w}
          h={lineHeight}
          role="listitem"
          label={value === null ? name : `${name}: ${value}`}
          busy={value === null}
          testId={`fact-${id}`}
        >
          <Label y={textY} maxWidth={VALUE_X - 24} color={colors.dimTextOnSettings}>
            {name}
          </Label>
          {value === null ? (
            <View
              x={VALUE_X}
              y={(lineHeight - PLATE.h) / 2}
              w={PLATE.w}
              h={PLATE.h}
              radius={PLATE.h / 4}
              color={line}
            />
          ) : (
            <Label x={VALUE_X} y={textY} maxWidth={w - VALUE_X} color={colors.textOnSettings}>
              {value}
            </Label>
          )}
          <View y={lineHeight - 3} w={w} h={2} color={line} />
        </View>
      ))}
    </View>
  );
}
