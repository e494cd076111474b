/**
 * Which of a jumbotron's titles is shown. Pips are for the pointer; keys turn it from its buttons, and directions pass the
 * pips by: focus that comes into their group by a key is sent back.
 */
import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { MOST_PIPS, pipsOf } from '../../domain/jumbotron';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';

export interface PipsProps {
  assets: readonly Asset[];
  /** Index of the title that is shown. */
  shown: number;
  /** Right edge and middle of the pips, stage pixels. */
  right: number;
  middle: number;
  /** `focusKey` of who has focus in their stead. */
  insteadOf: string;
  onTurn: (index: number) => void;
}

/** What a pointer hits; the pip is in its middle. */
const CELL = { w: 40, h: 48 } as const;
const PIP = { h: 10, w: 10, shownW: 32 } as const;
const TURN = { x: { duration: 200 }, w: { duration: 200 }, color: { duration: 200 } } as const;
const cells = Array.from({ length: MOST_PIPS }, (_, cell) => cell);

export function Pips({ assets, shown, right, middle, insteadOf, onTurn }: PipsProps) {
  const { colors } = useTheme();
  const { first, count } = pipsOf(assets.length, shown);
  return (
    <View
      group="row"
      redirect={insteadOf}
      visible={count > 0}
      x={right - count * CELL.w}
      y={middle - CELL.h / 2}
      w={count * CELL.w}
      h={CELL.h}
    >
      {/* Hidden, not left out: a recycled row must make no nodes. */}
      {cells.map((cell) => {
        const index = first + cell;
        const asset = assets[index];
        const w = index === shown ? PIP.shownW : PIP.w;
        return (
          <View
            key={cell}
            x={cell * CELL.w}
            {...CELL}
            visible={cell < count}
            role="button"
            label={asset ? displayName(asset) : ''}
            testId={`pip-${index}`}
            selected={index === shown}
            focusable
            focusKey={`pip-${cell}`}
            ring={false}
            onPress={() => onTurn(index)}
          >
            <View
              x={(CELL.w - w) / 2}
              y={(CELL.h - PIP.h) / 2}
              w={w}
              h={PIP.h}
              radius={PIP.h / 2}
              color={index === shown ? colors.text : withAlpha(colors.text, 0.5)}
              parentFocusedStyle={{ color: colors.accent }}
              transition={TURN}
            />
          </View>
        );
      })}
    </View>
  );
}
