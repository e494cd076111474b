import { Image, outlineUrl, useScene } from '../../renderer';
import type { ImageProps } from '../../renderer';
import { ICON_BOX, ICONS } from './icons';
import type { IconName } from './icons';
import { useTheme } from './ThemeContext';

interface IconProps extends Omit<ImageProps, 'src' | 'w' | 'h' | 'children' | 'ref'> {
  name: IconName;
  /** Side of the square, stage pixels. Default 32. */
  size?: number;
}

/** An icon: a white texture tinted by `color`, rasterized at the panel's resolution. */
export function Icon({ name, size = 32, ...rest }: IconProps) {
  const { colors } = useTheme();
  const { resolution } = useScene();
  return (
    <Image
      src={outlineUrl({ path: ICONS[name], box: ICON_BOX, pixels: Math.ceil(size * resolution) })}
      w={size}
      h={size}
      placeholder={0}
      fade={0}
      color={colors.text}
      {...rest}
    />
  );
}
