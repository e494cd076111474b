import { Text } from '../../../renderer';
import type { Color } from '../../theme';
import { initialsOf } from '../../domain/avatar';
import { ON_TILE } from '../../ui/tileColors';

interface InitialsProps {
  name: string;
  /** Diameter of the avatar, stage pixels. */
  size: number;
  /** Default: a colour that is readable on every avatar colour. */
  color?: Color;
}

/** The initials of a profile, centred in its avatar. */
export function Initials({ name, size, color = ON_TILE }: InitialsProps) {
  const lineHeight = Math.round(size * 0.46);
  return (
    <Text
      y={Math.round((size - lineHeight) / 2)}
      w={size}
      textAlign="center"
      size={Math.round(size * 0.36)}
      lineHeight={lineHeight}
      color={color}
    >
      {initialsOf(name)}
    </Text>
  );
}
