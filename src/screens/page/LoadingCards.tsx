import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { CARD_RING } from '../../ui/Poster';
import { CONTENT, GAP, POSTER, ROW_HEADER } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

/** As many cards as a row shows; the last one is cut by the edge of the stage. */
const PLACEHOLDER_CARDS = [0, 1, 2, 3, 4];

/**
 * A row while its items load. Its first placeholder is focusable, so that focus is not lost when the items arrive.
 */
export function LoadingCards({ testId }: { testId: string }) {
  const { colors, radius } = useTheme();
  const text = useText();
  return (
    <>
      {PLACEHOLDER_CARDS.map((index) => (
        <View
          key={index}
          x={CONTENT.x + index * (POSTER.w + GAP)}
          y={ROW_HEADER.h}
          w={POSTER.w}
          h={POSTER.h}
          radius={radius}
          color={colors.placeholder}
          {...(index === 0 && {
            focusable: true,
            ring: CARD_RING,
            role: 'listitem' as const,
            label: text('app.loading'),
            busy: true,
            testId,
          })}
        />
      ))}
    </>
  );
}
