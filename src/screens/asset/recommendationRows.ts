/** The rows of an asset screen, from the service's sets of recommendations. */
import type { Asset, RecommendationSet, RecommendationType } from '../../contract';
import { assetsWithin } from '../../domain/parental';
import type { TextKey } from '../../i18n';

/** A titled row of recommended assets. */
export interface RecommendationRow {
  /** Key of the row's list, under which its focus and scroll are remembered. */
  readonly key: string;
  readonly testId: string;
  readonly title: TextKey;
  readonly assets: readonly Asset[];
}

const MAIN: RecommendationType = 'more_like_this';

const TITLES: Readonly<Record<RecommendationType, TextKey>> = {
  more_like_this: 'asset.moreLikeThis',
  because_you_watched: 'asset.becauseYouWatched',
  top_picks: 'asset.topPicks',
  most_popular: 'asset.mostPopular',
};

/**
 * 'More like this' first, the others in the service's order. A set without assets gives no row.
 * @param limit titles above this age are left out; null leaves none out
 */
export function recommendationRows(
  sets: readonly RecommendationSet[],
  limit: number | null,
): RecommendationRow[] {
  const filled = sets
    .map(({ type, assets }) => ({ type, assets: assetsWithin(assets, limit) }))
    .filter(({ assets }) => assets.length > 0);
  const ordered = [
    ...filled.filter(({ type }) => type === MAIN),
    ...filled.filter(({ type }) => type !== MAIN),
  ];
  return ordered.map(({ type, assets }, at) => {
    const before = ordered.slice(0, at).filter((other) => other.type === type).length;
    const name = type === MAIN ? 'recommendations' : type;
    const key = before === 0 ? name : `${name}-${before + 1}`;
    return { key, testId: `row-${key}`, title: TITLES[type], assets };
  });
}
