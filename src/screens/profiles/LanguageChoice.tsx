import type { Ref } from 'react';
import { Text, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { languageName, useText } from '../../i18n';
import { useSettings } from '../../session';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';

interface LanguageChoiceProps {
  /** ISO 639-1 code, two letters. */
  value: string;
  onChange: (language: string) => void;
  /** `focus()` focuses the selected language. */
  ref?: Ref<NodeHandle>;
}

/** Languages on a line; a deployment with more gets further lines. */
const COLUMNS = 5;
const CHIP = { w: 238, h: 60, gap: 16 } as const;
const FADE = { color: { duration: 120 } } as const;

/** The languages a profile can have, one of them selected. Each is named in its own language. */
export function LanguageChoice({ value, onChange, ref }: LanguageChoiceProps) {
  const text = useText();
  const offered = useSettings((state) => state.languages);
  // A profile may have a language that is no longer offered: it stays selected until another is chosen.
  const languages = offered.includes(value) ? offered : [value, ...offered];
  const lines = Math.ceil(languages.length / COLUMNS);
  return (
    <View flow="column" gap={12}>
      <Label type="label" dim>
        {text('profiles.language')}
      </Label>
      <View
        ref={ref}
        h={lines * (CHIP.h + CHIP.gap) - CHIP.gap}
        w={COLUMNS * (CHIP.w + CHIP.gap) - CHIP.gap}
        group="grid"
        columns={COLUMNS}
        remember={false}
        role="group"
        label={text('profiles.language')}
        testId="languages"
      >
        {languages.map((language, index) => (
          <Chip
            key={language}
            x={(index % COLUMNS) * (CHIP.w + CHIP.gap)}
            y={Math.floor(index / COLUMNS) * (CHIP.h + CHIP.gap)}
            language={language}
            chosen={language === value}
            onPress={() => onChange(language)}
          />
        ))}
      </View>
    </View>
  );
}

interface ChipProps {
  x: number;
  y: number;
  language: string;
  chosen: boolean;
  onPress: () => void;
}

function Chip({ x, y, language, chosen, onPress }: ChipProps) {
  const { colors, buttonRadius } = useTheme();
  const lit = { color: colors.onAccent };
  return (
    <View
      x={x}
      y={y}
      w={CHIP.w}
      h={CHIP.h}
      flow="row"
      align="center"
      justify="center"
      gap={12}
      radius={buttonRadius}
      color={colors.button}
      focusedStyle={{ color: colors.accent }}
      transition={FADE}
      role="button"
      testId={`language-${language}`}
      checked={chosen}
      focusable
      preferred={chosen}
      ring={false}
      onPress={onPress}
    >
      {chosen && (
        <Icon name="check" size={24} color={colors.accentText} parentFocusedStyle={lit} transition={FADE} />
      )}
      <Text
        size={24}
        lineHeight={34}
        color={colors.onButton}
        maxWidth={CHIP.w - 72}
        parentFocusedStyle={lit}
        transition={FADE}
      >
        {languageName(language)}
      </Text>
    </View>
  );
}
