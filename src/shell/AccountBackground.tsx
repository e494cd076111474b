/** The background of the sign-in screens: the theme's gradient, and the brand above if there is room for it. */
import { View } from '../../renderer';
import { CONTENT, STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';
import { Brand } from './Brand';

const BRAND = { y: 64, h: 44 } as const;

export function AccountBackground() {
  return (
    <>
      <AccountGradient />
      <Brand x={CONTENT.x} y={BRAND.y} height={BRAND.h} />
    </>
  );
}

/** Only the gradient. */
export function AccountGradient() {
  const { colors } = useTheme();
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      gradient={{ angle: Math.PI / 4, colors: [colors.background, colors.gradient], stops: [0.35, 1] }}
    />
  );
}
