import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { nextName } from '../../player/followingView';
import type { NextTitle } from '../../player/followingView';
import { Button } from '../../ui/Button';
import { DialogPanel } from '../../ui/Dialog';
import { HeroArt } from '../../ui/HeroArt';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

interface StillWatchingProps {
  /** The title that would follow. */
  next: NextTitle | null;
  /** Its artwork takes the place of the picture, when there is none any more. */
  art: boolean;
  imageBase: string;
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
export function StillWatching({ next, art, imageBase, onContinue, onBack }: StillWatchingProps) {
  const { colors } = useTheme();
  const text = useText();
  const question = text('player.stillWatching');
  const column = { x: 48, w: PANEL.w - 96, textAlign: 'center' } as const;
  return (
    <View w={STAGE.w} h={STAGE.h} zIndex={100} role="dialog" label={question} testId="still-watching" trap>
      {art && next?.asset && <HeroArt asset={next.asset} imageBase={imageBase} />}
      <View w={STAGE.w} h={STAGE.h} color={colors.veil} />
      <DialogPanel {...PANEL}>
        <Label type="title" role="heading" {...column} y={52} color={colors.textOnBase}>
          {question}
        </Label>
        <Label {...column} y={122} maxLines={1} color={colors.dimTextOnBase}>
          {next === null ? '' : nextName(next)}
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
