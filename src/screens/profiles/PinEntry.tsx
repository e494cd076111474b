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
  onCorrect: () => void;
  onCancel: () => void;
}

const PANEL = { w: 880, h: 800 } as const;
const PAD = 56;
const BOXES_Y = 148;
const MESSAGE_Y = 254;
const KEYS_Y = 318;
const HINT_Y = KEYS_Y + KEYPAD.h + 36;

/**
 * The PIN dialog of a locked profile: four masked boxes and a keypad over the screen. Back and cancel change nothing
 * [PIN-01, PIN-07].
 */
export function PinEntry({ profile, onCorrect, onCancel }: PinEntryProps) {
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
  const message = entry.wrong ? text('validation.wrongPin') : null;

  return (
    <Dialog
      label={title}
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
