import { memo } from 'react';
import { View } from '../../../renderer';
import { withAlpha } from '../../theme';
import { Icon } from '../Icon';
import { Label } from '../Label';
import { useTheme } from '../ThemeContext';
import { ROW } from './layout';

/** What can be chosen, in the viewer's words. */
export interface Option {
  /** Stable while the panel is open. */
  readonly id: string;
  readonly name: string;
  /** What tells it from one of the same name, or more about it; '' for nothing. */
  readonly detail: string;
  readonly chosen: boolean;
}

interface OptionRowProps extends Option {
  w: number;
  testId: string;
  onChoose: (id: string) => void;
}

const INSET = 16;
const TICK = 26;
const WORDS_X = INSET + TICK + 14;
const FADE = { color: { duration: 120 } } as const;

/** One of several that exclude each other: a tick marks the chosen one. Every row has the same nodes: lists recycle it. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, name, detail, chosen, w, testId, onChoose } = props;
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  const wordsW = w - WORDS_X - INSET;
  return (
    <View
      w={w}
      h={ROW.h}
      radius={buttonRadius}
      color={withAlpha(colors.accent, 0)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="radio"
      label={detail === '' ? name : `${name}, ${detail}`}
      testId={`${testId}-${id}`}
      checked={chosen}
      focusable
      ring={false}
      onPress={() => onChoose(id)}
    >
      <Icon
        name="tick"
        size={TICK}
        x={INSET}
        y={(ROW.h - TICK) / 2}
        visible={chosen}
        color={colors.accentText}
        parentFocusedStyle={lit}
        transition={FADE}
      />
      <View x={WORDS_X} h={ROW.h} flow="column" justify="center">
        <Label
          weight={chosen ? 700 : 400}
          maxWidth={wordsW}
          marquee
          parentFocusedStyle={lit}
          transition={FADE}
        >
          {name}
        </Label>
        <Label
          size={20}
          lineHeight={24}
          dim
          maxWidth={wordsW}
          visible={detail !== ''}
          parentFocusedStyle={lit}
          transition={FADE}
        >
          {detail}
        </Label>
      </View>
    </View>
  );
});
