/**
 * Parental limiting [EPIS-08..10]: what of a show a profile may see. It applies to viewers with a profile whose `maturityRating`, in
 * years of age, is above 0; guests have no profile and no limit. It decides what is listed and what buttons play. What a
 * deep link asks for all the same is the service's to refuse, with the age-restriction screen.
 */
import type { Asset, Profile } from '../contract';

/** Years of age up to which a viewer may see episodes; null when everything is shown: no profile, no limit, or 0. */
export function parentalLimit(profile: Pick<Profile, 'maturityRating'> | null): number | null {
  const limit = profile?.maturityRating ?? 0;
  return limit > 0 ? limit : null;
}

/** The age a title is meant for: the strictest of its ratings; null when it has none. */
export function minAgeOf(asset: Pick<Asset, 'censorships'>): number | null {
  const ages = asset.censorships.map(({ minAge }) => minAge);
  return ages.length > 0 ? Math.max(...ages) : null;
}

/**
 * The show with the episodes within the limit; seasons left without any are gone. An episode without a rating of its own
 * has its season's. The same object when nothing is hidden.
 */
export function withinLimit(show: Asset, limit: number | null): Asset {
  return limit === null ? show : limited(show, limit, null);
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
