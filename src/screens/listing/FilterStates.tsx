/** What a list of filter options shows instead of options: loading, failed, or empty. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { useTheme } from '../../ui/ThemeContext';
import { DRAWER } from './layout';

const PLACEHOLDER_WIDTHS = [380, 300, 420, 260, 340] as const;
const PITCH = 76;

/** A list of filters while it loads. `y`: stage pixels. */
export function FiltersWaiting({ y }: { y: number }) {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View
      x={DRAWER.x}
      y={y}
      role="status"
      label={text('app.loading')}
      testId="filters-waiting"
      busy
      focusable
      ring={false}
    >
      {PLACEHOLDER_WIDTHS.map((w, index) => (
        <View key={w} y={18 + index * PITCH} w={w} h={32} radius={radius / 2} color={colors.placeholder} />
      ))}
      <Spinner
        what={text('list.filtersAwaited')}
        x={DRAWER.w / 2}
        y={PLACEHOLDER_WIDTHS.length * PITCH + 60}
      />
    </View>
  );
}

/** A list of filters that failed to load. `y`: stage pixels. */
export function FilterProblem({ y, onRetry }: { y: number; onRetry: () => void }) {
  const text = useText();
  return (
    <View x={DRAWER.x} y={y} flow="column" gap={28} role="alert" testId="filters-failed">
      <Label maxWidth={DRAWER.w} maxLines={2}>
        {text('error.occurred')}
      </Label>
      <Button look="bar" testId="filters-retry" onPress={onRetry}>
        {text('app.retry')}
      </Button>
    </View>
  );
}

/** For a list without options. The tabs and buttons around it stay. */
export function NothingToChoose({ y }: { y: number }) {
  const text = useText();
  return (
    <Label x={DRAWER.x} y={y + 18} maxWidth={DRAWER.w} maxLines={2} dim role="status">
      {text('list.nothing')}
    </Label>
  );
}
