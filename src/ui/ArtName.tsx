import { View } from '../../renderer';
import { withAlpha } from '../theme';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

interface ArtNameProps {
  name: string;
  /** Size of the art, stage pixels. */
  w: number;
  h: number;
  /** Hidden rather than left out: recycled cards must keep the same nodes. */
  visible: boolean;
  /** Hides it while the card has focus, where the card then shows the name beside the art. Default false. */
  atRestOnly?: boolean;
}

const PAD = 20;
const HIDDEN = { alpha: 0 } as const;
const UPWARDS = -Math.PI / 2;
/** Opacity of the shade below the name, and the share of the height over which it fades out. */
const SHADE = 0.9;
const FADE_STOPS = [0, 0.6] as const;

/** The name of a title at the lower edge of an art that does not carry it. */
export function ArtName({ name, w, h, visible, atRestOnly = false }: ArtNameProps) {
  const { colors, radius } = useTheme();
  const shades = [withAlpha(colors.scrim, SHADE), withAlpha(colors.scrim, 0)];
  return (
    <View
      visible={visible}
      w={w}
      h={h}
      radius={radius}
      gradient={{ angle: UPWARDS, colors: shades, stops: FADE_STOPS }}
      parentFocusedStyle={atRestOnly ? HIDDEN : undefined}
      flow="column"
      justify="end"
      padding={PAD}
    >
      <Label type="heading" maxWidth={w - 2 * PAD} maxLines={3} color={colors.text}>
        {name}
      </Label>
    </View>
  );
}
