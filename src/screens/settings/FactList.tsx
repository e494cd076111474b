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
const LINE = { h: FACT_H, valueX: 380 } as const;
const TEXT_Y = (LINE.h - 36) / 2;
const PLATE = { w: 300, h: 26 } as const;

/** @param w width of the lines. Default: the whole view's */
export function FactList({ facts, w = INNER }: { facts: readonly SettingsFact[]; w?: number }) {
  const { colors } = useTheme();
  const line = withAlpha(colors.textOnSettings, 0.14);
  return (
    <View flow="column" role="list">
      {facts.map(({ id, name, value }) => (
        <View
          key={id}
          w={w}
          h={LINE.h}
          role="listitem"
          label={value === null ? name : `${name}: ${value}`}
          busy={value === null}
          testId={`fact-${id}`}
        >
          <Label y={TEXT_Y} maxWidth={LINE.valueX - 24} color={colors.dimTextOnSettings}>
            {name}
          </Label>
          {value === null ? (
            <View
              x={LINE.valueX}
              y={(LINE.h - PLATE.h) / 2}
              w={PLATE.w}
              h={PLATE.h}
              radius={PLATE.h / 4}
              color={line}
            />
          ) : (
            <Label x={LINE.valueX} y={TEXT_Y} maxWidth={w - LINE.valueX} color={colors.textOnSettings}>
              {value}
            </Label>
          )}
          <View y={LINE.h - 3} w={w} h={2} color={line} />
        </View>
      ))}
    </View>
  );
}
