/** What the choice of a language for audio or subtitles lists, in the viewer's words. Pure. */
import type { Preferences } from '../../domain/preferences';
import { languageName } from '../../i18n';
import type { GetText } from '../../i18n';
import type { Option } from '../../ui/options/OptionRow';

/** Which language is chosen. */
export type LanguageSetting = 'audioLanguage' | 'subtitles';

/** Words and language of the viewer. */
export interface LanguageWords {
  readonly text: GetText;
  /** Two letters. */
  readonly language: string;
}

/** Subtitles without a language of their own. */
const WITHOUT_LANGUAGE = ['auto', 'off'] as const;

/** The word for a value of a setting: 'Punjabi', 'Off'. */
export function valueName(
  setting: LanguageSetting,
  value: string,
  { text, language }: LanguageWords,
): string {
  if (setting === 'subtitles' && value === 'auto') return text('settings.subtitlesAuto');
  if (setting === 'subtitles' && value === 'off') return text('settings.off');
  return languageName(value, language);
}

/** The languages on offer and the chosen one, by their names; before them what subtitles can be besides. */
export function languageOptions(
  setting: LanguageSetting,
  preferences: Pick<Preferences, LanguageSetting>,
  offered: readonly string[],
  words: LanguageWords,
): readonly Option[] {
  const chosen = preferences[setting];
  const besides: readonly string[] = setting === 'subtitles' ? WITHOUT_LANGUAGE : [];
  const optionOf = (id: string): Option => ({
    id,
    name: valueName(setting, id, words),
    detail: setting === 'subtitles' && id === 'auto' ? words.text('settings.subtitlesAutoHint') : '',
    chosen: id === chosen,
  });
  const languages = [...new Set([...offered, chosen])].filter((id) => !besides.includes(id));
  return [
    ...besides.map(optionOf),
    ...languages.map(optionOf).sort((a, b) => a.name.localeCompare(b.name, words.language)),
  ];
}
