/**
 * /buy_plan: the plan the viewer selected, its price, the terms, and the QR code of a checkout that is paid on a
 * phone. The screen leaves by itself when the checkout ends.
 */
import { useState } from 'react';
import { Navigate } from 'react-router';
import { View } from '../../../renderer';
import type { Plan } from '../../contract';
import { isForSale } from '../../domain/checkout';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useIdentity } from '../../session';
import { AccountGradient } from '../../shell/AccountBackground';
import { ManagedElsewhere } from '../../shell/ManagedElsewhere';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { usePartner } from '../../shell/usePartner';
import type { Partner } from '../../shell/usePartner';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { priceLine, promotionNote } from '../../ui/priceLabels';
import { Spinner } from '../../ui/Spinner';
import { CONTENT } from '../../ui/stage';
import { useLegalModal } from '../../shell/legal/useLegalModal';
import { OptionLine } from './OptionLine';
import { PriceChoice } from './PriceChoice';
import { QrPanel } from './QrPanel';
import { useCheckout } from './useCheckout';

const TO_PLANS: NavigationState = { redirectToPlans: true };
const TOP = 130;
const COLUMN = 900;
const QR = { x: 1268, y: 218, room: 480 } as const;

/** Opened without a plan it returns to the plans [ROUTE-19]; a guest signs in first and selects a plan afterwards. */
export default function BuyPlan() {
  useScreenTexts(enAccount);
  const { plan } = useNavigationState();
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  if (!isForSale(plan)) return <Navigate to="/plans" replace />;
  if (!signedIn) return <Navigate to="/welcome/code" replace state={TO_PLANS} />;
  return <SignedInPurchase plan={plan} />;
}

function SignedInPurchase({ plan }: { plan: Plan }) {
  const text = useText();
  const { back } = useNavigation();
  const current = usePartner();
  // Kept once it is known: when the plan is paid everything is asked for anew, and this screen must stay until it is left.
  const [known, setKnown] = useState<Partner | null>(null);
  if (known === null && current.known) setKnown(current);
  const partner = known ?? current;
  const leave = (): void => back('/plans');
  if (!partner.known) {
    return (
      <Screen name={plan.name} testId="buy-plan-waiting" onBack={leave}>
        <AccountGradient />
        <View role="status" label={text('app.loading')} busy focusable ring={false}>
          <Spinner what={text('plans.awaited')} />
        </View>
      </Screen>
    );
  }
  if (partner.manages) return <ManagedElsewhere provider={partner.name} onLeave={leave} />;
  return <Purchase plan={plan} onBack={leave} />;
}

function Purchase({ plan, onBack }: { plan: Plan; onBack: () => void }) {
  const text = useText();
  const { priceUuid, choosePrice, agreed, agree, link } = useCheckout(plan);
  const legal = useLegalModal();
  const chosen = plan.prices.find(({ uuid }) => uuid === priceUuid);
  const note = chosen === undefined ? null : promotionNote(chosen, text);
  return (
    <Screen name={plan.name} testId="buy-plan" onBack={onBack}>
      <AccountGradient />
      <View x={CONTENT.x} y={TOP} flow="column" gap={28} group="column">
        <Label type="display" role="heading" maxWidth={COLUMN}>
          {plan.name}
        </Label>
        {plan.description !== '' && (
          <Label w={COLUMN} maxLines={3} dim>
            {plan.description}
          </Label>
        )}
        <View h={8} />
        <PriceChoice plan={plan} w={COLUMN} chosen={priceUuid} onChoose={choosePrice} />
        {note === null ? (
          <View h={8} />
        ) : (
          <Label type="label" dim w={COLUMN} testId="promotion-note">
            {note}
          </Label>
        )}
        <OptionLine
          w={COLUMN}
          kind="yesNo"
          checked={agreed}
          testId="agree"
          autoFocus
          onPress={() => agree(!agreed)}
        >
          {text('plans.agree')}
        </OptionLine>
        <View flow="row" gap={24} align="center" group="row">
          <Button testId="back" onPress={onBack}>
            {text('app.back')}
          </Button>
          <Button look="plain" testId="read-terms" onPress={() => legal.open('terms-and-conditions')}>
            {text('plans.readTerms')}
          </Button>
        </View>
      </View>
      <QrPanel
        {...QR}
        amount={chosen === undefined ? '' : priceLine(chosen, text)}
        agreed={agreed}
        link={link}
      />
      {legal.modal}
    </Screen>
  );
}
