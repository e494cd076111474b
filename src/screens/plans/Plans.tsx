import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Plan } from '../../contract';
import { plansReturn } from '../../domain/plans';
import type { OfferedPlan } from '../../domain/plans';
import { shownTab } from '../../domain/planTabs';
import type { PlanTab } from '../../domain/planTabs';
import { backFromPlans } from '../../domain/registration';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { enPlans } from '../../i18n/enPlans';
import { useIdentity, useProfile, useSettings } from '../../session';
import { ManagedElsewhere } from '../../shell/ManagedElsewhere';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { usePartner } from '../../shell/usePartner';
import { useSkeleton } from '../../shell/useSkeleton';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { Label } from '../../ui/Label';
import { Modal } from '../../ui/Modal';
import { Spinner } from '../../ui/Spinner';
import { CONTENT } from '../../ui/stage';
import { CountriesDrawer } from './CountriesDrawer';
import { SKIP_Y, TITLE_Y } from './layout';
import { PlanDetails } from './PlanDetails';
import { PlanList } from './PlanList';
import { PlansSkeleton } from './PlansSkeleton';
import { useOpenHome } from './useOpenHome';
import { usePlans } from './usePlans';
import { usePlanViewer } from './usePlanViewer';

/**
 * /plans: what can be bought, by interval, the viewer's own plan first; the last step of a registration [REG-01]. A viewer whose
 * plan a partner delivers is told so here [PLAN-24].
 */
export default function Plans() {
  useScreenTexts(enAccount);
  useScreenTexts(enPlans);
  const text = useText();
  const { open, revise } = useNavigation();
  const { returnAssetId, returnPageId, plansTab } = useNavigationState();
  const leave = useLeave();
  const { openHome, opening } = useOpenHome();
  const [skipping, setSkipping] = useState(false);
  const [details, setDetails] = useState<OfferedPlan | null>(null);
  const [countriesOf, setCountriesOf] = useState<Plan | null>(null);
  /** The tab asked for last: a quick key comes before it is shown. */
  const askedTab = useRef<PlanTab | null>(null);
  const partner = usePartner();
  const { plans, subscription, problem, retry } = usePlans(partner);
  const viewer = usePlanViewer(subscription);
  const skeleton = useSkeleton(plans === null);

  const onBuy = useCallback(
    ({ plan }: OfferedPlan) => open('/buy_plan', { plan, returnAssetId, returnPageId }),
    [open, returnAssetId, returnPageId],
  );
  // From the details focus first returns to the card, where back from the purchase is to find it.
  const [chosen, setChosen] = useState<OfferedPlan | null>(null);
  const buyChosen = useEffectEvent(onBuy);
  useLayoutEffect(() => {
    if (chosen !== null) buyChosen(chosen);
  }, [chosen]);
  const onCountries = useCallback(({ plan }: OfferedPlan) => setCountriesOf(plan), []);

  if (partner.manages) return <ManagedElsewhere provider={partner.name} onLeave={leave} />;
  if (problem !== null) {
    return (
      <ErrorScreen
        title={text(problem)}
        actions={[{ label: text('app.retry'), onPress: retry, testId: 'retry' }]}
        onBack={leave}
      />
    );
  }
  const ready = !skeleton && plans !== null;
  const tab = shownTab(plansTab, plans ?? []);
  const onTab = (next: PlanTab): void => {
    if (next === (askedTab.current ?? tab)) return;
    askedTab.current = next;
    // Kept with the history entry: back from the purchase shows the same tab.
    revise('/plans', { plansTab: next });
  };
  return (
    <Screen name={text('plans.title')} testId="plans" group="column" skeleton={skeleton} onBack={leave}>
      <Label type="display" role="heading" x={CONTENT.x} y={TITLE_Y} maxWidth={CONTENT.w}>
        {text('plans.title')}
      </Label>
      {ready ? (
        <PlanList
          plans={plans}
          tab={tab}
          viewer={viewer}
          onTab={onTab}
          onBuy={onBuy}
          onDetails={setDetails}
          onCountries={onCountries}
          onSkip={plans.some(({ current }) => current) ? null : () => setSkipping(true)}
        />
      ) : (
        <PlansSkeleton />
      )}
      {opening && <Spinner what={text('page.loading')} y={SKIP_Y} />}
      {details !== null && (
        <PlanDetails
          offered={details}
          viewer={viewer}
          onBuy={(offered) => {
            setDetails(null);
            setChosen(offered);
          }}
          onCountries={onCountries}
          onClose={() => setDetails(null)}
        />
      )}
      <CountriesDrawer plan={countriesOf} viewer={viewer} onClose={() => setCountriesOf(null)} />
      {skipping && (
        <Modal
          testId="plans-skip-dialog"
          question={text('plans.skipQuestion')}
          choices={[
            {
              label: text('app.yes'),
              testId: 'plans-skip-yes',
              onPress: () => {
                setSkipping(false);
                openHome();
              },
            },
            { label: text('app.no'), testId: 'plans-skip-no', onPress: () => setSkipping(false) },
          ]}
        />
      )}
    </Screen>
  );
}

/**
 * Returns to the asset or page that sent the viewer [ROUTE-18]; without a current profile it ends a registration
 * [REG-10].
 */
function useLeave(): () => void {
  const { back, replace } = useNavigation();
  const to = plansReturn(useNavigationState());
  const signedIn = useIdentity((state) => state.session === 'signedIn');
  const hasProfile = useProfile((state) => state.current !== null);
  const interestsEnabled = useSettings((state) => state.settings?.interestsEnabled === true);
  return () => {
    if (to !== null) replace(to);
    else if (signedIn && !hasProfile) replace(backFromPlans(interestsEnabled));
    else back('/');
  };
}
