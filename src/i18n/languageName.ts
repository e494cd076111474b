/** Names of languages: as their own speakers write them, or in another language. */

/** The two the specification names, in both: the tables of many sets know no name in Punjabi, and of some none of either. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { en: 'English', pa: 'Punjabi' },
  pa: { en: 'ਅੰਗਰੇਜ਼ੀ', pa: 'ਪੰਜਾਬੀ' },
};

/** What a table of languages can be asked about: it throws at anything else. */
const CODE = /^[a-z]{2,3}$/;

/**
 * In English where the set's table has no name in that language.
 * @param code two letters; one nobody knows is its own name
 * @param inLanguage two letters. Default: the language itself
 */
export function languageName(code: string, inLanguage = code): string {
  return nameIn(code, inLanguage) ?? nameIn(code, 'en') ?? code.toUpperCase();
}

function nameIn(code: string, inLanguage: string): string | undefined {
  const known = NAMES[inLanguage]?.[code];
  if (known !== undefined || !CODE.test(code) || !CODE.test(inLanguage)) return known;
  const named = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(code);
  return named === code ? undefined : named;
}
