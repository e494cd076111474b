/** The age limit of the viewer's profile, for cards; the frame of a screen provides it. */
import { createContext, useContext } from 'react';
import type { Asset } from '../contract';
import { ageAbove } from '../domain/parental';
import { useText } from '../i18n';

/** Years of age; null without a limit. */
const AgeLimitContext = createContext<number | null>(null);

/** Provides the highest age rating that the viewer may see. */
export const AgeLimitProvider = AgeLimitContext.Provider;

/** The age for which the asset is, when that is above the viewer's limit; else null. */
export function useAgeAbove(asset: Asset | undefined): number | null {
  const limit = useContext(AgeLimitContext);
  return asset === undefined ? null : ageAbove(asset, limit);
}

/** '16+, not for this profile'; '' for an asset within the limit. */
export function useAgeRestriction(asset: Asset | undefined): string {
  const text = useText();
  const age = useAgeAbove(asset);
  return age === null ? '' : text('asset.notForProfile', { age });
}
