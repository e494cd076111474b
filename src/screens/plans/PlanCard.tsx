import { Text, View } from '../../../renderer';
import type { Plan, Price } from '../../contract';
import { intervalText, priceText, promotionText } from '../../domain/plans';
import type { OfferedPlan } from '../../domain/plans';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';

interface PlanCardProps {
  offered: OfferedPlan;
  onChoose: (plan: Plan) => void;
}

/** Size of a card and the gap to the next, stage pixels. */
export const PLAN_CARD = { w: 522, h: 690, gap: 25 } as const;
const PAD = 36;
const INNER = PLAN_CARD.w - 2 * PAD;
const BUTTON = { h: 72 } as const;
const BADGE = { h: 44 } as const;
/** Width that the badge takes from the name of the viewer's current plan. */
const BADGE_ROOM = 210;
const DETAILS = 5;
const FADE = { color: { duration: 120 } } as const;

/** A plan: name, description, prices with their intervals, and its button. The whole card is one focusable. */
export function PlanCard({ offered: { plan, current }, onChoose }: PlanCardProps) {
  const text = useText();
  const { colors, radius } = useTheme();
  const buyable = !current && plan.prices.length > 0;
  return (
    <View
      w={PLAN_CARD.w}
      h={PLAN_CARD.h}
      radius={radius * 1.5}
      color={colors.placeholder}
      role="listitem"
      label={current ? `${plan.name} ${text('plans.current')}` : plan.name}
      testId={`plan-${plan.uuid}`}
      selected={current}
      focusable
      onPress={() => {
        if (buyable) onChoose(plan);
      }}
    >
      {current && <CurrentBadge />}
      <View x={PAD} y={PAD} w={INNER} flow="column" gap={12}>
        <Label
          type="title"
          maxWidth={current ? INNER - BADGE_ROOM : INNER}
          color={colors.onPlaceholder}
          weight={700}
          marquee
        >
          {plan.name}
        </Label>
        <Label type="label" maxWidth={INNER} maxLines={2} color={colors.onPlaceholder} alpha={0.8}>
          {plan.description}
        </Label>
        <View h={4} />
        <Prices prices={plan.prices} />
        <View h={4} />
        <View flow="column" gap={8}>
          {[...new Set(plan.details)].slice(0, DETAILS).map((detail) => (
            <Label key={detail} maxWidth={INNER} color={colors.onPlaceholder}>
              {`•  ${detail}`}
            </Label>
          ))}
        </View>
      </View>
      <View
        x={PAD}
        y={PLAN_CARD.h - PAD - BUTTON.h}
        w={INNER}
        h={BUTTON.h}
        radius={Math.min(radius, BUTTON.h / 2)}
        color={colors.button}
        {...(buyable && { parentFocusedStyle: { color: colors.accent } })}
        transition={FADE}
        alpha={buyable ? 1 : 0.5}
        role="button"
        testId={`buy-${plan.uuid}`}
        disabled={!buyable}
      >
        <Text
          y={(BUTTON.h - 40) / 2}
          w={INNER}
          textAlign="center"
          size={28}
          lineHeight={40}
          weight={700}
          color={colors.onButton}
          {...(buyable && { parentFocusedStyle: { color: colors.onAccent } })}
          transition={FADE}
        >
          {text('plans.buy')}
        </Text>
      </View>
    </View>
  );
}

/** The badge beside the name of the current plan. */
function CurrentBadge() {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View w={PLAN_CARD.w - PAD} h={BADGE.h} y={PAD + 6} flow="row" justify="end">
      <View
        h={BADGE.h}
        flow="row"
        align="center"
        padding={[0, 16]}
        radius={BADGE.h / 4}
        color={colors.accent}
      >
        <Text size={22} lineHeight={30} weight={700} color={colors.onAccent}>
          {text('plans.current')}
        </Text>
      </View>
    </View>
  );
}

/**
 * The first price with an amount, such as '299.00 INR a month', and its promotion; below, smaller, the other ones, which
 * the purchase screen offers. A price without amount or currency is not shown [PLAN-12].
 */
function Prices({ prices }: { prices: readonly Price[] }) {
  const text = useText();
  const { colors } = useTheme();
  const said = prices.flatMap((price) => {
    const amount = priceText(price);
    const { key, count } = intervalText(price);
    return amount === null ? [] : [{ price, words: `${amount} ${text(`plans.${key}`, { count })}` }];
  });
  const [leading, ...others] = said;
  if (leading === undefined) return null;
  const { promotion, currency } = leading.price;
  const offer = promotion && promotionText(promotion, currency);
  return (
    <View flow="column">
      <Label size={34} lineHeight={46} weight={700} maxWidth={INNER} color={colors.onPlaceholder}>
        {leading.words}
      </Label>
      {offer && (
        <Label type="label" weight={700} maxWidth={INNER} color={colors.onPlaceholder}>
          {text(`plans.${offer.key}` satisfies TextKey, offer.values)}
        </Label>
      )}
      {others.length > 0 && (
        <Label type="label" maxWidth={INNER} maxLines={2} color={colors.onPlaceholder} alpha={0.8}>
          {others.map(({ words }) => words).join('  ·  ')}
        </Label>
      )}
    </View>
  );
}
