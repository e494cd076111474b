import { useEffect, useEffectEvent } from 'react';
import { View, useScene } from '../../renderer';
import { Icon } from './Icon';
import { Label } from './Label';
import { SAFE, STAGE } from './stage';
import { useTheme } from './ThemeContext';

const TOAST_MS = 5000;

const H = 72;
/** zIndex above dialogs. */
const ABOVE_ALL = 150;

interface ToastProps {
  children: string;
  /** Called when its time is over. */
  onOver: () => void;
  testId?: string;
  /** True for a failure that needs no answer. Default: a confirmation. */
  problem?: boolean;
}

/** Reports for 5 s that something succeeded or failed, over any screen; takes no keys. */
export function Toast({ children, onOver, testId, problem = false }: ToastProps) {
  const { clock } = useScene();
  const { colors } = useTheme();
  const over = useEffectEvent(onOver);
  // A failure must not use the accent colour, which marks success; it has the brightest background instead.
  const look = problem
    ? ({ icon: 'warning', role: 'alert', color: colors.text, on: colors.background } as const)
    : ({ icon: 'tick', role: 'status', color: colors.accent, on: colors.onAccent } as const);
  useEffect(() => {
    const timer = clock.setTimeout(() => over(), TOAST_MS);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return (
    <View w={STAGE.w} y={SAFE.y} h={H} zIndex={ABOVE_ALL} flow="row" justify="center">
      <View
        h={H}
        flow="row"
        align="center"
        gap={16}
        padding={[0, 36]}
        radius={H / 2}
        color={look.color}
        role={look.role}
        label={children}
        testId={testId}
      >
        <Icon name={look.icon} size={32} color={look.on} />
        <Label weight={700} color={look.on}>
          {children}
        </Label>
      </View>
    </View>
  );
}
