import { useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { OfferedPlan } from '../../domain/plans';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { countriesLabel, planCardView } from './planCardView';
import type { PlanViewer } from './planCardView';
import { DETAILS_BUTTONS, DETAILS_PANEL, DETAILS_TITLE } from './detailsLayout';
import { PlanText } from './PlanText';
import { useDetailsScroll } from './useDetailsScroll';
import { useInterestNames } from './useInterestNames';

interface PlanDetailsProps {
  offered: OfferedPlan;
  viewer: PlanViewer;
  onBuy: (offered: OfferedPlan) => void;
  onCountries: (offered: OfferedPlan) => void;
  onClose: () => void;
}

/** Everything about a plan, over the list [PLAN-09]. Up and down, wheel and drag scroll; back returns to the card's button. */
export function PlanDetails({ offered, viewer, onBuy, onCountries, onClose }: PlanDetailsProps) {
  const { plan, obstacle } = offered;
  const text = useText();
  const { colors, radius } = useTheme();
  const first = useRef<NodeHandle>(null);
  const interests = useInterestNames(plan.interests);
  const scroll = useDetailsScroll();
  const { name, state } = planCardView(offered, viewer, text);
  const countries = countriesLabel(plan, viewer, text);
  const buyable = obstacle === null;
  return (
    <Dialog
      label={name}
      testId="plan-details"
      onKey={(press) => {
        if (press.key !== 'back') return scroll.onKey(press);
        onClose();
        return true;
      }}
    >
      <View
        {...DETAILS_PANEL}
        radius={radius * 1.5}
        color={colors.base}
        border={{ width: 2, color: colors.track }}
      />
      <Label type="title" role="heading" {...DETAILS_TITLE} color={colors.textOnBase}>
        {name}
      </Label>
      <PlanText
        plan={plan}
        interests={interests}
        state={state}
        scroll={scroll}
        onKeyUsed={() => first.current?.focus()}
      />
      <View {...DETAILS_BUTTONS} flow="row" gap={20} group="row">
        <Button
          {...(buyable && { ref: first })}
          testId="plan-details-buy"
          disabled={!buyable}
          autoFocus={buyable}
          onPress={() => onBuy(offered)}
        >
          {text('plans.buy')}
        </Button>
        {countries !== '' && (
          <Button look="bar" testId="plan-details-countries" onPress={() => onCountries(offered)}>
            {countries}
          </Button>
        )}
        <Button
          {...(!buyable && { ref: first })}
          testId="plan-details-close"
          autoFocus={!buyable}
          onPress={onClose}
        >
          {text('app.close')}
        </Button>
      </View>
    </Dialog>
  );
}
