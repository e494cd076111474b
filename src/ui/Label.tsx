import { Text } from '../../renderer';
import type { TextProps } from '../../renderer';
import { TYPE } from '../theme';
import type { TypeName } from '../theme';
import { useTheme } from './ThemeContext';

interface LabelProps extends Omit<TextProps, 'ref'> {
  type?: TypeName;
  /** Steps back as far as 4.5:1 allows. */
  dim?: boolean;
}

/** Text in one of the styles of the type scale. A missing `color` is the theme's text colour, dimmed with `dim`. */
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
