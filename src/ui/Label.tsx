import { Text } from '../../renderer';
import type { TextProps } from '../../renderer';
import { TYPE } from '../theme';
import type { TypeName } from '../theme';
import { useTheme } from './ThemeContext';

interface LabelProps extends Omit<TextProps, 'ref'> {
  type?: TypeName;
  /** Less contrast, but at least 4.5:1. */
  dim?: boolean;
}

/** Text in a style of the type scale. Default `color`: the theme's text colour, its dimmed one with `dim`. */
export function Label({ type = 'body', dim = false, ...rest }: LabelProps) {
  const { colors } = useTheme();
  const { size, lineHeight, weight } = TYPE[type];
  return (
    <Text
      size={size}
      lineHeight={lineHeight}
      weight={weight}
      color={dim ? colors.dimText : colors.text}
      {...rest}
    />
  );
}
