import type { RefObject } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { MAX_DOTS, visibleDots } from '../../domain/jumbotron';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';

interface PageDotsProps {
  assets: readonly Asset[];
  /** Index of the asset that is shown. */
  activeIndex: number;
  /** Left edge of the first dot and upper edge of all, stage pixels. */
  x: number;
  y: number;
  /** `focusKey` of the node that receives focus instead of the dots. */
  redirectTo: string;
  onSelect: (index: number) => void;
  /** The part of the active dot that fills with time, its width written by its owner; null for a dot that is full. */
  fill: RefObject<NodeHandle | null> | null;
}

/** Side of the pointer target around a dot. */
const CELL = { w: 40, h: 48 } as const;
const DOT = { h: 10, w: 10, shownW: 32 } as const;
const DOT_TRANSITION = { x: { duration: 200 }, w: { duration: 200 }, color: { duration: 200 } } as const;
/** Where a pointer is on the dots their colours say which. */
const HIDDEN = { alpha: 0 } as const;

/** Width of the active dot of which that share, 0 to 1, is full. */
export const dotWidth = (share: number): number => DOT.w + (DOT.shownW - DOT.w) * share;
const cells = Array.from({ length: MAX_DOTS }, (_, cell) => cell);

/**
 * The page dots of a jumbotron. A pointer selects an asset by them. Keys change the asset from the buttons, so focus
 * that a key moves into the dots is redirected.
 */
export function PageDots({ assets, activeIndex, x, y, redirectTo, onSelect, fill }: PageDotsProps) {
  const { colors } = useTheme();
  const { first, count } = visibleDots(assets.length, activeIndex);
  return (
    <View
      group="row"
      redirect={redirectTo}
      visible={count > 0}
      x={x - (CELL.w - DOT.shownW) / 2}
      y={y - (CELL.h - DOT.h) / 2}
      w={count * CELL.w}
      h={CELL.h}
    >
      {/* Hidden, not left out: a recycled row must create no nodes. */}
      {cells.map((cell) => {
        const index = first + cell;
        const asset = assets[index];
        const w = index === activeIndex ? DOT.shownW : DOT.w;
        const full = index === activeIndex && fill === null;
        return (
          <View
            key={cell}
            x={cell * CELL.w}
            {...CELL}
            visible={cell < count}
            role="button"
            label={asset ? displayName(asset) : ''}
            testId={`pip-${index}`}
            selected={index === activeIndex}
            focusable
            focusKey={`pip-${cell}`}
            ring={false}
            onPress={() => onSelect(index)}
          >
            <View
              x={(CELL.w - w) / 2}
              y={(CELL.h - DOT.h) / 2}
              w={w}
              h={DOT.h}
              radius={DOT.h / 2}
              color={full ? colors.text : withAlpha(colors.text, 0.5)}
              parentFocusedStyle={{ color: colors.accent }}
              transition={DOT_TRANSITION}
            />
          </View>
        );
      })}
      <View
        ref={fill}
        testId="pip-fill"
        visible={fill !== null}
        x={(activeIndex - first) * CELL.w + (CELL.w - DOT.shownW) / 2}
        y={(CELL.h - DOT.h) / 2}
        w={DOT.w}
        h={DOT.h}
        radius={DOT.h / 2}
        color={colors.text}
        parentFocusedStyle={HIDDEN}
        transition={DOT_TRANSITION}
      />
    </View>
  );
}
