import { Text, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Ref } from 'react';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';

interface FilterButtonProps {
  /** Name of the filter: 'Genre'. */
  name: string;
  /** Selected option: 'Crime'; '' for none. */
  choice: string;
  /** True when the selection differs from the listing's default. */
  chosen: boolean;
  /** True while its list of options is open. */
  open: boolean;
  testId: string;
  onPress: () => void;
  ref?: Ref<NodeHandle>;
}

/** As high as a button. */
const H = 72;
const LETTERS = { size: 24, lineHeight: 34 } as const;
/** Three such buttons and the one that clears fit on a line whatever is selected. */
const MAX_CHOICE_W = 280;
const FADE = { color: { duration: 120 } } as const;

/** A button of the filter bar: the name of the filter and what is selected in it. */
export function FilterButton({ name, choice, chosen, open, testId, onPress, ref }: FilterButtonProps) {
  const { colors, buttonRadius } = useTheme();
  const text = useText();
  const lit = { color: colors.onAccent };
  return (
    <View
      ref={ref}
      h={H}
      flow="row"
      align="center"
      gap={12}
      padding={[0, 28]}
      radius={buttonRadius}
      color={withAlpha(colors.button, 0.86)}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      label={choice === '' ? name : text('list.choice', { filter: name, choice })}
      testId={testId}
      expanded={open}
      focusable
      ring={false}
      onPress={onPress}
    >
      <Text
        {...LETTERS}
        color={colors.onButton}
        alpha={0.75}
        parentFocusedStyle={{ ...lit, alpha: 1 }}
        transition={FADE}
      >
        {name}
      </Text>
      <Text
        {...LETTERS}
        weight={700}
        maxWidth={MAX_CHOICE_W}
        visible={choice !== ''}
        color={chosen ? colors.accentText : colors.onButton}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {choice}
      </Text>
    </View>
  );
}
