/** Languages of the product and its static texts. `GET /platform-language`, `GET /translations/{language}.json`. */
import * as v from 'valibot';
import { entity, list, optional, parser } from './tolerance';

export const DEFAULT_LANGUAGE = 'en';
/** Those the specification names: offered when the service lists none. */
export const NAMED_LANGUAGES: readonly string[] = ['en', 'pa'];
export const DEFAULT_COUNTRY = 'IN';

const code = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

export const PlatformLanguageSchema = entity('platformLanguage', {
  defaultLanguageIsoCode: optional(code, DEFAULT_LANGUAGE),
  availableLanguagesIsoCodes: list(code, (one) => one),
});
export type PlatformLanguage = v.InferOutput<typeof PlatformLanguageSchema>;
export const parsePlatformLanguage = parser('platformLanguage', PlatformLanguageSchema);

/** Text by key; values that are not text are left out. */
export const TranslationsSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((texts): Record<string, string> =>
    Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  ),
);
export type Translations = v.InferOutput<typeof TranslationsSchema>;
export const parseTranslations = parser('translations', TranslationsSchema);
