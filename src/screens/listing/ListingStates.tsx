/** What a listing shows instead of its grid: a failed search, or no results. The filter bar above stays. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { GRID_Y } from './layout';

const WORDS_W = 900;

interface MessageProps {
  icon: IconName;
  testId: string;
  title: string;
  hint?: string;
  action: { label: string; testId: string; onPress: () => void };
}

function Message({ icon, testId, title, hint, action }: MessageProps) {
  const { colors } = useTheme();
  return (
    <View x={CONTENT.x} y={GRID_Y + 80} flow="column" gap={20} role="alert" label={title} testId={testId}>
      <Icon name={icon} size={56} color={colors.accentText} />
      <Label type="title" maxWidth={WORDS_W} maxLines={2}>
        {title}
      </Label>
      {hint !== undefined && (
        <Label dim maxWidth={WORDS_W} maxLines={2}>
          {hint}
        </Label>
      )}
      <View h={12} w={1} />
      <Button testId={action.testId} onPress={action.onPress}>
        {action.label}
      </Button>
    </View>
  );
}

/** In place of the grid when a search failed; Retry repeats it. */
export function ListingFailed({ problem, onRetry }: { problem: TextKey; onRetry: () => void }) {
  const text = useText();
  const action = { label: text('app.retry'), testId: 'retry', onPress: onRetry };
  return <Message icon="warning" testId="listing-failed" title={text(problem)} action={action} />;
}

/** In place of the grid when filters found nothing; its button clears them. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const text = useText();
  return (
    <Message
      icon="search"
      testId="no-match"
      title={text('list.noMatch')}
      hint={text('list.noMatchHint')}
      action={{ label: text('list.clear'), testId: 'clear-filters', onPress: onClear }}
    />
  );
}
