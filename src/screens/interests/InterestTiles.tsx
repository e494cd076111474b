/**
 * Interests to choose from, and 'no preferences', as tiles that stay ticked. What a press does is `toggleInterest`'s.
 *
 * ```tsx
 * <InterestTiles x={152} y={320} interests={offered} selected={selected} onChange={setSelected} autoFocus />
 * ```
 */
import { View } from '../../../renderer';
import type { Interest } from '../../contract';
import { NO_PREFERENCES, toggleInterest } from '../../domain/interests';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';

export interface InterestTilesProps {
  /** Stage pixels. Default 0. */
  x?: number;
  /** Stage pixels. Default 0. */
  y?: number;
  /** Those that are offered, without 'no preferences'; at most five, so that all tiles make two rows. */
  interests: readonly Interest[];
  /** Ids of the chosen ones. */
  selected: readonly string[];
  /** The selection after a press. */
  onChange: (selected: readonly string[]) => void;
  /** Focus begins here, on the first chosen one. Default false. */
  autoFocus?: boolean;
}

const COLUMNS = 3;
const TILE = { w: 522, h: 140, gap: 24, pad: 36 } as const;
const BOX = 48;
const TICK = 34;
const WORDS_X = TILE.pad + BOX + 24;

/** Of the whole; stage pixels. */
export const INTEREST_TILES = {
  w: COLUMNS * TILE.w + (COLUMNS - 1) * TILE.gap,
  h: 2 * TILE.h + TILE.gap,
  at: (index: number) => ({
    x: (index % COLUMNS) * (TILE.w + TILE.gap),
    y: Math.floor(index / COLUMNS) * (TILE.h + TILE.gap),
    w: TILE.w,
    h: TILE.h,
  }),
} as const;

export function InterestTiles({
  x,
  y,
  interests,
  selected,
  onChange,
  autoFocus = false,
}: InterestTilesProps) {
  const text = useText();
  const tiles = [...interests, { id: NO_PREFERENCES, name: text('interests.noPreferences') }];
  const first = tiles.find(({ id }) => selected.includes(id)) ?? tiles[0];
  return (
    <View
      x={x}
      y={y}
      w={INTEREST_TILES.w}
      h={INTEREST_TILES.h}
      group="grid"
      columns={COLUMNS}
      role="group"
      label={text('interests.title')}
      testId="interests"
    >
      {tiles.map((interest, index) => (
        <Tile
          key={interest.id}
          {...INTEREST_TILES.at(index)}
          interest={interest}
          chosen={selected.includes(interest.id)}
          preferred={interest === first}
          autoFocus={autoFocus && interest === first}
          onPress={() => onChange(toggleInterest(selected, interest.id))}
        />
      ))}
    </View>
  );
}

interface TileProps {
  x: number;
  y: number;
  w: number;
  h: number;
  interest: Interest;
  chosen: boolean;
  preferred: boolean;
  autoFocus: boolean;
  onPress: () => void;
}

function Tile({ interest, chosen, preferred, autoFocus, onPress, ...place }: TileProps) {
  const { colors, radius } = useTheme();
  const { id, name } = interest;
  return (
    <View
      {...place}
      radius={radius}
      color={colors.button}
      border={{ width: 3, color: chosen ? colors.accentText : colors.button }}
      role="checkbox"
      label={name}
      checked={chosen}
      testId={`interest-${id}`}
      focusable
      focusKey={id}
      preferred={preferred}
      autoFocus={autoFocus}
      onPress={onPress}
    >
      <View
        x={TILE.pad}
        y={(TILE.h - BOX) / 2}
        w={BOX}
        h={BOX}
        radius={Math.min(radius, BOX / 4)}
        color={chosen ? colors.accent : colors.button}
        border={{ width: 3, color: chosen ? colors.accent : colors.onButton }}
      >
        {chosen && (
          <Icon name="tick" size={TICK} x={(BOX - TICK) / 2} y={(BOX - TICK) / 2} color={colors.onAccent} />
        )}
      </View>
      <Label
        size={34}
        lineHeight={48}
        x={WORDS_X}
        y={(TILE.h - 48) / 2}
        maxWidth={TILE.w - WORDS_X - TILE.pad}
        color={colors.onButton}
        marquee
      >
        {name}
      </Label>
    </View>
  );
}
