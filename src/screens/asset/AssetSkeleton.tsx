import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, GAP, POSTER, ROW_HEADER } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { BELOW_BUTTONS, HEADER_H, ROWS_GAP } from './layout';

/** Placeholder bars from the name down to the buttons, with the heights and gaps of the texts they stand for. */
const LINES = [
  { w: 620, h: 92, below: 34 },
  { w: 480, h: 30, below: 34 },
  { w: 820, h: 26, below: 14 },
  { w: 780, h: 26, below: 14 },
  { w: 560, h: 26, below: 40 },
] as const;
const BUTTONS = [230, 250] as const;
const BUTTON = { h: 72, gap: 20 } as const;
/** Widths of the second row of buttons, drawn only for signed-in viewers: they also have a row below. */
const SMALL_BUTTONS = [196, 130, 156, 190] as const;
const SMALL_BUTTON = { h: 60, gap: 16 } as const;
const POSTERS = Math.ceil(CONTENT.w / (POSTER.w + GAP));

/**
 * The asset screen while it loads: placeholders for its text, its buttons and one row; after 2 s a text names what is
 * loading.
 */
export function AssetSkeleton({ aboveRow }: { aboveRow: boolean }) {
  const { colors, radius, buttonRadius } = useTheme();
  const text = useText();
  const variant = aboveRow ? 'aboveRow' : 'alone';
  const end = HEADER_H[variant] - BELOW_BUTTONS[variant];
  return (
    <View role="status" label={text('app.loading')} busy focusable ring={false} testId="asset-skeleton">
      <View x={CONTENT.x} h={end} flow="column" justify="end">
        {LINES.map(({ w, h, below }) => (
          <View key={w} w={w} h={h + below}>
            <View w={w} h={h} radius={radius / 2} color={colors.placeholder} />
          </View>
        ))}
        <View flow="row" gap={BUTTON.gap}>
          {BUTTONS.map((w) => (
            <View key={w} w={w} h={BUTTON.h} radius={buttonRadius} color={colors.placeholder} />
          ))}
        </View>
        {aboveRow && <View h={ROWS_GAP} w={1} />}
        {aboveRow && (
          <View flow="row" gap={SMALL_BUTTON.gap}>
            {SMALL_BUTTONS.map((w) => (
              <View key={w} w={w} h={SMALL_BUTTON.h} radius={buttonRadius} color={colors.placeholder} />
            ))}
          </View>
        )}
      </View>
      {aboveRow && (
        <View y={HEADER_H.aboveRow}>
          <View x={CONTENT.x} w={260} h={32} radius={radius / 2} color={colors.placeholder} />
          {Array.from({ length: POSTERS }, (_, index) => (
            <View
              key={index}
              x={CONTENT.x + index * (POSTER.w + GAP)}
              y={ROW_HEADER.h}
              w={POSTER.w}
              h={POSTER.h}
              radius={radius}
              color={colors.placeholder}
            />
          ))}
        </View>
      )}
      <Spinner what={text('asset.loading')} />
    </View>
  );
}
