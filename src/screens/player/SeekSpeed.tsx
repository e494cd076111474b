import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { BUBBLE, SPEED } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

interface SeekSpeedProps {
  model: PlayerModel;
  /** True while the overlay shows. */
  shown: boolean;
}

/** Fast-forward or rewind in progress: an arrow and its speed of 1 to 3, above the bubble with the time [SEEK-03]. */
export function SeekSpeed({ model, shown }: SeekSpeedProps) {
  const { colors } = useTheme();
  const text = useText();
  const signed = usePlayerValue(model, shown, (_playback, { seek }) => seek.direction * seek.speed);
  const speed = Math.abs(signed);
  return (
    <View y={-SPEED.h - SPEED.gap} w={BUBBLE.w} h={SPEED.h} flow="row" justify="center" visible={speed > 0}>
      <View
        h={SPEED.h}
        flow="row"
        align="center"
        gap={10}
        padding={[0, 18]}
        radius={SPEED.h / 2}
        color={colors.accent}
        role="status"
        label={text(signed < 0 ? 'player.rewinding' : 'player.forwarding', { speed })}
        testId="seek-speed"
      >
        <Icon name={signed < 0 ? 'rewind' : 'forward'} size={SPEED.icon} color={colors.onAccent} />
        <Label size={26} lineHeight={SPEED.h} weight={700} color={colors.onAccent}>
          {speed}
        </Label>
      </View>
    </View>
  );
}
