/** Names of countries in the viewer's language. */

/** ISO 3166: two letters, or three digits for a region. `Intl.DisplayNames` throws at anything else. */
const CODE = /^(?:[A-Z]{2}|\d{3})$/;
/** ICU's code for a place nobody knows, which it calls 'Unknown Region'. */
const NOWHERE = 'ZZ';

const LANGUAGE = /^[a-z]{2,3}$/i;

/** Gives the name of a country; a code without a name is its own. */
export type CountryNames = (code: string) => string;

/**
 * Names as the catalogue has them, else as the engine does, else in English. The catalogue comes first because engines say
 * that they know a language of which they have no names: Chromium calls India 'India' in Punjabi.
 * @param catalogue the text `country.names`: 'IN India, GB United Kingdom', empty where the engine's names are right
 */
export function countryNames(language: string, catalogue: string): CountryNames {
  const known = new Map(
    catalogue
      .split(', ')
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );
  const engine = new Intl.DisplayNames(LANGUAGE.test(language) ? [language, 'en'] : ['en'], {
    type: 'region',
    fallback: 'none',
  });
  return (code) =>
    known.get(code) ?? (CODE.test(code) && code !== NOWHERE ? engine.of(code) : undefined) ?? code;
}
