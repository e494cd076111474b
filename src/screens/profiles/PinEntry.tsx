import { useState } from 'react';
import type { Profile } from '../../contract';
import { EMPTY_PIN, eraseDigit, typeDigit } from '../../domain/pin';
import type { PinState } from '../../domain/pin';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Dialog, DialogPanel } from '../../ui/Dialog';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { KEYPAD, Keypad } from './Keypad';
import { PIN_BOXES, PinBoxes } from './PinBoxes';

interface PinEntryProps {
  profile: Profile;
  /** What the PIN is asked for. */
  purpose: 'watch' | 'edit';
  onCorrect: () => void;
  onCancel: () => void;
}

const PANEL = { w: 880, h: 852 } as const;
const PAD = 56;
const PURPOSE_Y = 128;
const BOXES_Y = 200;
const MESSAGE_Y = 306;
const KEYS_Y = 370;
const PURPOSES = { watch: 'profiles.pinToWatch', edit: 'profiles.pinToEdit' } as const;
const HINT_Y = KEYS_Y + KEYPAD.h + 36;

/**
 * The PIN dialog of a locked profile: for whom and what, four masked boxes and a keypad over the screen. Back and cancel change nothing
 * [PIN-01, PIN-07].
 */
export function PinEntry({ profile, purpose, onCorrect, onCancel }: PinEntryProps) {
  const { colors } = useTheme();
  const text = useText();
  const account = useSettings((state) => state.settings?.links.account ?? null);
  const [entry, setEntry] = useState(EMPTY_PIN);

  function change(next: PinState): void {
    setEntry(next);
    if (next.correct) onCorrect();
  }
  const type = (digit: string): void => change(typeDigit(entry, digit, profile.pin ?? ''));
  const title = text('profiles.pinTitle');
  const words = text(PURPOSES[purpose], { name: profile.name });
  const message = entry.wrong ? text('validation.wrongPin') : null;

  return (
    <Dialog
      label={`${title}, ${words}`}
      testId="pin-entry"
      onKey={({ key }) => {
        if (key === 'back') onCancel();
        else if (/^\d$/.test(key)) type(key);
        else return false;
        return true;
      }}
    >
      <DialogPanel {...PANEL}>
        <Label type="title" role="heading" y={PAD} w={PANEL.w} textAlign="center" color={colors.textOnBase}>
          {title}
        </Label>
        <Label
          testId="pin-purpose"
          x={PAD}
          y={PURPOSE_Y}
          w={PANEL.w - 2 * PAD}
          maxWidth={PANEL.w - 2 * PAD}
          textAlign="center"
          color={colors.textOnBase}
        >
          {words}
        </Label>
        <PinBoxes
          x={(PANEL.w - PIN_BOXES.w) / 2}
          y={BOXES_Y}
          entered={entry.digits.length}
          wrong={entry.wrong}
        />
        {message !== null && (
          <Label
            role="alert"
            testId="pin-wrong"
            y={MESSAGE_Y}
            w={PANEL.w}
            textAlign="center"
            color={colors.textOnBase}
          >
            {message}
          </Label>
        )}
        <Keypad
          x={(PANEL.w - KEYPAD.w) / 2}
          y={KEYS_Y}
          onDigit={type}
          onErase={() => change(eraseDigit(entry))}
          onCancel={onCancel}
        />
        {account !== null && (
          <Label
            type="label"
            testId="pin-hint"
            x={PAD}
            y={HINT_Y}
            w={PANEL.w - 2 * PAD}
            maxWidth={PANEL.w - 2 * PAD}
            maxLines={2}
            textAlign="center"
            color={colors.dimTextOnBase}
          >
            {text('profiles.pinHint', { url: account })}
          </Label>
        )}
      </DialogPanel>
    </Dialog>
  );
}
