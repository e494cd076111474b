import { useCallback, useState } from 'react';
import { Row, View } from '../../../renderer';
import { plansReturn } from '../../domain/plans';
import type { OfferedPlan } from '../../domain/plans';
import { backFromPlans } from '../../domain/registration';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useIdentity, useProfile, useSettings } from '../../session';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { Button } from '../../ui/Button';
import { ErrorScreen } from '../../ui/ErrorScreen';
import { Label } from '../../ui/Label';
import { Modal } from '../../ui/Modal';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { PLAN_CARD, PlanCard } from './PlanCard';
import { useOpenHome } from './useOpenHome';
import { usePlans } from './usePlans';

const TITLE_Y = 82;
const CARDS_Y = 190;
const SKIP_Y = CARDS_Y + PLAN_CARD.h + 40;
/** Cards extend to the right edge; at the end of the list the last card is at the third card's position. */
const ROW_W = STAGE.w - CONTENT.x;
const END_INSET = ROW_W - 3 * PLAN_CARD.w - 2 * PLAN_CARD.gap;

const keyOf = ({ plan }: OfferedPlan): string => plan.uuid;

/** /plans: what can be bought, the viewer's own plan first; the last step of a registration [REG-01]. */
export default function Plans() {
  useScreenTexts(enAccount);
  const text = useText();
  const { open } = useNavigation();
  const { returnAssetId, returnPageId } = useNavigationState();
  const leave = useLeave();
  const { openHome, opening } = useOpenHome();
  const [skipping, setSkipping] = useState(false);
  const { plans, problem, retry } = usePlans();
  const skeleton = useSkeleton(plans === null);

  const renderPlan = useCallback(
    (offered: OfferedPlan) => (
      <PlanCard
        offered={offered}
        onChoose={(plan) => open('/buy_plan', { plan, returnAssetId, returnPageId })}
      />
    ),
    [open, returnAssetId, returnPageId],
  );

  function skip(): void {
    setSkipping(false);
    openHome();
  }

  if (problem !== null) {
    return (
      <ErrorScreen
        title={text(problem)}
        actions={[{ label: text('app.retry'), onPress: retry, testId: 'retry' }]}
        onBack={leave}
      />
    );
  }
  return (
    <Screen name={text('plans.title')} testId="plans" group="column" skeleton={skeleton} onBack={leave}>
      <Label type="display" role="heading" x={CONTENT.x} y={TITLE_Y} maxWidth={CONTENT.w}>
        {text('plans.title')}
      </Label>
      {skeleton || plans === null ? (
        <PlansSkeleton />
      ) : (
        <>
          <View y={CARDS_Y} w={STAGE.w} h={PLAN_CARD.h} group="column">
            <Row
              listKey="plans"
              label={text('plans.title')}
              testId="plan-list"
              x={CONTENT.x}
              w={ROW_W}
              h={PLAN_CARD.h}
              endInset={END_INSET}
              items={plans}
              itemKey={keyOf}
              itemWidth={PLAN_CARD.w}
              gap={PLAN_CARD.gap}
              renderItem={renderPlan}
            />
          </View>
          {!plans.some(({ current }) => current) && (
            <View x={CONTENT.x} y={SKIP_Y}>
              <Button testId="plans-skip" onPress={() => setSkipping(true)}>
                {text('plans.skip')}
              </Button>
            </View>
          )}
        </>
      )}
      {opening && <Spinner what={text('page.loading')} y={SKIP_Y} />}
      {skipping && (
        <Modal
          testId="plans-skip-dialog"
          question={text('plans.skipQuestion')}
          choices={[
            { label: text('app.yes'), testId: 'plans-skip-yes', onPress: skip },
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

/** Placeholders in the final layout. */
function PlansSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="plans-skeleton" busy focusable ring={false}>
      {[0, 1, 2].map((index) => (
        <View
          key={index}
          x={CONTENT.x + index * (PLAN_CARD.w + PLAN_CARD.gap)}
          y={CARDS_Y}
          w={PLAN_CARD.w}
          h={PLAN_CARD.h}
          radius={radius * 1.5}
          color={colors.placeholder}
        />
      ))}
      <Spinner what={text('plans.awaited')} y={SKIP_Y} />
    </View>
  );
}
