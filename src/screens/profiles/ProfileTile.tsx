/** A profile: its initials in a circle, its name beneath, whether it is a child's or locked, and what can be done with it. */
import { Text, View } from '../../../renderer';
import type { Color } from '../../theme';
import type { Profile } from '../../contract';
import { isKids } from '../../domain/menu';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { useTheme } from '../../ui/ThemeContext';
import { Face } from './Face';
import { Initials } from './Initials';
import { TileActions } from './TileActions';
import { TILE_FOOT } from './tileLayout';
import { TileName } from './TileName';

export interface ProfileTileProps {
  profile: Profile;
  x: number;
  y: number;
  /** Diameter. */
  face: number;
  color: Color;
  /** The tile to begin at. */
  preferred: boolean;
  onChoose: () => void;
  onEdit: () => void;
  /** null for the first profile, which stays. */
  onRemove: (() => void) | null;
}

const BADGE_H = 40;
const LOCK = { side: 56, icon: 28, inset: 10 } as const;

export function ProfileTile(props: ProfileTileProps) {
  const { profile, x, y, face, color, preferred, onChoose, onEdit, onRemove } = props;
  const text = useText();
  const kids = isKids(profile);
  const locked = profile.pin !== null;
  const words = [profile.name, kids && text('profiles.kids'), locked && text('profiles.locked')];
  return (
    <View
      x={x}
      y={y}
      w={face}
      h={face + TILE_FOOT}
      role="listitem"
      label={profile.name}
      group="free"
      remember={false}
      focusKey={profile.uuid}
      preferred={preferred}
      focusedStyle={{ zIndex: 1 }}
    >
      <Face
        testId={`profile-${profile.uuid}`}
        label={words.filter(Boolean).join(' ')}
        size={face}
        color={color}
        first={preferred}
        onPress={onChoose}
      >
        <Initials name={profile.name} size={face} />
        {kids && <KidsBadge face={face} />}
        {locked && <LockMark face={face} />}
      </Face>
      <TileName face={face}>{profile.name}</TileName>
      <TileActions name={profile.name} uuid={profile.uuid} face={face} onEdit={onEdit} onRemove={onRemove} />
    </View>
  );
}

function KidsBadge({ face }: { face: number }) {
  const { colors } = useTheme();
  const text = useText();
  return (
    <View
      x={face - 84}
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

function LockMark({ face }: { face: number }) {
  const { colors } = useTheme();
  const text = useText();
  const at = face - LOCK.side - LOCK.inset;
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
