/**
 * Scroll position of the text: a thumb on its track, between two arrows with which a pointer scrolls by one key step.
 */
import type { RefObject } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { KEY_STEP, thumbLength } from '../../domain/textPaging';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import { useTheme } from '../../ui/ThemeContext';
import { RAIL, TEXT } from './layout';

interface ScrollRailProps {
  thumb: RefObject<NodeHandle | null>;
  /** Height of the whole text, stage pixels. */
  height: number;
  move: (by: number) => void;
}

const ARROW = RAIL.w;
const ICON = 28;
const TRACK = { w: 8, y: ARROW + 16, h: TEXT.h - 2 * (ARROW + 16) } as const;
const MIN_THUMB_H = 40;
const FADE = { color: { duration: 120 } } as const;

/** Y of the thumb on its track when the text is scrolled by `offset`; both in stage pixels. */
export function thumbY(offset: number, height: number): number {
  if (height <= TEXT.h) return 0;
  return ((TRACK.h - thumbLength(height, TEXT.h, TRACK.h, MIN_THUMB_H)) * offset) / (height - TEXT.h);
}

export function ScrollRail({ thumb, height, move }: ScrollRailProps) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View x={RAIL.x} y={TEXT.y} group="column">
      <Arrow
        name={text('legal.up')}
        testId="legal-up"
        rotation={-Math.PI / 2}
        onPress={() => move(-KEY_STEP)}
      />
      <View
        x={(RAIL.w - TRACK.w) / 2}
        y={TRACK.y}
        w={TRACK.w}
        h={TRACK.h}
        radius={TRACK.w / 2}
        color={colors.track}
      >
        <View
          ref={thumb}
          w={TRACK.w}
          h={thumbLength(height, TEXT.h, TRACK.h, MIN_THUMB_H)}
          radius={TRACK.w / 2}
          color={colors.accent}
        />
      </View>
      <Arrow
        y={TEXT.h - ARROW}
        name={text('legal.down')}
        testId="legal-down"
        rotation={Math.PI / 2}
        onPress={() => move(KEY_STEP)}
      />
    </View>
  );
}

interface ArrowProps {
  y?: number;
  name: string;
  testId: string;
  /** Rotation of an arrow that points right, radians. */
  rotation: number;
  onPress: () => void;
}

function Arrow({ y = 0, name, testId, rotation, onPress }: ArrowProps) {
  const { colors } = useTheme();
  return (
    <View
      y={y}
      w={ARROW}
      h={ARROW}
      radius={ARROW / 2}
      color={withAlpha(colors.button, 0.86)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      ring={false}
      role="button"
      label={name}
      testId={testId}
      focusable
      onPress={onPress}
    >
      <Icon
        name="chevron"
        size={ICON}
        x={(ARROW - ICON) / 2}
        y={(ARROW - ICON) / 2}
        rotation={rotation}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
    </View>
  );
}
