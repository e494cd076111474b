/** Says that something was done, for 5 s [B§9], over whatever is on the screen; takes no key. */
import { useEffect, useEffectEvent } from 'react';
import { View, useScene } from '../../renderer';
import { Icon } from './Icon';
import { Label } from './Label';
import { SAFE, STAGE } from './stage';
import { useTheme } from './ThemeContext';

export const TOAST_MS = 5000;

const H = 72;
/** Over modals too. */
const ABOVE_ALL = 150;

export interface ToastProps {
  children: string;
  /** Its time is over. */
  onOver: () => void;
  testId?: string;
}

export function Toast({ children, onOver, testId }: ToastProps) {
  const { clock } = useScene();
  const { colors } = useTheme();
  const over = useEffectEvent(onOver);
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
        color={colors.accent}
        role="status"
        label={children}
        testId={testId}
      >
        <Icon name="tick" size={32} color={colors.onAccent} />
        <Label weight={700} color={colors.onAccent}>
          {children}
        </Label>
      </View>
    </View>
  );
}
