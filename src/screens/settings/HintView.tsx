import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { INNER } from './layout';

/** For an entry without a view: says what choosing it does. */
export function HintView({ item }: { item: 'back' | 'exit' }) {
  const text = useText();
  const { colors } = useTheme();
  const name = useSettings((state) => state.settings?.appName ?? '');
  return (
    <Label w={INNER} maxLines={2} color={colors.dimTextOnSettings}>
      {text(item === 'back' ? 'settings.backHint' : 'settings.exitHint', { name })}
    </Label>
  );
}
