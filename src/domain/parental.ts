/**
 * Parental limits [EPIS-08..10]: which titles and parts of a show are for a profile. They apply to a profile whose
 * `maturityRating`, in years of age, is above 0; guests have no profile and no limit. They decide what is listed and
 * what buttons play. What a deep link opens regardless is for the service to refuse, with the age-restriction screen.
 */
import type { Asset, Profile } from '../contract';

/** Highest age rating that the viewer may see, in years; null without a limit: no profile, no rating, or 0. */
export function parentalLimit(profile: Pick<Profile, 'maturityRating'> | null): number | null {
  const limit = profile?.maturityRating ?? 0;
  return limit > 0 ? limit : null;
}

/** The minimum age of an asset: the strictest of its ratings; null without a rating. */
export function minAgeOf(asset: Pick<Asset, 'censorships'>): number | null {
  const ages = asset.censorships.map(({ minAge }) => minAge);
  return ages.length > 0 ? Math.max(...ages) : null;
}

/** The minimum age of an asset when it is above the limit; null when it is within, has no rating, or there is no limit. */
export function ageAbove(asset: Pick<Asset, 'censorships'>, limit: number | null): number | null {
  const age = minAgeOf(asset);
  return limit !== null && age !== null && age > limit ? age : null;
}

/** The assets within the limit; the same array when all are. */
export function assetsWithin(assets: readonly Asset[], limit: number | null): readonly Asset[] {
  const kept = assets.filter((asset) => ageAbove(asset, limit) === null);
  return kept.length === assets.length ? assets : kept;
}

/**
 * The show with only the episodes within the limit; seasons without any are removed. An episode without a rating has
 * its season's, a season its show's. The same object when nothing is hidden.
 */
export function withinLimit(show: Asset, limit: number | null): Asset {
  return limit === null ? show : limited(show, limit, minAgeOf(show));
}

function limited(parent: Asset, limit: number, inherited: number | null): Asset {
  const children = parent.children.flatMap((child): Asset[] => {
    const age = minAgeOf(child) ?? inherited;
    if (child.type === 'episode') return age !== null && age > limit ? [] : [child];
    if (child.type !== 'season') return [child];
    const season = limited(child, limit, age);
    return season.children.length === 0 && child.children.length > 0 ? [] : [season];
  });
  const same =
    children.length === parent.children.length &&
    children.every((child, at) => child === parent.children[at]);
  return same ? parent : { ...parent, children };
}
