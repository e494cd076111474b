/** The language of Hisense's menus, which is told in ISO 639-2: 'eng'. */
import { languageCode } from '../common/language';

/** What ISO 639-2 has two codes for: the older one, after the English name, is no tag that engines know. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  bur: 'my',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  tib: 'bo',
  wel: 'cy',
};

/** Those of the product's languages, for engines whose Intl knows no canonical names. */
const TERMINOLOGICAL: Readonly<Record<string, string>> = { eng: 'en', pan: 'pa' };

/** Two letters; null for what is no language. */
export function menuLanguage(told: unknown): string | null {
  const code = typeof told === 'string' ? told.trim().toLowerCase() : '';
  if (!/^[a-z]{3}$/.test(code)) return languageCode(code);
  const known = BIBLIOGRAPHIC[code] ?? TERMINOLOGICAL[code];
  if (known !== undefined) return known;
  try {
    return languageCode(Intl.getCanonicalLocales(code)[0]);
  } catch {
    return null;
  }
}
