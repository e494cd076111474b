/** A profile: its initials in a circle, its name beneath, and whether it is a child's or locked. */
import { Text, View } from '../../../renderer';
import type { Color } from '../../theme';
import type { Profile } from '../../contract';
import { initialsOf } from '../../domain/avatar';
import { isKids } from '../../domain/menu';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { ON_AVATAR } from './palette';

export interface ProfileTileProps {
  profile: Profile;
  x: number;
  y: number;
  /** Diameter. */
  face: number;
  color: Color;
  /** The tile to begin at. */
  preferred: boolean;
  onPress: () => void;
}

const FOCUS_SCALE = 1.06;
/** The ring is 4 px wide and 6 px outside: round about a grown circle, its own radius grows with it. */
const RING_REACH = 10;
const MARK = { h: 40, inset: 8 } as const;
/** The name may be wider than the face, up to its neighbour's. */
const NAME_OVERHANG = 20;

export function ProfileTile({ profile, x, y, face, color, preferred, onPress }: ProfileTileProps) {
  const { colors } = useTheme();
  const text = useText();
  const kids = isKids(profile);
  const locked = profile.pin !== null;
  const words = [profile.name, kids && text('profiles.kids'), locked && text('profiles.locked')];
  return (
    <View
      x={x}
      y={y}
      w={face}
      h={face}
      radius={face / 2}
      color={color}
      role="listitem"
      label={words.filter(Boolean).join(' ')}
      testId={`profile-${profile.uuid}`}
      focusable
      focusKey={profile.uuid}
      preferred={preferred}
      autoFocus={preferred}
      ring={{ radius: (face * FOCUS_SCALE) / 2 + RING_REACH }}
      focusedStyle={{ scale: FOCUS_SCALE, zIndex: 1 }}
      onPress={onPress}
    >
      <Text
        y={(face - face * 0.46) / 2}
        w={face}
        textAlign="center"
        size={Math.round(face * 0.36)}
        lineHeight={Math.round(face * 0.46)}
        color={ON_AVATAR}
      >
        {initialsOf(profile.name)}
      </Text>
      {kids && (
        <View
          x={face - 84}
          y={MARK.inset}
          h={MARK.h}
          flow="row"
          align="center"
          padding={[0, 14]}
          radius={MARK.h / 4}
          color={colors.accent}
          role="status"
          testId="kids-badge"
        >
          <Text size={20} lineHeight={28} weight={700} color={colors.onAccent}>
            {text('profiles.kids')}
          </Text>
        </View>
      )}
      {locked && (
        <View
          x={face - 66}
          y={face - 66}
          w={56}
          h={56}
          radius={28}
          color={colors.background}
          role="image"
          label={text('profiles.locked')}
          testId="lock-icon"
        >
          <Icon name="lock" size={28} x={14} y={14} color={colors.text} />
        </View>
      )}
      <Label
        x={-NAME_OVERHANG}
        y={face + 26}
        w={face + 2 * NAME_OVERHANG}
        maxWidth={face + 2 * NAME_OVERHANG}
        textAlign="center"
        size={30}
        lineHeight={42}
        color={colors.dimText}
        parentFocusedStyle={{ color: colors.text }}
        marquee
      >
        {profile.name}
      </Label>
    </View>
  );
}
