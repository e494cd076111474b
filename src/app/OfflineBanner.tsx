/**
 * A bar along the upper edge, over any screen, while there is no network; it takes no keys. Nothing but artwork is
 * that high, so it covers no words.
 */
import { View } from '../../renderer';
import { useText } from '../i18n';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';

const H = 64;
/** The words stand low in the bar: a panel that overscans cuts its upper edge off. */
const OVERSCAN = 20;
/** zIndex above dialogs and toasts. */
const ABOVE_ALL = 200;

export function OfflineBanner() {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View
      w={STAGE.w}
      h={H}
      zIndex={ABOVE_ALL}
      color={colors.button}
      role="status"
      label={text('app.offline')}
      testId="offline-banner"
    >
      <View w={STAGE.w} y={OVERSCAN} h={H - OVERSCAN} flow="row" justify="center" align="center" gap={16}>
        <Icon name="offline" size={32} color={colors.onButton} />
        <Label color={colors.onButton}>{text('app.offline')}</Label>
      </View>
    </View>
  );
}
