import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { CARD, CARDS_Y, PAGE, SKIP_Y } from './layout';

const CARDS = Array.from({ length: PAGE }, (_, index) => index);

/** Placeholders in the final layout. */
export function PlansSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="plans-skeleton" busy focusable ring={false}>
      {CARDS.map((index) => (
        <View
          key={index}
          x={CONTENT.x + index * (CARD.w + CARD.gap)}
          y={CARDS_Y}
          w={CARD.w}
          h={CARD.h}
          radius={radius * 1.5}
          color={colors.placeholder}
        />
      ))}
      <Spinner what={text('plans.awaited')} y={SKIP_Y} />
    </View>
  );
}
