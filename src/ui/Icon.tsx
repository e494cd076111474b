import { Image, useScene } from '../../renderer';
import type { ImageProps } from '../../renderer';
import { ICONS } from './icons';
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
      src={iconUrl(name, Math.ceil(size * resolution))}
      w={size}
      h={size}
      placeholder={0}
      fade={0}
      color={colors.text}
      {...rest}
    />
  );
}

/** A memo of a pure function, and no larger than the icons in the sizes they are drawn at. */
const urls = new Map<string, string>();

/** One data URL per icon and size, so that equal icons share a texture. */
function iconUrl(name: IconName, pixels: number): string {
  const key = `${name} ${pixels}`;
  let url = urls.get(key);
  if (url === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}"><path fill="#fff" fill-rule="evenodd" d="${ICONS[name]}"/></svg>`;
    url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    urls.set(key, url);
  }
  return url;
}
