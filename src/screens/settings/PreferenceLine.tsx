/** Lines of the settings that are pressed: a name on the left, its state on the right. */
import type { ReactNode } from 'react';
import { View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { LINE } from './layout';

interface SwitchLineProps {
  id: string;
  name: string;
  on: boolean;
  /** The word of its state. */
  state: string;
  onPress: () => void;
}

interface ChoiceLineProps {
  id: string;
  name: string;
  value: string;
  onPress: () => void;
}

const TEXT_Y = (LINE.h - 36) / 2;
const TRACK = { w: 68, h: 38 } as const;
const KNOB = { side: 28, inset: 5 } as const;
const CHEVRON = 24;
const FADE = { color: { duration: 120 } } as const;
const SLIDE = { x: { duration: 150, easing: 'ease-out' }, ...FADE } as const;

/** One press turns it over. */
export function SwitchLine({ id, name, on, state, onPress }: SwitchLineProps) {
  const { colors } = useTheme();
  const lit = { color: colors.onAccent };
  const trackX = LINE.w - LINE.inset - TRACK.w;
  const wordX = trackX - 24;
  return (
    <Line id={id} name={name} role="switch" checked={on} nameW={wordX - 160} onPress={onPress}>
      <Label
        x={wordX - 140}
        y={TEXT_Y}
        w={140}
        maxLines={1}
        textAlign="right"
        color={colors.dimTextOnSettings}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {state}
      </Label>
      <View
        x={trackX}
        y={(LINE.h - TRACK.h) / 2}
        w={TRACK.w}
        h={TRACK.h}
        radius={TRACK.h / 2}
        color={on ? colors.accent : withAlpha(colors.textOnSettings, 0.26)}
        parentFocusedStyle={{ color: on ? colors.onAccent : withAlpha(colors.onAccent, 0.36) }}
        transition={FADE}
      />
      <View
        x={trackX + (on ? TRACK.w - KNOB.inset - KNOB.side : KNOB.inset)}
        y={(LINE.h - KNOB.side) / 2}
        w={KNOB.side}
        h={KNOB.side}
        radius={KNOB.side / 2}
        color={on ? colors.onAccent : colors.textOnSettings}
        parentFocusedStyle={{ color: on ? colors.accent : colors.onAccent }}
        transition={SLIDE}
      />
    </Line>
  );
}

/** A press opens what can be chosen. */
export function ChoiceLine({ id, name, value, onPress }: ChoiceLineProps) {
  const { colors } = useTheme();
  const lit = { color: colors.onAccent };
  const chevronX = LINE.w - LINE.inset - CHEVRON;
  const valueX = LINE.w / 2;
  return (
    <Line id={id} name={name} role="button" value={value} nameW={valueX - LINE.inset - 24} onPress={onPress}>
      <Label
        x={valueX}
        y={TEXT_Y}
        w={chevronX - 16 - valueX}
        maxLines={1}
        textAlign="right"
        color={colors.dimTextOnSettings}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {value}
      </Label>
      <Icon
        name="chevron"
        size={CHEVRON}
        x={chevronX}
        y={(LINE.h - CHEVRON) / 2}
        color={colors.dimTextOnSettings}
        parentFocusedStyle={lit}
        transition={FADE}
      />
    </Line>
  );
}

interface LineProps {
  id: string;
  name: string;
  role: 'switch' | 'button';
  checked?: boolean;
  value?: string;
  /** Room of the name, stage pixels. */
  nameW: number;
  onPress: () => void;
  children: ReactNode;
}

function Line({ id, name, nameW, children, ...rest }: LineProps) {
  const { colors, buttonRadius } = useTheme();
  return (
    <View
      w={LINE.w}
      h={LINE.h}
      radius={buttonRadius}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      label={name}
      testId={`setting-${id}`}
      focusKey={`setting-${id}`}
      focusable
      ring={false}
      {...rest}
    >
      <Label
        x={LINE.inset}
        y={TEXT_Y}
        maxWidth={nameW}
        color={colors.textOnSettings}
        parentFocusedStyle={{ color: colors.onAccent }}
        transition={FADE}
        marquee
      >
        {name}
      </Label>
      {children}
    </View>
  );
}
