/** Shown in place of a legal text that cannot be shown: what happened, and what to do. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { TEXT } from './layout';

export function LegalFailure({ problem }: { problem: TextKey }) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View x={TEXT.x} y={TEXT.y + 160} flow="column" gap={24} role="alert" label={text(problem)}>
      <Icon name="warning" size={64} color={colors.accent} />
      <Label type="heading" role="heading" maxWidth={TEXT.w} color={colors.textOnBase}>
        {text(problem)}
      </Label>
      <Label maxWidth={TEXT.w} maxLines={3} color={colors.dimTextOnBase}>
        {text('legal.failed')}
      </Label>
    </View>
  );
}
