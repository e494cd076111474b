/** Background colours of avatars: easy to tell apart, and white text has a contrast of at least 4.5:1 on each. */
import { avatarColors } from '../../domain/avatar';
import type { Profile } from '../../contract';
import { WHITE } from '../../theme';
import type { Color } from '../../theme';

/** The colours that `profileColors` assigns. */
export const AVATAR_COLORS: readonly Color[] = [
  0x3a5fcdff, 0xa3143bff, 0x0f7276ff, 0x7a3fb0ff, 0xa34f00ff, 0x2f7d32ff, 0xb0307fff, 0x4a5a70ff,
];
/** Colour of the initials. */
export const ON_AVATAR = WHITE;

/** The colour of each profile of an account, in their order. */
export function profileColors(profiles: readonly Profile[]): readonly Color[] {
  const numbers = avatarColors(
    profiles.map(({ uuid }) => uuid),
    AVATAR_COLORS.length,
  );
  return numbers.map((number) => AVATAR_COLORS[number]!);
}
