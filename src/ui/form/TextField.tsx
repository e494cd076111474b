/**
 * A text input: label, box with caret, validation error. It is written by the on-screen keyboard beside it and, while
 * it has focus, by number keys and a hardware keyboard [KEYB-08].
 *
 * ```tsx
 * <TextField id="email" label={text('signIn.email')} value={email} onChange={setEmail} w={820} active />
 * ```
 *
 * A masked field shows dots, also in the semantics tree, until the button at its end is pressed.
 */
import { useState } from 'react';
import type { Ref } from 'react';
import { Text, View } from '../../../renderer';
import type { FocusReason, NodeHandle } from '../../../renderer';
import { TYPE } from '../../theme';
import { Label } from '../Label';
import { maskText } from '../keyboard/edit';
import { useTyping } from '../keyboard/useTyping';
import { useTheme } from '../ThemeContext';
import { RevealButton } from './RevealButton';

/** Props of `TextField`; lengths are stage pixels. */
export interface TextFieldProps {
  /** Focus key and test id of the box; the error's has '-error' appended. */
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Width including the button of a masked field, stage pixels. */
  w: number;
  /** Stage pixels. Default 0. */
  x?: number;
  /** Stage pixels. Default 0. */
  y?: number;
  /** Dots instead of letters, with a button that shows them. Default false. */
  masked?: boolean;
  /** Validation error below the box, up to two lines. Default: none. */
  error?: string | null;
  /** Maximum number of letters; further input is ignored. Default: no limit. */
  maxLength?: number;
  /** The on-screen keyboard writes into this field: shows caret and border. Default false. */
  active?: boolean;
  /** Takes focus when it mounts. Default false. */
  autoFocus?: boolean;
  onFocus?: (reason: FocusReason) => void;
  /** OK or a click: open the keyboard or focus it. */
  onPress?: () => void;
  /** Enter on a hardware keyboard after typing: focus the next control. */
  onDone?: () => void;
  /** The box. */
  ref?: Ref<NodeHandle>;
}

/** Heights, stage pixels. A field with one line of error, or room for it, is 172 high. */
const LABEL_H = 42;
const BOX_H = 72;
/** Gap above an error, clear of the focus ring, and below it. */
const ERROR_GAP = { above: 12, below: 18 } as const;
const ERROR_H = ERROR_GAP.above + TYPE.label.lineHeight + ERROR_GAP.below;
const PAD = 24;
const CARET = { w: 3, h: 38, gap: 3 } as const;
/** Larger than body text, because it is read letter by letter. */
const LETTERS = { size: 30, lineHeight: 42 } as const;
const REVEAL_GAP = 12;

/** Heights of a field's parts and of the whole field, stage pixels. */
export const FIELD = { labelHeight: LABEL_H, boxHeight: BOX_H, height: LABEL_H + BOX_H + ERROR_H } as const;

/** A text input of one line. The parent owns the value: a key calls `onChange` with the resulting text. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    value,
    onChange,
    w,
    x,
    y,
    masked = false,
    error = null,
    maxLength,
    active = false,
  } = props;
  const { autoFocus, onFocus, onPress, onDone, ref } = props;
  const { colors, radius } = useTheme();
  const [revealed, setRevealed] = useState(false);
  const typing = useTyping({ value, onChange, maxLength, onDone });
  const shown = masked && !revealed ? maskText(value) : value;
  const boxW = masked ? w - BOX_H - REVEAL_GAP : w;
  const edge = error === null ? (active ? colors.text : colors.button) : colors.errorText;
  return (
    <View x={x} y={y} w={w} flow="column">
      <View h={LABEL_H} w={w}>
        <Label type="label" dim={!active} maxWidth={w}>
          {label}
        </Label>
      </View>
      <View w={w} h={BOX_H} group="row" remember={false}>
        <View
          ref={ref}
          w={boxW}
          h={BOX_H}
          radius={radius}
          color={colors.button}
          border={{ width: 2, color: edge }}
          focusable
          focusKey={id}
          testId={id}
          autoFocus={autoFocus}
          role="textbox"
          label={label}
          value={shown}
          onFocus={onFocus}
          onPress={onPress}
          onText={typing.onText}
          onKey={typing.onKey}
        >
          <View x={PAD} w={boxW - 2 * PAD} h={BOX_H} flow="row" align="center" gap={CARET.gap}>
            <Text
              {...LETTERS}
              color={colors.onButton}
              ellipsis="start"
              maxWidth={boxW - 2 * PAD - CARET.gap - CARET.w}
            >
              {shown}
            </Text>
            <View w={CARET.w} h={CARET.h} radius={1} color={colors.accentText} visible={active} />
          </View>
        </View>
        {masked && (
          <RevealButton
            x={boxW + REVEAL_GAP}
            side={BOX_H}
            testId={`${id}-reveal`}
            revealed={revealed}
            onPress={() => setRevealed(!revealed)}
          />
        )}
      </View>
      {error === null ? (
        <View h={ERROR_H} w={w} />
      ) : (
        <View flow="column">
          <View h={ERROR_GAP.above} />
          <Label
            type="label"
            role="alert"
            testId={`${id}-error`}
            maxWidth={w}
            maxLines={2}
            color={colors.errorText}
          >
            {error}
          </Label>
          <View h={ERROR_GAP.below} />
        </View>
      )}
    </View>
  );
}
