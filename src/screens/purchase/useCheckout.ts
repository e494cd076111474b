/** State of the purchase screen: price, terms, and the checkout, which runs while the terms are accepted. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScene } from '../../../renderer';
import type { Plan } from '../../contract';
import { checkoutLink, SOURCE_PLATFORM } from '../../domain/checkout';
import { useNavigation, useNavigationState } from '../../shell/navigation';
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

/** @param plan has at least one price; the first is selected initially */
export function useCheckout(plan: Plan): PurchaseState {
  const { api, config } = useServices();
  const { clock } = useScene();
  const cache = useQueryClient();
  const { replace } = useNavigation();
  const fail = useFailure();
  const { returnAssetId, returnPageId, origin } = useNavigationState();
  const [priceUuid, setPriceUuid] = useState(plan.prices[0]?.uuid ?? '');
  const [agreed, setAgreed] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const polling = useRef<CheckoutPolling | null>(null);
  const returns = { returnAssetId, returnPageId };
  /** From /failed_buy_plan the viewer may try again, or return to the plans. */
  const retryState = { ...returns, plan, origin };

  const onEnd = useEffectEvent((outcome: 'paid' | 'failed'): void => {
    if (outcome === 'failed') return replace('/failed_buy_plan', retryState);
    // Answers given to a viewer without the plan are dropped; queries in use, the user among them, are refetched.
    void cache.resetQueries();
    replace('/success_buy_plan', returns);
  });
  const onFailure = useEffectEvent((situation: 'checkout' | 'checkoutStatus', error: unknown): void => {
    fail(
      situation,
      error,
      undefined,
      situation === 'checkout' ? { ...retryState, planNotAdded: true } : retryState,
    );
  });

  useEffect(() => {
    const made = createCheckoutPolling({
      create: (price) =>
        api.checkout({ planUuid: plan.uuid, priceUuid: price, sourcePlatform: SOURCE_PLATFORM }),
      status: api.checkoutStatus,
      linkOf: (checkout) => checkoutLink(checkout, config.checkoutUrl),
      clock,
      onLink: setLink,
      onEnd: (outcome) => onEnd(outcome),
      onFailure: (situation, error) => onFailure(situation, error),
    });
    polling.current = made;
    return () => made.stop();
  }, [api, clock, config.checkoutUrl, plan.uuid]);

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
