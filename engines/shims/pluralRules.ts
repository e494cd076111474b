/** Intl.PluralRules, Chromium 63: for languages with the two forms 'one' and 'other', which English is among. */

/** In these 0 is one, as 1 is: CLDR's rule `i = 0 or n = 1`. */
const NONE_IS_ONE = ['am', 'as', 'bn', 'fa', 'fr', 'gu', 'hi', 'kn', 'pa', 'zu'];

if (!('PluralRules' in Intl)) {
  class PluralRules {
    private readonly noneIsOne: boolean;
    constructor(locales?: string | string[]) {
      const [locale = 'en'] = ([] as string[]).concat(locales ?? []);
      this.noneIsOne = NONE_IS_ONE.includes(locale.slice(0, 2));
    }
    select(count: number): 'one' | 'other' {
      return count === 1 || (count === 0 && this.noneIsOne) ? 'one' : 'other';
    }
    resolvedOptions(): { pluralCategories: string[] } {
      return { pluralCategories: ['one', 'other'] };
    }
  }
  Object.assign(Intl, { PluralRules });
}
