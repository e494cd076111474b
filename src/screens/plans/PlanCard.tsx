import { View } from '../../../renderer';
import type { OfferedPlan } from '../../domain/plans';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { CardButton } from './CardButton';
import { DetailLine } from './DetailLine';
import { DETAIL, DETAIL_SLOTS, nameStyle, priceStyle } from './cardText';
import { BUTTONS, CARD, INNER } from './layout';
import { cardLabel, NOTE_LINES, PARTS, planCardView } from './planCardView';
import type { PlanViewer } from './planCardView';

interface PlanCardProps {
  /** It is entered at the button that had focus last. Else a move from card to card keeps its height. */
  remember: boolean;
  offered: OfferedPlan;
  viewer: PlanViewer;
  onBuy: (offered: OfferedPlan) => void;
  onDetails: (offered: OfferedPlan) => void;
  onCountries: (offered: OfferedPlan) => void;
}

const SLOTS = Array.from({ length: DETAIL_SLOTS }, (_, slot) => slot);
const BADGE_H = 40;

/**
 * A plan as a column: name, leading price with its promotion, as many details as fit, buttons. What does not fit is counted
 * and stands in the details. Every card has the same nodes, so that the list recycles them; it is entered at the first button
 * that can be pressed, and left and right keep their height, because a free group without memory goes by geometry.
 */
export function PlanCard({ remember, offered, viewer, onBuy, onDetails, onCountries }: PlanCardProps) {
  const { plan, current, obstacle } = offered;
  const text = useText();
  const { colors, radius } = useTheme();
  const view = planCardView(offered, viewer, text);
  const { shown, more } = view.details;
  const ink = colors.onPlaceholder;
  const quiet = { type: 'label', color: ink, alpha: 0.75, maxWidth: INNER } as const;
  return (
    <View
      w={CARD.w}
      h={CARD.h}
      radius={radius * 1.5}
      color={colors.placeholder}
      border={{ width: 2, color: current ? colors.accent : colors.placeholder }}
      role="listitem"
      label={cardLabel(view, current, text)}
      testId={`plan-${plan.uuid}`}
      selected={current}
      group="free"
      remember={remember}
    >
      <CurrentBadge visible={current} />
      <View x={CARD.pad} y={PARTS.top} w={INNER} flow="column">
        <Label {...nameStyle(view.name)} weight={700} maxWidth={INNER} color={ink}>
          {view.name}
        </Label>
        <View h={PARTS.price} visible={view.price !== ''} />
        <Label
          {...priceStyle(view.price)}
          weight={700}
          maxWidth={INNER}
          color={ink}
          visible={view.price !== ''}
        >
          {view.price}
        </Label>
        <Label {...quiet} visible={view.interval !== ''}>
          {view.interval}
        </Label>
        <Label {...quiet} alpha={1} weight={700} visible={view.promotion !== ''}>
          {view.promotion}
        </Label>
        <Label {...quiet} maxLines={NOTE_LINES} visible={view.promotionNote !== ''}>
          {view.promotionNote}
        </Label>
        <Label {...quiet} visible={view.morePrices !== ''}>
          {view.morePrices}
        </Label>
        <View h={PARTS.line} />
        <View w={INNER} h={2} color={colors.track} />
        <View h={PARTS.details - 2} />
        <View flow="column" gap={DETAIL.gap}>
          {SLOTS.map((slot) => (
            <DetailLine
              key={slot}
              w={INNER}
              size={DETAIL.size}
              lineHeight={DETAIL.lineHeight}
              maxLines={shown[slot]?.maxLines ?? 1}
              color={ink}
              visible={slot < shown.length}
            >
              {shown[slot]?.text ?? ''}
            </DetailLine>
          ))}
          <Label {...quiet} visible={more > 0}>
            {more > 0 ? text('plans.moreDetails', { count: more }) : ''}
          </Label>
        </View>
      </View>
      <Label
        type="label"
        x={CARD.pad}
        y={BUTTONS.buy.y - PARTS.state - 28}
        w={INNER}
        textAlign="center"
        weight={700}
        color={ink}
        visible={view.state !== ''}
      >
        {view.state}
      </Label>
      <View x={CARD.pad}>
        <CardButton
          {...BUTTONS.buy}
          main
          testId={`buy-${plan.uuid}`}
          focusKey="buy"
          disabled={obstacle !== null}
          onPress={() => onBuy(offered)}
        >
          {text('plans.buy')}
        </CardButton>
        <CardButton
          {...BUTTONS.details}
          testId={`details-${plan.uuid}`}
          focusKey="details"
          onPress={() => onDetails(offered)}
        >
          {text('plans.details')}
        </CardButton>
        <CardButton
          {...BUTTONS.countries}
          testId={`countries-${plan.uuid}`}
          focusKey="countries"
          visible={view.countries !== ''}
          onPress={() => onCountries(offered)}
        >
          {view.countries}
        </CardButton>
      </View>
    </View>
  );
}

/** The badge of the viewer's own plan, on the upper edge of its card: the name keeps its whole line. */
function CurrentBadge({ visible }: { visible: boolean }) {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View
      x={CARD.pad}
      y={-BADGE_H / 2}
      h={BADGE_H}
      visible={visible}
      flow="row"
      align="center"
      padding={[0, 16]}
      radius={BADGE_H / 4}
      color={colors.accent}
    >
      <Label type="label" weight={700} color={colors.onAccent}>
        {text('plans.current')}
      </Label>
    </View>
  );
}
