import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Button } from '../../ui/Button';
import { DialogPanel } from '../../ui/Dialog';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

interface StillWatchingProps {
  /** Name of the title that would follow. */
  next: string;
  onContinue: () => void;
  onBack: () => void;
}

const PANEL = { w: 900, h: 340 } as const;
const CHOICE_W = 260;
const CHOICES_GAP = 20;

/**
 * The question whether somebody still watches, after three titles that started by themselves. The back key is the
 * player's.
 */
export function StillWatching({ next, onContinue, onBack }: StillWatchingProps) {
  const { colors } = useTheme();
  const text = useText();
  const question = text('player.stillWatching');
  const column = { x: 48, w: PANEL.w - 96, textAlign: 'center' } as const;
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      color={colors.veil}
      role="dialog"
      label={question}
      testId="still-watching"
      trap
    >
      <DialogPanel {...PANEL}>
        <Label type="title" role="heading" {...column} y={52} color={colors.textOnBase}>
          {question}
        </Label>
        <Label {...column} y={122} maxLines={1} color={colors.dimTextOnBase}>
          {next}
        </Label>
        <View
          x={(PANEL.w - 2 * CHOICE_W - CHOICES_GAP) / 2}
          y={PANEL.h - 72 - 52}
          flow="row"
          gap={CHOICES_GAP}
          group="row"
        >
          <Button w={CHOICE_W} testId="still-watching-continue" autoFocus onPress={onContinue}>
            {text('player.continue')}
          </Button>
          <Button w={CHOICE_W} testId="still-watching-back" onPress={onBack}>
            {text('player.backOut')}
          </Button>
        </View>
      </DialogPanel>
    </View>
  );
}
