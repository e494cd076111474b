import { View } from '../../renderer';
import { withAlpha } from '../theme';
import { useTheme } from './ThemeContext';

interface ScrimProps {
  x?: number;
  y?: number;
  w: number;
  h: number;
  /** The dark side of the gradient. */
  from: 'left' | 'bottom' | 'top';
  /** Opacity at the dark side, 0..1. Default 1. */
  strength?: number;
}

/** Positions of the gradient's stops; the opacity between them follows an eased curve, flat at both ends. */
const STOPS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const ANGLES = { left: 0, top: Math.PI / 2, bottom: -Math.PI / 2 } as const;

/** A gradient between an image and the text over it. Its eased opacity has no visible edge. */
export function Scrim({ x, y, w, h, from, strength = 1 }: ScrimProps) {
  const { colors } = useTheme();
  const shades = STOPS.map((stop) => withAlpha(colors.scrim, strength * (1 - stop) ** 2 * (1 + 2 * stop)));
  return <View x={x} y={y} w={w} h={h} gradient={{ angle: ANGLES[from], colors: shades, stops: STOPS }} />;
}
