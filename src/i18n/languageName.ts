/** Names of languages: as their own speakers write them, or in another language. */

/** The two the specification names: sets with a small table of languages know neither. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', pa: 'ਪੰਜਾਬੀ' };

/** What a table of languages can be asked about: it throws at anything else. */
const CODE = /^[a-z]{2,3}$/;

/**
 * @param code two letters; one nobody knows is its own name
 * @param inLanguage two letters. Default: the language itself
 */
export function languageName(code: string, inLanguage = code): string {
  const known = NAMES[code];
  if (known !== undefined && inLanguage === code) return known;
  if (!CODE.test(code) || !CODE.test(inLanguage)) return code.toUpperCase();
  const named = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'code' }).of(code);
  return named === undefined || named === code ? code.toUpperCase() : named;
}
