import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { CARD, CARDS_Y, PAGE_BUTTON } from './layout';
import { TABS_KEY } from './PlanTabs';

interface PageButtonsProps {
  before: boolean;
  after: boolean;
  turn: (pages: 1 | -1) => void;
  /** A key goes on in the list. */
  onKeyUsed: () => void;
}

const ICON = 28;
const Y = CARDS_Y + (CARD.h - PAGE_BUTTON) / 2;
const FADE = { color: { duration: 120 } } as const;

/** What turns the pages of the list for a pointer, on the edges of the first and last card. Keys do not need it. */
export function PageButtons({ before, after, turn, onKeyUsed }: PageButtonsProps) {
  const text = useText();
  // With the last button its group goes, and focus from there into the list.
  if (!before && !after) return null;
  return (
    <View
      zIndex={1}
      group="row"
      redirect={TABS_KEY}
      onKey={({ key }) => {
        if (key === 'enter' || key === 'back') return false;
        onKeyUsed();
        return true;
      }}
    >
      {before && (
        <PageButton
          x={CONTENT.x - PAGE_BUTTON / 2}
          rotation={Math.PI}
          label={text('plans.previous')}
          testId="plans-previous"
          onPress={() => turn(-1)}
        />
      )}
      {after && (
        <PageButton
          x={CONTENT.x + CONTENT.w - PAGE_BUTTON / 2}
          rotation={0}
          label={text('plans.next')}
          testId="plans-next"
          onPress={() => turn(1)}
        />
      )}
    </View>
  );
}

interface PageButtonProps {
  x: number;
  /** Of an arrow that points right, radians. */
  rotation: number;
  label: string;
  testId: string;
  onPress: () => void;
}

function PageButton({ x, rotation, ...rest }: PageButtonProps) {
  const { colors } = useTheme();
  return (
    <View
      x={x}
      y={Y}
      w={PAGE_BUTTON}
      h={PAGE_BUTTON}
      radius={PAGE_BUTTON / 2}
      color={colors.button}
      border={{ width: 2, color: colors.background }}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      focusable
      focusKey={rest.testId}
      ring={false}
      {...rest}
    >
      <Icon
        name="chevron"
        size={ICON}
        x={(PAGE_BUTTON - ICON) / 2}
        y={(PAGE_BUTTON - ICON) / 2}
        rotation={rotation}
        color={colors.onButton}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
      />
    </View>
  );
}
