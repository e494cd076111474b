/** State of the purchase screen: price, terms, and the checkout, which runs while the terms are accepted. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScene } from '../../../renderer';
import { ApiError, queries } from '../../api';
import type { Plan } from '../../contract';
import { checkoutLink, SOURCE_PLATFORM } from '../../domain/checkout';
import type { CheckoutEnd, OpenCheckout } from '../../domain/checkout';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { runWhileVisible } from '../../shell/runWhileVisible';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';
import { createCheckoutPolling } from './checkoutPolling';
import type { CheckoutPolling } from './checkoutPolling';

interface PurchaseState {
  /** The selected price. */
  readonly priceUuid: string;
  readonly choosePrice: (priceUuid: string) => void;
  /** True once the terms are accepted. */
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** The address in the QR code; null until the terms are accepted, and while it loads. */
  readonly link: string | null;
}

/**
 * @param plan has at least one price; the one of the navigation state is selected initially, else the first. A checkout
 * that is still open goes on: its terms were accepted.
 */
export function useCheckout(plan: Plan): PurchaseState {
  const { api, config, platform } = useServices();
  const { clock } = useScene();
  const cache = useQueryClient();
  const { replace } = useNavigation();
  const fail = useFailure();
  const { returnAssetId, returnPageId, origin, priceUuid: asked, openCheckout = null } = useNavigationState();
  const [resumed] = useState(openCheckout);
  const [priceUuid, setPriceUuid] = useState(
    (plan.prices.find(({ uuid }) => uuid === asked) ?? plan.prices[0])?.uuid ?? '',
  );
  const [agreed, setAgreed] = useState(resumed !== null);
  const [link, setLink] = useState<string | null>(null);
  const polling = useRef<CheckoutPolling | null>(null);
  const returns = { returnAssetId, returnPageId };
  const bought = { ...returns, plan, priceUuid };
  /** From /failed_buy_plan the viewer may try again, or return to the plans. */
  const retryState = { ...bought, origin };

  const onEnd = useEffectEvent((outcome: CheckoutEnd): void => {
    if (outcome === 'failed') return replace('/failed_buy_plan', retryState);
    if (outcome === 'expired') return replace('/failed_buy_plan', { ...retryState, checkoutExpired: true });
    // Answers given to a viewer without the plan are dropped; queries in use, the user among them, are refetched.
    void cache.resetQueries();
    replace('/success_buy_plan', bought);
  });
  const onCreateFailure = useEffectEvent((error: unknown): void => {
    // Not sold any more: the list is out of date, and nothing can be tried again.
    const gone = isNotFound(error);
    if (gone) cache.removeQueries({ queryKey: queries.plans(api).queryKey });
    const state = gone ? { ...returns, origin } : retryState;
    fail('checkout', error, undefined, { ...state, planNotAdded: true });
  });
  const onPollFailure = useEffectEvent((error: unknown, checkout: OpenCheckout): void => {
    const state = isNotFound(error) ? retryState : { ...retryState, openCheckout: checkout };
    fail('checkoutStatus', error, undefined, state);
  });

  useEffect(() => {
    const made = createCheckoutPolling({
      create: (price) =>
        api.checkout({ planUuid: plan.uuid, priceUuid: price, sourcePlatform: SOURCE_PLATFORM }),
      status: api.checkoutStatus,
      linkOf: (checkout) => checkoutLink(checkout, config.checkoutUrl),
      resumed,
      clock,
      onLink: setLink,
      onEnd: (outcome) => onEnd(outcome),
      onCreateFailure: (error) => onCreateFailure(error),
      onPollFailure: (error, checkout) => onPollFailure(error, checkout),
    });
    polling.current = made;
    const stopWatching = runWhileVisible(platform, () => made.run());
    if (resumed !== null) made.start(resumed.priceUuid);
    return () => {
      stopWatching();
      made.stop();
    };
  }, [api, clock, config.checkoutUrl, plan.uuid, platform, resumed]);

  return {
    priceUuid,
    choosePrice(price) {
      if (price === priceUuid) return;
      setPriceUuid(price);
      if (agreed) polling.current?.start(price);
    },
    agreed,
    agree(now) {
      setAgreed(now);
      if (now) polling.current?.start(priceUuid);
      else polling.current?.stop();
    },
    link,
  };
}

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
