import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useTheme } from '../../ui/ThemeContext';
import { Avatar } from './Avatar';
import { TILE_FOOT } from './tileLayout';
import { TileName } from './TileName';

interface AddTileProps {
  x: number;
  y: number;
  /** Diameter, stage pixels. */
  avatarSize: number;
  onPress: () => void;
}

/** The tile after the last profile, while the plan allows one more profile [PROFILE-06]. */
export function AddTile({ x, y, avatarSize, onPress }: AddTileProps) {
  const { colors } = useTheme();
  const text = useText();
  const icon = Math.round(avatarSize * 0.25);
  const at = (avatarSize - icon) / 2;
  return (
    <View
      x={x}
      y={y}
      w={avatarSize}
      h={avatarSize + TILE_FOOT}
      role="listitem"
      label={text('profiles.add')}
      group="column"
      focusKey="add"
      focusedStyle={{ zIndex: 1 }}
    >
      <Avatar
        testId="profile-add"
        label={text('profiles.add')}
        size={avatarSize}
        color={colors.placeholder}
        initialFocus={false}
        onPress={onPress}
      >
        <Icon name="plus" size={icon} x={at} y={at} color={colors.text} />
      </Avatar>
      <TileName avatarSize={avatarSize}>{text('profiles.add')}</TileName>
    </View>
  );
}
