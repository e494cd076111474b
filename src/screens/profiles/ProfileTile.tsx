import { Text, View } from '../../../renderer';
import type { Color } from '../../theme';
import type { Profile } from '../../contract';
import { isKids } from '../../domain/menu';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useTheme } from '../../ui/ThemeContext';
import { Avatar } from './Avatar';
import { Initials } from './Initials';
import { TileActions } from './TileActions';
import { TILE_FOOT } from './tileLayout';
import { TileName } from './TileName';

interface ProfileTileProps {
  profile: Profile;
  x: number;
  y: number;
  /** Diameter of the avatar, stage pixels. */
  avatarSize: number;
  color: Color;
  /** Has the initial focus. */
  preferred: boolean;
  onChoose: () => void;
  onEdit: () => void;
  /** null for the first profile, which cannot be deleted, and while profiles are not managed. */
  onRemove: (() => void) | null;
}

const BADGE_H = 40;
const LOCK = { side: 56, icon: 28, inset: 10 } as const;

/** A profile: its avatar, its name below, marks for a child's and a locked profile, and its actions. */
export function ProfileTile(props: ProfileTileProps) {
  const { profile, x, y, avatarSize, color, preferred, onChoose, onEdit, onRemove } = props;
  const text = useText();
  const kids = isKids(profile);
  const locked = profile.pin !== null;
  const labelParts = [profile.name, kids && text('profiles.kids'), locked && text('profiles.locked')];
  return (
    <View
      x={x}
      y={y}
      w={avatarSize}
      h={avatarSize + TILE_FOOT}
      role="listitem"
      label={profile.name}
      group="free"
      remember={false}
      focusKey={profile.uuid}
      preferred={preferred}
      focusedStyle={{ zIndex: 1 }}
    >
      <Avatar
        testId={`profile-${profile.uuid}`}
        label={labelParts.filter(Boolean).join(' ')}
        size={avatarSize}
        color={color}
        initialFocus={preferred}
        onPress={onChoose}
      >
        <Initials name={profile.name} size={avatarSize} />
        {kids && <KidsBadge avatarSize={avatarSize} />}
        {locked && <LockMark avatarSize={avatarSize} />}
      </Avatar>
      <TileName avatarSize={avatarSize}>{profile.name}</TileName>
      <TileActions
        name={profile.name}
        uuid={profile.uuid}
        avatarSize={avatarSize}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </View>
  );
}

function KidsBadge({ avatarSize }: { avatarSize: number }) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View
      x={avatarSize - 84}
      y={8}
      h={BADGE_H}
      flow="row"
      align="center"
      padding={[0, 14]}
      radius={BADGE_H / 4}
      color={colors.accent}
      role="status"
      testId="kids-badge"
    >
      <Text size={20} lineHeight={28} weight={700} color={colors.onAccent}>
        {text('profiles.kids')}
      </Text>
    </View>
  );
}

function LockMark({ avatarSize }: { avatarSize: number }) {
  const { colors } = useTheme();
  const text = useText();
  const at = avatarSize - LOCK.side - LOCK.inset;
  return (
    <View
      x={at}
      y={at}
      w={LOCK.side}
      h={LOCK.side}
      radius={LOCK.side / 2}
      color={colors.background}
      role="image"
      label={text('profiles.locked')}
      testId="lock-icon"
    >
      <Icon
        name="lock"
        size={LOCK.icon}
        x={(LOCK.side - LOCK.icon) / 2}
        y={(LOCK.side - LOCK.icon) / 2}
        color={colors.text}
      />
    </View>
  );
}
