import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, GAP, POSTER, ROW_HEADER } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { BELOW_BUTTONS, BUTTON_GAP, BUTTON_H, HEADER_H } from './layout';

/** Placeholder bars from the name down to the buttons, with the heights and gaps of the texts they stand for. */
const LINES = [
  { w: 620, h: 92, below: 34 },
  { w: 480, h: 30, below: 34 },
  { w: 820, h: 26, below: 14 },
  { w: 780, h: 26, below: 14 },
  { w: 560, h: 26, below: 40 },
] as const;
const BUTTON_W = 280;
/** Round buttons after it: signed-in viewers, who also have a row below, have more of them. */
const ROUND_BUTTONS = { aboveRow: 4, alone: 2 } as const;
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
        <View flow="row" gap={BUTTON_GAP}>
          <View w={BUTTON_W} h={BUTTON_H} radius={buttonRadius} color={colors.placeholder} />
          {Array.from({ length: ROUND_BUTTONS[variant] }, (_, index) => (
            <View key={index} w={BUTTON_H} h={BUTTON_H} radius={BUTTON_H / 2} color={colors.placeholder} />
          ))}
        </View>
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
