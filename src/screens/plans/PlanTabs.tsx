import { Text, View } from '../../../renderer';
import type { Role } from '../../../renderer';
import type { PlanInterval, PlanTab } from '../../domain/planTabs';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { withAlpha } from '../../theme';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { TABS_Y } from './layout';

interface PlanTabsProps {
  /** Those with plans. */
  intervals: readonly PlanInterval[];
  shown: PlanTab;
  onShow: (tab: PlanTab) => void;
  /** Moves focus into the list. */
  onDown: () => void;
}

/** Focus that a key moves onto the page buttons goes to the tabs instead. */
export const TABS_KEY = 'plan-tabs';
const TAB_TEXT: Readonly<Record<PlanInterval, TextKey>> = {
  monthly: 'plans.monthly',
  yearly: 'plans.yearly',
  other: 'plans.other',
};
const H = 52;
/** Horizontal padding of a tab: the first caption is aligned with the cards below by it. */
const PAD = 20;
const MARK_H = 4;
const FADE = { color: { duration: 120 } } as const;

/**
 * The intervals as tabs, then 'Show all available plans'. The focused tab is the one shown; the button is pressed, because it
 * is no interval. Both keep a mark below while focus is in the list.
 */
export function PlanTabs({ intervals, shown, onShow, onDown }: PlanTabsProps) {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View
      x={CONTENT.x - PAD}
      y={TABS_Y}
      flow="row"
      gap={8}
      align="center"
      group="row"
      focusKey={TABS_KEY}
      // Comes back to the tab that is shown.
      remember={false}
      role="tablist"
      label={text('plans.howOften')}
      testId="plan-tabs"
      onKey={({ key }) => {
        if (key !== 'down') return false;
        onDown();
        return true;
      }}
    >
      {intervals.map((tab) => (
        <Tab
          key={tab}
          role="tab"
          testId={`plan-tab-${tab}`}
          selected={tab === shown}
          onFocus={() => onShow(tab)}
          onPress={() => onShow(tab)}
        >
          {text(TAB_TEXT[tab])}
        </Tab>
      ))}
      <View w={2} h={28} color={colors.track} />
      <Tab role="button" testId="plan-tab-all" selected={shown === 'all'} onPress={() => onShow('all')}>
        {text('plans.showAll')}
      </Tab>
    </View>
  );
}

interface TabProps {
  role: Role;
  children: string;
  testId: string;
  selected: boolean;
  onFocus?: () => void;
  onPress: () => void;
}

function Tab({ role, children, testId, selected, onFocus, onPress }: TabProps) {
  const { colors, buttonRadius } = useTheme();
  return (
    <View
      h={H}
      radius={Math.min(buttonRadius, H / 2)}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      flow="column"
      align="center"
      padding={[8, PAD]}
      role={role}
      label={children}
      testId={testId}
      selected={selected}
      preferred={selected}
      focusable
      focusKey={testId}
      ring={false}
      {...(onFocus && { onFocus })}
      onPress={onPress}
    >
      <Text
        size={26}
        lineHeight={36}
        color={selected ? colors.accentText : colors.text}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      >
        {children}
      </Text>
      <View
        w={40}
        h={MARK_H}
        radius={MARK_H / 2}
        color={selected ? colors.accentText : withAlpha(colors.accent, 0)}
        parentFocusedStyle={{ color: withAlpha(colors.accent, 0) }}
      />
    </View>
  );
}
