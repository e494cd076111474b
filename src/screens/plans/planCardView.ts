/** What a plan's card says, and how much of its details fits on it. Pure. */
import type { Plan } from '../../contract';
import { leadingCountry } from '../../domain/countries';
import { priceText } from '../../domain/plans';
import type { OfferedPlan } from '../../domain/plans';
import type { CountryNames, GetText } from '../../i18n';
import { TYPE } from '../../theme';
import { intervalLabel, promotionLine, promotionNote } from '../../ui/priceLabels';
import { fittingDetails, linesOf, nameStyle, planDetails, priceStyle } from './cardText';
import type { ShownDetails } from './cardText';
import { BUTTONS } from './layout';

/** What a card says. Texts that a plan has no use for are empty: their nodes are hidden, not left out. */
export interface PlanCardView {
  readonly name: string;
  readonly price: string;
  readonly interval: string;
  readonly promotion: string;
  /** Whether the price is before or after the promotion. */
  readonly promotionNote: string;
  readonly morePrices: string;
  readonly details: ShownDetails;
  /** Why it cannot be bought, or until when the viewer has it. */
  readonly state: string;
  readonly countries: string;
}

/** What naming a plan takes of the viewer. */
export interface PlanViewer {
  /** Code of the viewer's country. */
  readonly country: string;
  readonly countryName: CountryNames;
  /** Day until which a cancelled plan can be watched; null when unknown or not cancelled. */
  readonly activeUntil: string | null;
}

/** Between the parts of the upper half of a card, stage pixels. */
export const PARTS = { top: 34, price: 6, line: 18, details: 18, state: 12 } as const;
const LABEL_H = TYPE.label.lineHeight;
/** The note about a promotion breaks rather than end in an ellipsis. */
export const NOTE_LINES = 2;

/** A plan's name, or a word for one that has none. */
export const planName = ({ name }: Pick<Plan, 'name'>, text: GetText): string =>
  name.trim() === '' ? text('plans.unnamed') : name;

/** The texts of a card. */
export function planCardView(offered: OfferedPlan, viewer: PlanViewer, text: GetText): PlanCardView {
  const { plan } = offered;
  const [leading, ...others] = plan.prices;
  const parts = {
    name: planName(plan, text),
    price: (leading && priceText(leading)) ?? '',
    interval: leading === undefined ? '' : intervalLabel(leading, text),
    promotion: (leading && promotionLine(leading, text)) ?? '',
    promotionNote: (leading && promotionNote(leading, text)) ?? '',
    morePrices: others.length === 0 ? '' : text('plans.morePrices', { count: others.length }),
    state: planState(offered, viewer, text),
    countries: countriesLabel(plan, viewer, text),
  };
  const room = BUTTONS.buy.y - upperHeight(parts);
  return { ...parts, details: fittingDetails(planDetails(plan.details), room) };
}

/** Everything on the card that is neither details nor buttons. */
function upperHeight(parts: Omit<PlanCardView, 'details'>): number {
  const name = nameStyle(parts.name);
  const price = priceStyle(parts.price);
  const labels = [parts.interval, parts.promotion, parts.morePrices].filter((label) => label !== '').length;
  const note = parts.promotionNote === '' ? 0 : linesOf(parts.promotionNote, TYPE.label.size, NOTE_LINES);
  return (
    PARTS.top +
    name.maxLines * name.lineHeight +
    (parts.price === '' ? 0 : PARTS.price + price.maxLines * price.lineHeight) +
    (labels + note) * LABEL_H +
    PARTS.line +
    PARTS.details +
    (parts.state === '' ? 0 : LABEL_H) +
    2 * PARTS.state
  );
}

function planState({ current, obstacle }: OfferedPlan, { activeUntil }: PlanViewer, text: GetText): string {
  if (obstacle !== null) return text(obstacle === 'owned' ? 'plans.owned' : 'plans.unpriced');
  return current && activeUntil !== null ? text('plans.activeUntil', { date: activeUntil }) : '';
}

/** 'Available in India + 7 countries' [PLAN-10]; empty for a plan without countries. */
export function countriesLabel(
  { availableCountries }: Plan,
  { country, countryName }: Pick<PlanViewer, 'country' | 'countryName'>,
  text: GetText,
): string {
  const leading = leadingCountry(availableCountries, country);
  if (leading === null) return '';
  const named = { country: countryName(leading.code) };
  if (leading.others === 0) return text('plans.availableInOne', named);
  return text('plans.availableIn', { ...named, count: leading.others });
}

/** What a voice guide says of the card as a whole. */
export function cardLabel({ name, state }: PlanCardView, current: boolean, text: GetText): string {
  return [name, current ? text('plans.current') : '', state].filter((part) => part !== '').join(', ');
}
