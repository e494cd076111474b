/** A question over the screen that a failure led to: what failed was left, so its retry is offered there. */
import { createContext, useCallback, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '../i18n';
import type { TextKey } from '../i18n';
import { Modal } from '../ui/Modal';
import { useNavigation } from './navigation';
import type { NavigationState } from './navigation';

interface Offer {
  readonly text: TextKey;
  /** Route that failed, with its state, to be opened again. */
  readonly path: string;
  readonly state: NavigationState;
}

type OfferRetry = (offer: Offer) => void;

const RetryOfferContext = createContext<OfferRetry>(() => {});

/** Offers to open a route again; a later offer replaces it. The same function for the life of the app. */
export function useRetryOffer(): OfferRetry {
  return useContext(RetryOfferContext);
}

/** Wraps the guard and the screens: an offer outlives the screen that failed, and the redirect to the home page. */
export function RetryOffers({ children }: { children: ReactNode }) {
  const text = useText();
  const { open } = useNavigation();
  const [offer, setOffer] = useState<Offer | null>(null);
  const close = useCallback(() => setOffer(null), []);
  return (
    <RetryOfferContext value={setOffer}>
      {children}
      {offer !== null && (
        <Modal
          testId="retry-offer"
          question={text(offer.text)}
          choices={[
            {
              label: text('app.retry'),
              testId: 'retry-offer-retry',
              preferred: true,
              onPress: () => {
                close();
                open(offer.path, offer.state);
              },
            },
            { label: text('app.close'), testId: 'retry-offer-close', onPress: close },
          ]}
        />
      )}
    </RetryOfferContext>
  );
}
