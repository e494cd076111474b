/** A profile's first letters, in the middle of its face. */
import { Text } from '../../../renderer';
import type { Color } from '../../theme';
import { initialsOf } from '../../domain/avatar';
import { ON_AVATAR } from './palette';

export interface InitialsProps {
  name: string;
  /** Diameter of the face, stage pixels. */
  size: number;
  /** Default: that which can be read on every face's colour. */
  color?: Color;
}

export function Initials({ name, size, color = ON_AVATAR }: InitialsProps) {
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
