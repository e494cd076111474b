import { View } from '../../../renderer';
import type { Plan, Price } from '../../contract';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { priceLine, promotionLine, promotionNote } from '../../ui/priceLabels';
import { useTheme } from '../../ui/ThemeContext';
import { planDetails } from './cardText';
import { DETAILS_FADE_H, DETAILS_TRACK, DETAILS_VIEW } from './detailsLayout';
import { DetailLine } from './DetailLine';
import type { DetailsScroll } from './useDetailsScroll';

interface PlanTextProps {
  plan: Plan;
  /** Names of its interests. */
  interests: readonly string[];
  /** Why it cannot be bought, or until when the viewer has it; empty for neither. */
  state: string;
  scroll: DetailsScroll;
  /** A key that scrolls nothing was pressed while a pointer held the text. */
  onKeyUsed: () => void;
}

/** No line limit: the view clips the text. */
const ALL_LINES = Number.MAX_SAFE_INTEGER;
const { w: W } = DETAILS_VIEW;

/** The text of the details in its view. A pointer drags it, so that it can have focus; keys leave it for the buttons. */
export function PlanText({ plan, interests, state, scroll, onKeyUsed }: PlanTextProps) {
  const { colors } = useTheme();
  const { content, end, thumb, thumbH, onWheel, onDrag } = scroll;
  return (
    <>
      <View
        {...DETAILS_VIEW}
        clip
        focusable
        role="group"
        label={plan.name}
        testId="plan-details-text"
        onWheel={onWheel}
        onDrag={onDrag}
        onKey={({ key }) => {
          if (key !== 'left' && key !== 'right' && key !== 'enter') return false;
          onKeyUsed();
          return true;
        }}
      >
        <View ref={content} flow="column" gap={12}>
          <Paragraphs plan={plan} interests={interests} state={state} />
          {/* The names of interests may come later than the rest. */}
          <View key={interests.length} ref={end} w={1} h={DETAILS_FADE_H} />
        </View>
      </View>
      <View
        x={DETAILS_VIEW.x}
        y={DETAILS_VIEW.y + DETAILS_VIEW.h - DETAILS_FADE_H}
        w={W}
        h={DETAILS_FADE_H}
        gradient={{
          angle: Math.PI / 2,
          colors: [withAlpha(colors.base, 0), colors.base],
          stops: [0, 1],
        }}
      />
      {thumbH !== null && (
        <View {...DETAILS_TRACK} radius={DETAILS_TRACK.w / 2} color={colors.track}>
          <View
            ref={thumb}
            w={DETAILS_TRACK.w}
            h={thumbH}
            radius={DETAILS_TRACK.w / 2}
            color={colors.accent}
          />
        </View>
      )}
    </>
  );
}

function Paragraphs({ plan, interests, state }: Pick<PlanTextProps, 'plan' | 'interests' | 'state'>) {
  const text = useText();
  const { colors } = useTheme();
  const details = planDetails(plan.details);
  const body = { maxWidth: W, maxLines: ALL_LINES, color: colors.textOnBase } as const;
  return (
    <>
      {state !== '' && (
        <Label {...body} weight={700} testId="plan-details-state">
          {state}
        </Label>
      )}
      {plan.description !== '' && (
        <Label {...body} size={28} lineHeight={42} testId="plan-details-description">
          {plan.description}
        </Label>
      )}
      {details.length > 0 && <Heading>{text('plans.includes')}</Heading>}
      {details.map((detail) => (
        <DetailLine
          key={detail}
          w={W}
          size={26}
          lineHeight={36}
          maxLines={ALL_LINES}
          color={colors.textOnBase}
        >
          {detail}
        </DetailLine>
      ))}
      {interests.length > 0 && (
        <>
          <Heading>{text('plans.interests')}</Heading>
          <Label {...body}>{interests.join('  ·  ')}</Label>
        </>
      )}
      {plan.prices.length > 0 && <Heading>{text('plans.prices')}</Heading>}
      {plan.prices.map((price) => (
        <PriceLines key={price.uuid} price={price} />
      ))}
    </>
  );
}

function Heading({ children }: { children: string }) {
  const { colors } = useTheme();
  return (
    <>
      <View w={1} h={8} />
      <Label type="label" role="heading" color={colors.dimTextOnBase}>
        {children}
      </Label>
    </>
  );
}

/** A price, and on the same line its promotion with what it means for the price. */
function PriceLines({ price }: { price: Price }) {
  const text = useText();
  const { colors } = useTheme();
  const promotion = promotionLine(price, text);
  return (
    <View w={W} flow="row" gap={24} align="center">
      <Label weight={700} color={colors.textOnBase}>
        {priceLine(price, text)}
      </Label>
      {promotion !== null && (
        <Label type="label" weight={700} color={colors.textOnBase}>
          {promotion}
        </Label>
      )}
      {promotion !== null && (
        <Label type="label" color={colors.dimTextOnBase}>
          {promotionNote(price, text) ?? ''}
        </Label>
      )}
    </View>
  );
}
