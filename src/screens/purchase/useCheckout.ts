/** Buying a plan on this screen: price, terms, and the checkout for as long as the terms are agreed to. */
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
  /** The chosen price. */
  readonly priceUuid: string;
  readonly choosePrice: (priceUuid: string) => void;
  /** The terms are agreed to. */
  readonly agreed: boolean;
  readonly agree: (agreed: boolean) => void;
  /** What the QR code says; null without agreement, and while it is awaited. */
  readonly link: string | null;
}

/** @param plan one with prices; the first is chosen to begin with */
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
  /** From a purchase that failed the viewer may try again, or step back to the plans. */
  const retryState = { ...returns, plan, origin };

  const onEnd = useEffectEvent((outcome: 'paid' | 'failed'): void => {
    if (outcome === 'failed') return replace('/failed_buy_plan', retryState);
    // What was answered to somebody without the plan is dropped, and what is in use is asked for anew: the user too.
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
