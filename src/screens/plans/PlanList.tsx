import { useCallback, useMemo, useRef, useState } from 'react';
import { Row, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { planIntervals, plansInTab } from '../../domain/planTabs';
import type { PlanTab } from '../../domain/planTabs';
import type { OfferedPlan } from '../../domain/plans';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { CONTENT, STAGE } from '../../ui/stage';
import { CARD, CARDS_Y, OVERHANG, PAGE, SKIP_Y } from './layout';
import { PageButtons } from './PageButtons';
import { PlanCard } from './PlanCard';
import type { PlanViewer } from './planCardView';
import { PlanTabs } from './PlanTabs';
import { usePageTurns } from './usePageTurns';

interface PlanListProps {
  plans: readonly OfferedPlan[];
  tab: PlanTab;
  viewer: PlanViewer;
  onTab: (tab: PlanTab) => void;
  onBuy: (offered: OfferedPlan) => void;
  onDetails: (offered: OfferedPlan) => void;
  onCountries: (offered: OfferedPlan) => void;
  /** null where nothing can be skipped. */
  onSkip: (() => void) | null;
}

const keyOf = ({ plan }: OfferedPlan): string => plan.uuid;
/** The cards are clipped left of the first one, but not at the right: the next one is seen there. */
const AREA = {
  x: CONTENT.x - OVERHANG,
  y: CARDS_Y - OVERHANG,
  w: STAGE.w - CONTENT.x + OVERHANG,
  h: CARD.h + 2 * OVERHANG,
} as const;

/** The tabs, the plans of the one that is shown, and what skips them. Each tab remembers its own card and scroll. */
export function PlanList(props: PlanListProps) {
  const { plans, tab, viewer, onTab, onBuy, onDetails, onCountries, onSkip } = props;
  const text = useText();
  const area = useRef<NodeHandle>(null);
  const shown = useMemo(() => plansInTab(plans, tab), [plans, tab]);
  const intervals = useMemo(() => planIntervals(plans), [plans]);
  const { list, before, after, turn, onScrolled } = usePageTurns(shown.length, tab);
  // Back finds its button by the cards' memory; from then on they are entered without one, see `PlanCard`.
  const [restored, setRestored] = useState(false);
  const renderPlan = useCallback(
    (offered: OfferedPlan) => (
      <PlanCard
        remember={!restored}
        offered={offered}
        viewer={viewer}
        onBuy={onBuy}
        onDetails={onDetails}
        onCountries={onCountries}
      />
    ),
    [restored, viewer, onBuy, onDetails, onCountries],
  );
  // Into the card, at its first button: by geometry it would be the nearest one.
  const enterList = (): void => void area.current?.focus();
  return (
    <>
      {intervals.length > 0 && (
        <PlanTabs intervals={intervals} shown={tab} onShow={onTab} onDown={enterList} />
      )}
      <PageButtons before={before} after={after} turn={turn} onKeyUsed={enterList} />
      <View ref={area} {...AREA} clip group="column" autoFocus onFocus={() => setRestored(true)}>
        <Row
          handle={list}
          listKey={`plans ${tab}`}
          label={text('plans.title')}
          testId="plan-list"
          x={OVERHANG}
          y={OVERHANG}
          w={CONTENT.w}
          h={CARD.h}
          items={shown}
          itemKey={keyOf}
          itemWidth={CARD.w}
          gap={CARD.gap}
          wheelLines={PAGE}
          onItemFocus={onScrolled}
          renderItem={renderPlan}
        />
      </View>
      {onSkip !== null && (
        <View
          x={CONTENT.x}
          y={SKIP_Y}
          group="row"
          onKey={({ key }) => {
            if (key !== 'up') return false;
            enterList();
            return true;
          }}
        >
          <Button testId="plans-skip" onPress={onSkip}>
            {text('plans.skip')}
          </Button>
        </View>
      )}
    </>
  );
}
