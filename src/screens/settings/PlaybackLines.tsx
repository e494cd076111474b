import { useCallback } from 'react';
import type { ReactElement } from 'react';
import { Column, View } from '../../../renderer';
import { SWITCHES } from '../../domain/preferences';
import type { SwitchName } from '../../domain/preferences';
import { useText, useTexts } from '../../i18n';
import { withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { valueName } from './languageOptions';
import type { LanguageSetting } from './languageOptions';
import { INNER, LINE, LINES } from './layout';
import { ChoiceLine, SwitchLine } from './PreferenceLine';
import type { ChangeablePreferences } from './usePreferences';

interface PlaybackLinesProps extends ChangeablePreferences {
  /** What the view begins with; it scrolls with the lines. */
  above: ReactElement;
  /** Its height, stage pixels. */
  aboveH: number;
  /** It has buttons. */
  hasButtons: boolean;
  /** False leaves the lines out: what is above may still get buttons, which have the first focus. */
  ready: boolean;
  onLanguage: (setting: LanguageSetting) => void;
}

type LineName = 'above' | 'heading' | SwitchName | LanguageSetting;

const ONLY_ABOVE: readonly LineName[] = ['above'];
const ALL: readonly LineName[] = ['above', 'heading', ...SWITCHES, 'audioLanguage', 'subtitles'];
const HEADING = { above: 36, name: 40, gap: 4, note: 28, h: 36 + 40 + 4 + 28 + 12 } as const;
/** Where the focused line rests: two stay in sight below it, the second in the fade. */
const PIN_Y = LINES.h - 3 * (LINE.h + LINE.gap);
/** Lower where no key leads back to what is above: it does not scroll away at the first line. */
const LOW_PIN_Y = LINES.h - LINES.fade - LINE.h;
const FADE_STOPS = [0, 1] as const;

const keyOf = (line: LineName): string => line;
const typeOf = (line: LineName): string =>
  line === 'above' || line === 'heading' ? line : isLanguage(line) ? 'language' : 'switch';
const isLanguage = (line: LineName): line is LanguageSetting =>
  line === 'audioLanguage' || line === 'subtitles';

/** How titles are played: switches and languages, one press each, below what the view begins with [SUB-17]. */
export function PlaybackLines(props: PlaybackLinesProps) {
  const { above, aboveH, hasButtons, ready, preferences, change, onLanguage } = props;
  const text = useText();
  const language = useTexts().language();
  const { colors } = useTheme();
  const heightOf = useCallback(
    (line: LineName) => (line === 'above' ? aboveH : line === 'heading' ? HEADING.h : LINE.h),
    [aboveH],
  );
  const renderLine = useCallback(
    (line: LineName) => {
      if (line === 'above')
        return (
          <View x={LINE.inset} group="column">
            {above}
          </View>
        );
      if (line === 'heading') return <Heading />;
      const name = text(`settings.${line}`);
      if (isLanguage(line)) {
        const value = valueName(line, preferences[line], { text, language });
        return <ChoiceLine id={line} name={name} value={value} onPress={() => onLanguage(line)} />;
      }
      const on = preferences[line];
      const state = text(on ? 'settings.on' : 'settings.off');
      return (
        <SwitchLine id={line} name={name} on={on} state={state} onPress={() => change({ [line]: !on })} />
      );
    },
    [above, preferences, change, onLanguage, text, language],
  );
  return (
    <>
      <Column
        listKey="account"
        label={text('settings.account')}
        testId="account-lines"
        x={LINES.x}
        w={LINE.w}
        h={LINES.h}
        clip
        items={ready ? ALL : ONLY_ABOVE}
        itemKey={keyOf}
        itemType={typeOf}
        itemHeight={heightOf}
        gap={LINE.gap}
        pinY={hasButtons ? PIN_Y : LOW_PIN_Y}
        endInset={LINES.fade}
        renderItem={renderLine}
      />
      <View
        x={LINES.x}
        y={LINES.h - LINES.fade}
        w={LINE.w}
        h={LINES.fade}
        gradient={{
          angle: Math.PI / 2,
          colors: [withAlpha(colors.settingsBase, 0), colors.settingsBase],
          stops: FADE_STOPS,
        }}
      />
    </>
  );
}

/** Says how long what is chosen holds. */
function Heading() {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View x={LINE.inset} y={HEADING.above} flow="column" gap={HEADING.gap}>
      <Label type="heading" role="heading" maxWidth={INNER} color={colors.textOnSettings}>
        {text('settings.playback')}
      </Label>
      <Label type="label" maxWidth={INNER} color={colors.dimTextOnSettings} testId="playback-note">
        {text('settings.playbackNote')}
      </Label>
    </View>
  );
}
