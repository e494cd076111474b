import { View } from '../../../renderer';
import { IconButton } from '../../ui/IconButton';
import type { IconButtonProps } from '../../ui/IconButton';
import { Label } from '../../ui/Label';
import { BUTTON_H, WORD } from './layout';

interface RoundButtonProps extends Pick<
  IconButtonProps,
  'icon' | 'testId' | 'focusKey' | 'checked' | 'onPress'
> {
  /** What the button does, below it while it has focus. */
  word: string;
  /** For the voice guide, where it says more. Default: the word. */
  label?: string;
}

const ICON = 32;
/** The word is centred below the button: beside it, it would move the buttons that follow. */
const WORD_W = 400;
const SHOWN = { alpha: 1 } as const;
const FADE = { alpha: { duration: 120 } } as const;

/** A round button beside those with captions. Its word appears on focus and takes no room, so nothing moves. */
export function RoundButton({ word, label = word, ...rest }: RoundButtonProps) {
  return (
    <IconButton {...rest} size={ICON} side={BUTTON_H} radius={BUTTON_H / 2} label={label}>
      <View
        x={(BUTTON_H - WORD_W) / 2}
        y={BUTTON_H + WORD.gap}
        w={WORD_W}
        h={WORD.h}
        flow="row"
        justify="center"
        alpha={0}
        parentFocusedStyle={SHOWN}
        transition={FADE}
      >
        <Label type="label" maxWidth={WORD_W}>
          {word}
        </Label>
      </View>
    </IconButton>
  );
}
