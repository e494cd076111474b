import { useLayoutEffect, useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { NEXT_COUNTDOWN_S } from '../../player/countdown';
import { useTheme } from '../../ui/ThemeContext';

interface CountdownFillProps {
  /** Whole seconds left. */
  seconds: number;
  x: number;
  y: number;
  w: number;
}

const H = 6;
/** To the place of the next second, which React tells; in between the scene moves it. */
const SECOND = { duration: 1000, easing: 'linear' } as const;

/** A bar that fills while a countdown runs, and rests while it is held. */
export function CountdownFill({ seconds, x, y, w }: CountdownFillProps) {
  const { colors } = useTheme();
  const fill = useRef<NodeHandle>(null);
  useLayoutEffect(() => {
    const passed = Math.min(NEXT_COUNTDOWN_S, NEXT_COUNTDOWN_S - seconds + 1);
    fill.current?.animate('w', Math.max(H, (w * passed) / NEXT_COUNTDOWN_S), SECOND);
  }, [seconds, w]);
  return (
    <View x={x} y={y} w={w} h={H} radius={H / 2} color={colors.track} testId="next-countdown">
      <View ref={fill} w={H} h={H} radius={H / 2} color={colors.accent} />
    </View>
  );
}
