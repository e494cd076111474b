import { memo } from 'react';
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { CARD_RING } from '../../ui/Poster';
import { useTheme } from '../../ui/ThemeContext';

interface SeeAllCardProps {
  /** Title of the row, for the voice guide. */
  title: string;
  w: number;
  h: number;
  onPress: () => void;
}

const ICON = 40;
const GAP = 12;
const LINE = 36;

/** The last card of a row that shows part of a collection: it opens the listing of the whole. A plate with the ring, like the cards beside it. */
export const SeeAllCard = memo(function SeeAllCard({ title, w, h, onPress }: SeeAllCardProps) {
  const { colors, radius } = useTheme();
  const text = useText();
  const y = (h - ICON - GAP - LINE) / 2;
  return (
    <View
      w={w}
      h={h}
      radius={radius}
      color={colors.placeholder}
      ring={CARD_RING}
      role="link"
      label={title === '' ? text('list.seeAll') : text('list.seeAllOf', { name: title })}
      testId="see-all"
      focusable
      onPress={onPress}
    >
      <Icon name="browse" size={ICON} x={(w - ICON) / 2} y={y} color={colors.onPlaceholder} />
      <Label
        y={y + ICON + GAP}
        w={w}
        maxLines={1}
        textAlign="center"
        weight={700}
        color={colors.onPlaceholder}
      >
        {text('list.seeAll')}
      </Label>
    </View>
  );
});
