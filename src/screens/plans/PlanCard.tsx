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
const BUTTON = { h: 64 } as const;
const BADGE = { h: 44 } as const;
/** Width that the badge takes from the name of the viewer's current plan. */
const BADGE_ROOM = 210;
/** A line of a further price: the amount and, beside it, the discount. */
const PRICE_LINE = { amount: 264, gap: 10 } as const;
/**
 * Price lines that fit above the button, each with a promotion. The purchase screen shows all prices of a plan with
 * more.
 */
const PRICES = 3;
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
        {plan.prices.slice(0, PRICES).map((price, index) => (
          <PriceLine key={price.uuid} price={price} main={index === 0} />
        ))}
        <View h={4} />
        <View flow="column" gap={8}>
          {[...new Set(plan.details)].slice(0, DETAILS).map((detail) => (
            <Label key={detail} type="label" maxWidth={INNER} color={colors.onPlaceholder}>
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
 * A price such as '299.00 INR a month' and its discount. A price without amount or currency is not shown [PLAN-12].
 */
function PriceLine({ price, main }: { price: Price; main: boolean }) {
  const text = useText();
  const { colors } = useTheme();
  const amount = priceText(price);
  if (amount === null) return null;
  const { key, count } = intervalText(price);
  const promotion = price.promotion && promotionText(price.promotion, price.currency);
  return (
    <View flow={main ? 'column' : 'row'} gap={main ? 0 : PRICE_LINE.gap}>
      <Label
        size={main ? 34 : 22}
        lineHeight={main ? 46 : 34}
        weight={main ? 700 : 400}
        maxWidth={main || !promotion ? INNER : PRICE_LINE.amount}
        color={colors.onPlaceholder}
      >
        {`${amount} ${text(`plans.${key}`, { count })}`}
      </Label>
      {promotion && (
        <Label
          size={20}
          lineHeight={34}
          weight={700}
          maxWidth={main ? INNER : INNER - PRICE_LINE.amount - PRICE_LINE.gap}
          color={colors.onPlaceholder}
        >
          {text(`plans.${promotion.key}` satisfies TextKey, promotion.values)}
        </Label>
      )}
    </View>
  );
}
