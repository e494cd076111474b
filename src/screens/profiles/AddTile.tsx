/** The tile after the last profile, while the plan has room for one more [PROFILE-06]. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useTheme } from '../../ui/ThemeContext';
import { Face } from './Face';
import { TILE_FOOT } from './tileLayout';
import { TileName } from './TileName';

export interface AddTileProps {
  x: number;
  y: number;
  /** Diameter, stage pixels. */
  face: number;
  onPress: () => void;
}

export function AddTile({ x, y, face, onPress }: AddTileProps) {
  const { colors } = useTheme();
  const text = useText();
  const icon = Math.round(face * 0.25);
  const at = (face - icon) / 2;
  return (
    <View
      x={x}
      y={y}
      w={face}
      h={face + TILE_FOOT}
      role="listitem"
      label={text('profiles.add')}
      group="column"
      focusKey="add"
      focusedStyle={{ zIndex: 1 }}
    >
      <Face
        testId="profile-add"
        label={text('profiles.add')}
        size={face}
        color={colors.plate}
        first={false}
        onPress={onPress}
      >
        <Icon name="plus" size={icon} x={at} y={at} color={colors.text} />
      </Face>
      <TileName face={face}>{text('profiles.add')}</TileName>
    </View>
  );
}
