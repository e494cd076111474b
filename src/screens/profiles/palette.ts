import { distinctColors } from '../../domain/distinctColors';
import type { Profile } from '../../contract';
import type { Color } from '../../theme';
import { TILE_COLORS } from '../../ui/tileColors';

/** The avatar's colour of each profile of an account, in their order. */
export function profileColors(profiles: readonly Profile[]): readonly Color[] {
  const numbers = distinctColors(
    profiles.map(({ uuid }) => uuid),
    TILE_COLORS.length,
  );
  return numbers.map((number) => TILE_COLORS[number]!);
}
