import { useText } from '../../i18n';
import { IconButton } from '../IconButton';
import { useTheme } from '../ThemeContext';

interface RevealButtonProps {
  /** Stage pixels. */
  x: number;
  /** Side of the square button, stage pixels. */
  side: number;
  testId: string;
  /** True while the letters are shown. */
  revealed: boolean;
  onPress: () => void;
}

const ICON = 36;

/** The button at the end of a masked field: toggles between letters and dots, and keeps focus. */
export function RevealButton({ x, side, testId, revealed, onPress }: RevealButtonProps) {
  const { radius } = useTheme();
  const text = useText();
  return (
    <IconButton
      icon={revealed ? 'eye' : 'eyeClosed'}
      size={ICON}
      side={side}
      radius={radius}
      x={x}
      label={text(revealed ? 'signIn.hidePassword' : 'signIn.showPassword')}
      testId={testId}
      checked={revealed}
      onPress={onPress}
    />
  );
}
