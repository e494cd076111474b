/** The tile of a genre: its name on a colour, beside the art of a title of the genre. */
import { Image, useScene, View } from '../../../renderer';
import { imageUrl } from '../../domain/images';
import { withAlpha } from '../../theme';
import type { Color } from '../../theme';
import { Label } from '../../ui/Label';
import { CARD_RING } from '../../ui/Poster';
import { useTheme } from '../../ui/ThemeContext';
import { ON_TILE } from '../../ui/tileColors';
import { GENRE } from './layout';

const PAD = 20;
/** Where the colour begins and ends to give way to the art, as shares of the width. */
const FADE_STOPS = [0.3, 0.95] as const;
/** The colour tints the art as well, so that the name stays readable where it is long. */
const TINT = 0.3;

interface GenreTileProps {
  name: string;
  color: Color;
  /** Address of the art; null for the colour alone. */
  art: string | null;
  imageBase: string;
  onPick: (name: string) => void;
}

/** A genre; a press searches for it. */
export function GenreTile({ name, color, art, imageBase, onPick }: GenreTileProps) {
  const { radius } = useTheme();
  const { resolution } = useScene();
  const { w, h } = GENRE;
  return (
    <View
      w={w}
      h={h}
      radius={radius}
      color={color}
      ring={CARD_RING}
      role="listitem"
      label={name}
      focusable
      onPress={() => onPick(name)}
    >
      {art !== null && (
        <Image
          w={w}
          h={h}
          radius={radius}
          // the tile's own colour lies beneath; images of one placeholder share a draw call
          placeholder={0}
          src={imageUrl(art, w * resolution, h * resolution, imageBase)}
        />
      )}
      <View
        w={w}
        h={h}
        radius={radius}
        gradient={{ angle: 0, colors: [color, withAlpha(color, TINT)], stops: FADE_STOPS }}
      />
      <Label
        weight={700}
        size={30}
        lineHeight={40}
        x={PAD}
        y={h - 40 - PAD}
        maxWidth={w - 2 * PAD}
        marquee
        color={ON_TILE}
      >
        {name}
      </Label>
    </View>
  );
}
