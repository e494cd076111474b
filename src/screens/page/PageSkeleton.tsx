import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Spinner } from '../../ui/Spinner';
import { CONTENT, GAP, POSTER, ROW_GAP, ROW_HEADER } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { JUMBOTRON } from './rowLayout';

const LINES = [
  { w: 560, h: 84, gap: 28 },
  { w: 420, h: 30, gap: 28 },
  { w: 760, h: 28, gap: 14 },
  { w: 700, h: 28, gap: 14 },
  { w: 520, h: 28, gap: 14 },
] as const;

/** A page before its first chunk: placeholders in the final layout, a text after 2 s. */
export function PageSkeleton() {
  const { colors, radius } = useTheme();
  const text = useText();
  const rowTop = JUMBOTRON.h + ROW_GAP;
  return (
    <View role="status" label={text('app.loading')} testId="page-skeleton" busy focusable ring={false}>
      {LINES.map((line, index) => (
        <View
          key={line.w}
          x={CONTENT.x}
          y={130 + LINES.slice(0, index).reduce((sum, { h, gap }) => sum + h + gap, 0)}
          w={line.w}
          h={line.h}
          radius={radius / 2}
          color={colors.placeholder}
        />
      ))}
      <View x={CONTENT.x} y={rowTop} w={300} h={32} radius={radius / 2} color={colors.placeholder} />
      {[0, 1, 2, 3, 4].map((index) => (
        <View
          key={index}
          x={CONTENT.x + index * (POSTER.w + GAP)}
          y={rowTop + ROW_HEADER.h}
          w={POSTER.w}
          h={POSTER.h}
          radius={radius}
          color={colors.placeholder}
        />
      ))}
      <Spinner what={text('page.loading')} />
    </View>
  );
}
