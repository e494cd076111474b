import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/color';
import { SAFE, STAGE } from '../../ui/stage';
import { ON_TILE, TILE_COLORS } from '../../ui/tileColors';
import { tileLayout } from './tileLayout';

describe('tiles of the profiles', () => {
  it.each([1, 2, 3, 5, 6, 7, 9, 12])(
    '[PROFILE-01] %d avatars are inside the safe area and do not overlap',
    (count) => {
      const { columns, avatarSize, at } = tileLayout(count);
      const places = Array.from({ length: count }, (_, index) => at(index));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(SAFE.x);
        expect(x + avatarSize).toBeLessThanOrEqual(STAGE.w - SAFE.x);
        expect(y).toBeGreaterThan(240);
        expect(y + avatarSize + 68).toBeLessThan(870);
      }
      places.slice(1).forEach(({ x, y }, index) => {
        const before = places[index]!;
        expect(y > before.y || x - before.x >= avatarSize + 24).toBe(true);
      });
      expect(Math.ceil(count / columns)).toBeLessThanOrEqual(2);
    },
  );

  it('the tiles are centred', () => {
    const { avatarSize, at } = tileLayout(3);
    expect(at(1).x + avatarSize / 2).toBe(STAGE.w / 2);
  });

  it('initials can be read on every colour', () => {
    for (const color of TILE_COLORS) expect(contrast(ON_TILE, color)).toBeGreaterThanOrEqual(4.5);
  });
});
