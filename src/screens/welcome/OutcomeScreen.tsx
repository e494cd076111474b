import { View } from '../../../renderer';
import { AccountBackground } from '../../shell/AccountBackground';
import { Screen } from '../../shell/Screen';
import { VersionLine } from '../../shell/VersionLine';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

interface OutcomeScreenProps {
  testId: string;
  title: string;
  icon: IconName;
  /** What the outcome is about, on one line, such as an e-mail address. Default: none. */
  subject?: string;
  /** What to do, in up to three lines. Default: none. */
  hint?: string;
  /** The first action has the initial focus. */
  actions: readonly { label: string; testId: string; onPress: () => void }[];
}

const TEXT_Y = 320;
const COLUMN = 1200;
/** Titles longer than this are sentences, and are set smaller. */
const LONG = 40;

/**
 * The outcome of a sign-in or registration step: what happened, what to do, and buttons for it. The shell handles the
 * back key.
 */
export function OutcomeScreen({ testId, title, icon, subject, hint, actions }: OutcomeScreenProps) {
  const { colors } = useTheme();
  return (
    <Screen name={title} testId={testId} group="column">
      <AccountBackground />
      <View x={CONTENT.x} y={TEXT_Y} flow="column" gap={24}>
        <Icon name={icon} size={72} color={colors.accentText} />
        <View role="alert" flow="column" gap={24}>
          <Label
            type={title.length > LONG ? 'title' : 'display'}
            role="heading"
            maxWidth={COLUMN}
            maxLines={3}
          >
            {title}
          </Label>
          {subject !== undefined && subject !== '' && (
            <Label size={30} lineHeight={44} maxWidth={COLUMN}>
              {subject}
            </Label>
          )}
          {hint !== undefined && (
            <Label maxWidth={COLUMN} maxLines={3} dim>
              {hint}
            </Label>
          )}
        </View>
        <View h={16} />
        <View flow="row" gap={20} group="row">
          {actions.map((action, index) => (
            <Button
              key={action.testId}
              testId={action.testId}
              autoFocus={index === 0}
              onPress={action.onPress}
            >
              {action.label}
            </Button>
          ))}
        </View>
      </View>
      <VersionLine />
    </Screen>
  );
}
