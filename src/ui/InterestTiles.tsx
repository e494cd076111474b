import { View } from '../../renderer';
import type { Interest } from '../contract';
import { NO_PREFERENCES, toggleInterest } from '../domain/interests';
import { useText } from '../i18n';
import { Icon } from './Icon';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

interface InterestTilesProps {
  /** Stage pixels. Default 0. */
  x?: number;
  /** Stage pixels. Default 0. */
  y?: number;
  /** The interests on offer, without 'no preferences'; at most five, so that all tiles fit into two rows. */
  interests: readonly Interest[];
  /** Ids of the selected interests. */
  selected: readonly string[];
  /** Called with the selection after a press. */
  onChange: (selected: readonly string[]) => void;
  /** `small` beside other fields of a form. Default 'large'. */
  size?: TileSize;
  /** Gives the first selected tile the initial focus. Default false. */
  autoFocus?: boolean;
}

type TileSize = keyof typeof SIZES;

const COLUMNS = 3;
/** Dimensions of a tile, its check box and its text; stage pixels. */
const SIZES = {
  large: { w: 522, h: 140, gap: 24, pad: 36, box: 48, words: { size: 34, lineHeight: 48 } },
  small: { w: 432, h: 84, gap: 16, pad: 24, box: 36, words: { size: 28, lineHeight: 40 } },
} as const;
/** Size of the tick as a fraction of the check box. */
const TICK = 0.7;
const WORDS_GAP = 24;

const layoutOf = ({ w, h, gap }: (typeof SIZES)[TileSize]) => ({
  w: COLUMNS * w + (COLUMNS - 1) * gap,
  h: 2 * h + gap,
  at: (index: number) => ({
    x: (index % COLUMNS) * (w + gap),
    y: Math.floor(index / COLUMNS) * (h + gap),
    w,
    h,
  }),
});

/** Total size of the tiles and the position of each, stage pixels. */
export const INTEREST_TILES = { large: layoutOf(SIZES.large), small: layoutOf(SIZES.small) } as const;

/**
 * Interests to select, and 'no preferences', as tiles with check boxes. `toggleInterest` decides what a press
 * selects.
 * ```tsx
 * <InterestTiles x={152} y={320} interests={offered} selected={selected} onChange={setSelected} autoFocus />
 * ```
 */
export function InterestTiles({
  x,
  y,
  size = 'large',
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
      w={INTEREST_TILES[size].w}
      h={INTEREST_TILES[size].h}
      group="grid"
      columns={COLUMNS}
      role="group"
      label={text('interests.title')}
      testId="interests"
    >
      {tiles.map((interest, index) => (
        <Tile
          key={interest.id}
          {...INTEREST_TILES[size].at(index)}
          size={size}
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
  size: TileSize;
  interest: Interest;
  chosen: boolean;
  preferred: boolean;
  autoFocus: boolean;
  onPress: () => void;
}

function Tile({ size, interest, chosen, preferred, autoFocus, onPress, ...rect }: TileProps) {
  const { w, h, pad, box, words } = SIZES[size];
  const tick = Math.round(box * TICK);
  const wordsX = pad + box + WORDS_GAP;
  const { colors, radius } = useTheme();
  const { id, name } = interest;
  return (
    <View
      {...rect}
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
        x={pad}
        y={(h - box) / 2}
        w={box}
        h={box}
        radius={Math.min(radius, box / 4)}
        color={chosen ? colors.accent : colors.button}
        border={{ width: 3, color: chosen ? colors.accent : colors.onButton }}
      >
        {chosen && (
          <Icon name="tick" size={tick} x={(box - tick) / 2} y={(box - tick) / 2} color={colors.onAccent} />
        )}
      </View>
      <Label
        {...words}
        x={wordsX}
        y={(h - words.lineHeight) / 2}
        maxWidth={w - wordsX - pad}
        color={colors.onButton}
        marquee
      >
        {name}
      </Label>
    </View>
  );
}
