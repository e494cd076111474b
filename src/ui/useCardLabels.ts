/** The texts on an asset's card, in the viewer's language. */
import type { Asset } from '../contract';
import { cardBadge, cardFacts } from '../domain/card';
import type { CardBadge, FactRoom } from '../domain/card';
import type { DateLocale } from '../domain/dateFormat';
import { airingText, comingText, labelsChangeAt } from '../domain/schedule';
import { useText, useTexts } from '../i18n';
import type { GetText } from '../i18n';
import { useAgeAbove, useAgeRestriction } from './AgeLimitContext';
import { useNow } from './NowContext';

interface CardLabels {
  /** The line below the card while it has focus; '' for none. */
  readonly facts: string;
  /** '' for none. */
  readonly badge: string;
  /** '16+, not for this profile'; '' when the viewer may see the asset. */
  readonly restriction: string;
  /** True when the badge says that the asset is on air. */
  readonly live: boolean;
}

/** Labels of a card; renders the card again when they change with time. @param w the card's width, stage pixels */
export function useCardLabels(asset: Asset, w: number): CardLabels {
  const text = useText();
  const locale = useTexts().dates();
  const now = useNow((after) => labelsChangeAt(asset, after, locale));
  const age = useAgeAbove(asset);
  const restriction = useAgeRestriction(asset);
  const badge = age === null ? cardBadge(asset, now) : null;
  const facts = cardFacts(
    asset,
    {
      hour: text('facts.hour'),
      minute: text('facts.minute'),
      season: (season, count) => text('facts.seasonEpisodes', { season, count }),
      airing: (airing) => airingText(airing, locale),
    },
    roomIn(w),
  );
  return {
    facts: restriction || facts,
    badge: age !== null ? `${age}+` : badge === null ? '' : badgeText(badge, now, text, locale),
    restriction,
    live: badge?.kind === 'live',
  };
}

/** How many facts fit, by width: portraits, large portraits and grid posters, landscape posters. */
const roomIn = (w: number): FactRoom => (w < 200 ? 2 : w < 320 ? 3 : 4);

const NAMES = { live: 'asset.live', locked: 'asset.locked', newEpisode: 'asset.newEpisode' } as const;

function badgeText(badge: CardBadge, now: number, text: GetText, locale: DateLocale): string {
  if (badge.kind !== 'coming') return text(NAMES[badge.kind]);
  const dayLabels = {
    today: (time: string) => text('facts.today', { time }),
    tomorrow: (time: string) => text('facts.tomorrow', { time }),
  };
  return comingText(badge.at, now, dayLabels, locale);
}
