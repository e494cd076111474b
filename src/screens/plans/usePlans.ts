import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { decideFailure, queries } from '../../api';
import type { Subscription } from '../../contract';
import { offeredPlans } from '../../domain/plans';
import type { OfferedPlan } from '../../domain/plans';
import type { TextKey } from '../../i18n';
import { useIdentity, useSettings } from '../../session';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import type { Partner } from '../../shell/usePartner';

interface PlansData {
  /** null while loading. */
  readonly plans: readonly OfferedPlan[] | null;
  /** The viewer's; null without one, and while it is not known. */
  readonly subscription: Subscription | null;
  /** Why the plans could not be loaded; null when there is no problem. */
  readonly problem: TextKey | null;
  readonly retry: () => void;
}

const NO_GATEWAYS: readonly string[] = [];

/**
 * The plans on offer, the viewer's own first; without any the viewer goes to /no_plans. Nothing is shown before it is known
 * whether a partner delivers the viewer's plan.
 */
export function usePlans(partner: Partner): PlansData {
  const { api } = useServices();
  const { replace } = useNavigation();
  const state = useNavigationState();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const hiddenGateways = useSettings((state) => state.settings?.hiddenGateways) ?? NO_GATEWAYS;
  const plans = useQuery(queries.plans(api));
  const subscription = useQuery({
    ...queries.subscription(api),
    enabled: signedIn,
    // Plans are bought and cancelled on a phone, so they are fetched at each visit.
    refetchOnMount: 'always',
  });
  const { data, error, isFetching, refetch } = plans;

  useFailureOf('plans', isFetching ? null : error);
  useFailureOf('subscription', subscription.error);

  // While the viewer's own plan is unknown nothing is shown: moving it to the front later would shift the cards. When
  // it cannot be loaded the service's order stays.
  const known = partner.known && (!signedIn || !subscription.isPending);
  const offered = useMemo(
    () => (data && known ? offeredPlans(data, hiddenGateways, subscription.data ?? null) : null),
    [data, known, hiddenGateways, subscription.data],
  );
  const empty = offered?.length === 0;
  const none = empty && !isFetching && !partner.manages;
  useEffect(() => {
    // With the state: it leads back to the title that the viewer wanted the plan for.
    if (none) replace('/no_plans', state);
  }, [none, replace, state]);

  return {
    plans: empty ? null : offered,
    subscription: subscription.data ?? null,
    problem: data === undefined && error !== null && !isFetching ? decideFailure('plans', error).text : null,
    retry: () => void refetch(),
  };
}
