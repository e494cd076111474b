import { Text, View } from '../../../renderer';
import { BY_FILTERS } from '../../domain/listing';
import type { ByFilter } from '../../domain/listing';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';
import { BY_TEXT } from './listingLabels';
import { DRAWER } from './layout';

interface FilterTabsProps {
  y: number;
  shown: ByFilter;
  onShow: (by: ByFilter) => void;
}

const H = 52;
/** Horizontal padding of a tab, by which its caption aligns with the options below. */
const PAD = 20;
const FADE = { color: { duration: 120 } } as const;

/** The lists of the 'by' filter as tabs. The focused tab is the one shown. */
export function FilterTabs({ y, shown, onShow }: FilterTabsProps) {
  const { colors, buttonRadius } = useTheme();
  const text = useText();
  return (
    <>
      <View x={DRAWER.x - PAD} y={y} flow="row" gap={8} group="row" role="tablist" label={text('list.by')}>
        {BY_FILTERS.map((by) => (
          <View
            key={by}
            h={H}
            flow="row"
            align="center"
            padding={[0, PAD]}
            radius={buttonRadius}
            color={withAlpha(colors.accent, 0)}
            focusedStyle={{ color: colors.accent }}
            transition={FADE}
            role="tab"
            testId={`filter-tab-${by}`}
            selected={by === shown}
            preferred={by === shown}
            focusable
            ring={false}
            onFocus={() => onShow(by)}
            onPress={() => onShow(by)}
          >
            <Text
              size={26}
              lineHeight={36}
              weight={by === shown ? 700 : 400}
              color={by === shown ? colors.accentText : colors.text}
              parentFocusedStyle={{ color: colors.onAccent }}
              transition={FADE}
            >
              {text(BY_TEXT[by])}
            </Text>
          </View>
        ))}
      </View>
      <View x={DRAWER.x} y={y + H + 8} w={DRAWER.w} h={2} color={colors.track} />
    </>
  );
}
