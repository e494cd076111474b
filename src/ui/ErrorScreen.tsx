import { View } from '../../renderer';
import { VERSION } from '../config';
import { useText } from '../i18n';
import { Button } from './Button';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Label } from './Label';
import { CONTENT, SAFE, STAGE } from './stage';
import { useTheme } from './ThemeContext';

interface ErrorScreenProps {
  title: string;
  /** What happened and what to do. */
  reason?: string | undefined;
  /** Shown for support. Default: no line. */
  code?: string | null;
  icon?: IconName;
  actions: readonly { label: string; onPress: () => void; testId?: string }[];
  onBack?: () => void;
}

/** Fits all but the longest title of the translations: a single word on a second line would look like an error. */
const COLUMN = 1300;
/** Titles longer than this are sentences, and are set smaller. */
const LONG = 40;

/** The common design of all failures: what happened, the code for support, and focus on the action to take. */
export function ErrorScreen({ title, reason, code, icon = 'warning', actions, onBack }: ErrorScreenProps) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      color={colors.background}
      screen="content"
      role="alert"
      label={title}
      group="column"
      trap
      onKey={({ key }) => {
        if (key !== 'back' || onBack === undefined) return false;
        onBack();
        return true;
      }}
    >
      <View x={CONTENT.x} y={300} flow="column" gap={24}>
        <Icon name={icon} size={72} color={colors.accentText} />
        <Label type={title.length > LONG ? 'title' : 'display'} role="heading" maxWidth={COLUMN} maxLines={3}>
          {title}
        </Label>
        {reason && reason !== title && (
          <Label maxWidth={COLUMN} maxLines={3} dim>
            {reason}
          </Label>
        )}
        {code && (
          <Label type="label" dim>
            {text('app.errorCode', { code })}
          </Label>
        )}
        <View h={24} />
        <View flow="row" gap={20} group="row">
          {actions.map((action, index) => (
            <Button
              key={action.label}
              onPress={action.onPress}
              testId={action.testId}
              autoFocus={index === 0}
            >
              {action.label}
            </Button>
          ))}
        </View>
      </View>
      <Label type="label" dim x={CONTENT.x} y={STAGE.h - SAFE.y - 38}>
        {text('app.version', { version: VERSION })}
      </Label>
    </View>
  );
}
