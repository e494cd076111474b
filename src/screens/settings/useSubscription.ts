/**
 * The data of the account view: the subscription and the card, each loading, ready or failed on its own, and the
 * partner who manages them instead [SUB-07]. Fetched when the view is first shown, once per visit: both also change
 * elsewhere.
 */
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { queries } from '../../api';
import type { Card, Subscription } from '../../contract';
import { useIdentity } from '../../session';
import { useServices } from '../../shell/services';
import { useFailureOf } from '../../shell/useFailureOf';
import { usePartner } from '../../shell/usePartner';
import type { Partner } from '../../shell/usePartner';

/** A part of the view that loads on its own. */
export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly value: Value };

/** The parts of the account view, each with its own loading state. */
export interface SubscriptionParts {
  readonly subscription: Part<Subscription | null>;
  /** Stays 'loading' when a partner pays. */
  readonly card: Part<Card | null>;
  readonly partner: Partner;
  /** Fetches again what failed. */
  readonly retry: () => void;
  /** What failed is being fetched again. */
  readonly retrying: boolean;
}

/** @param asked the account view is, or was, shown during this visit */
export function useSubscription(asked: boolean): SubscriptionParts {
  const { api } = useServices();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const partner = usePartner(asked);
  const subscription = useQuery({ ...queries.subscription(api), enabled: signedIn && asked, staleTime: 0 });
  const card = useQuery({
    ...queries.card(api),
    enabled: signedIn && asked && partner.known && !partner.manages,
    staleTime: 0,
  });
  useFailureOf('subscription', subscription.error);
  useFailureOf('card', card.error);
  return {
    subscription: partOf(subscription),
    card: partOf(card),
    partner,
    retrying: isAskedAgain(subscription) || isAskedAgain(card),
    retry() {
      if (subscription.isError) void subscription.refetch();
      if (card.isError) void card.refetch();
    },
  };
}

/** Without an answer until now, after a failure. */
const isAskedAgain = ({ data, errorUpdateCount, isFetching }: UseQueryResult): boolean =>
  data === undefined && errorUpdateCount > 0 && isFetching;

/** Known data stays during a refetch, and when the refetch fails. */
function partOf<Value>({ data, isError, isFetching }: UseQueryResult<Value>): Part<Value> {
  if (data !== undefined) return { status: 'ready', value: data };
  return { status: isError && !isFetching ? 'failed' : 'loading' };
}
