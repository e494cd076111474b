import { View } from '../../../renderer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { CONTENT, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

interface WatchlistMessageProps {
  icon: IconName;
  title: string;
  subtitle?: string;
  action: { readonly testId: string; readonly label: string; readonly onPress: () => void };
}

const ICON = 88;

/** A message instead of posters: why there are none, and one action. */
export function WatchlistMessage({ icon, title, subtitle, action }: WatchlistMessageProps) {
  const { colors } = useTheme();
  return (
    <View
      x={CONTENT.x}
      w={CONTENT.w}
      h={STAGE.h}
      flow="column"
      align="center"
      justify="center"
      gap={20}
      role="status"
      label={title}
      testId="watchlist-message"
    >
      <Icon name={icon} size={ICON} color={colors.accentText} />
      <View h={8} w={1} />
      <Label type="title" role="heading" maxWidth={CONTENT.w} maxLines={2} textAlign="center">
        {title}
      </Label>
      {subtitle !== undefined && (
        <Label size={28} lineHeight={40} dim maxWidth={CONTENT.w} maxLines={2} textAlign="center">
          {subtitle}
        </Label>
      )}
      <View h={20} w={1} />
      <Button testId={action.testId} onPress={action.onPress}>
        {action.label}
      </Button>
    </View>
  );
}
