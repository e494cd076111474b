/** A language as its own speakers write it. */

/** The two the specification names: sets with a small table of languages know neither. */
const NAMES: Readonly<Record<string, string>> = { en: 'English', pa: 'ਪੰਜਾਬੀ' };

/** @param code two letters; one nobody knows is its own name */
export function languageName(code: string): string {
  const known = NAMES[code];
  if (known !== undefined) return known;
  const named = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code);
  return named === undefined || named === code ? code.toUpperCase() : named;
}
