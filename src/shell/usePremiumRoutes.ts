/** Whether the premium variant of the routes applies to the viewer [ROUTE-26]. */
import { useQuery } from '@tanstack/react-query';
import { queries } from '../api';
import { useIdentity, useSettings } from '../session';
import { useServices } from './services';

/**
 * Null while it is not known: only a deployment with the variant asks for the user settings here. Where they are refused
 * it does not apply; `AccountData` reports that.
 */
export function usePremiumRoutes(): boolean | null {
  const { api } = useServices();
  const enabled = useSettings((state) => state.settings?.premiumRoutesEnabled) ?? false;
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const asked = enabled && signedIn;
  const { data, isPending } = useQuery({
    ...queries.userSettings(api),
    enabled: asked,
    // Known before the first screen; a refusal then is not asked about again.
    retryOnMount: false,
  });
  if (!asked) return false;
  return isPending ? null : (data?.isPremium ?? false);
}
