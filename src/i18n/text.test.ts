import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { en } from './en';
import { enAccount } from './enAccount';
import { enAsset } from './enAsset';
import { enDates } from './enDates';
import { enKeyboard } from './enKeyboard';
import { enLegal } from './enLegal';
import { enListing } from './enListing';
import { enPlans } from './enPlans';
import { enPlayer } from './enPlayer';
import { enSearch } from './enSearch';
import { enTitles } from './enTitles';
import { languageName } from './languageName';
import { createTexts } from './text';

const file = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../tests/service/translations/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map((match) => match[0]).sort();
const never = async (): Promise<Record<string, string>> => {
  throw new Error('not reachable');
};

describe('catalogue', () => {
  it('[SHELL-22] English is built in and needs no translations', async () => {
    const texts = createTexts(never);
    expect(texts.language()).toBe('en');
    expect(texts.text('welcome.continueAsGuest')).toBe('Continue as guest');
    await texts.use('en');
    expect(texts.text('welcome.termsAndConditions')).toBe('Terms & Conditions');
  });

  it('[ERR-10] the error code and the version are filled in', () => {
    const { text, addEnglish } = createTexts(never);
    addEnglish(enSearch);
    expect(text('app.errorCode', { code: 'no_profiles' })).toBe('Error code: no_profiles');
    expect(text('app.version', { version: '1.5.1' })).toBe('Version: 1.5.1');
    expect(text('search.noResults', { query: '<b>&' })).toBe('No results for <b>&');
  });

  it.each([
    'There was an error - please refresh the page or contact admin',
    'Network error occurred. Try to refresh app or contact with our support.',
    'Network error occurred. Please try connect again later.',
    'An error occurred',
    "Page doesn't exist",
    'Your request to reset your password has expired or the link has already been used',
    'Something went wrong. Please relogin!',
    'Page do not contain any content',
    'Email address in invalid',
    "Password's doesn't match",
    "Don't have an account? Register now!",
    'Something went wrong with playback',
    "You don't have permission to watch this content",
    "We're sorry but this title is age-restricted",
    'Your payment has failed. Please try a different payment method',
    'Please check that you have read and agree to the Terms of Service',
    'Play trailer',
    'Watch live',
    'Sign in to watch',
    'Continue watching',
    'Upgrade to watch',
    'Watch again',
    'Watch',
  ])("holds the specification's text verbatim: %s", (text) => {
    expect(Object.values({ ...en, ...enAccount, ...enPlayer, ...enTitles })).toContain(text);
  });

  it.each([
    ['emailRequired', 'Email address is required'],
    ['passwordRequired', 'Password is required'],
    ['emailInvalid', 'Email address in invalid'],
    ['registrationEmailRequired', 'Email is required'],
    ['registrationEmailInvalid', 'Email is invalid'],
    ['passwordTooShort', 'Password must be at least 8 characters'],
    ['passwordMismatch', "Password's doesn't match"],
  ] as const)(
    '[AUTH-03, AUTH-04, AUTH-05, AUTH-11, REG-03, REG-04, REG-05] the problem %s reads: %s',
    (problem, words) => expect(enAccount[`validation.${problem}`]).toBe(words),
  );

  it('[SHELL-24] another language replaces the texts, and keys it lacks fall back to English', async () => {
    const texts = createTexts(async () => ({ 'welcome.signIn': 'ਸਾਈਨ ਇਨ ਕਰੋ' }));
    const english = texts.text;
    const told: unknown[] = [];
    const stop = texts.subscribe(() => told.push(texts.text));
    await texts.use('pa');
    expect(texts.text('welcome.signIn')).toBe('ਸਾਈਨ ਇਨ ਕਰੋ');
    expect(texts.text('welcome.continueAsGuest')).toBe('Continue as guest');
    stop();
    await texts.use('en');
    expect(told).toHaveLength(1);
    expect(told[0]).not.toBe(english);
  });

  it('a language is loaded once, and the later of two choices wins whatever arrives first', async () => {
    const asked: string[] = [];
    const answers = new Map<string, (texts: Record<string, string>) => void>();
    const texts = createTexts((language) => {
      asked.push(language);
      return new Promise((resolve) => answers.set(language, resolve));
    });
    const slow = texts.use('pa');
    const quick = texts.use('hi');
    answers.get('hi')?.({ 'app.ok': 'hi' });
    await quick;
    answers.get('pa')?.({ 'app.ok': 'pa' });
    await slow;
    expect(texts.language()).toBe('hi');
    await texts.use('pa');
    expect(asked).toEqual(['pa', 'hi']);
    expect(texts.text('app.ok')).toBe('pa');
  });

  it('a preloaded language is used at once', async () => {
    const load = vi.fn(async () => ({ 'app.ok': 'ਠੀਕ ਹੈ' }));
    const texts = createTexts(load);
    await Promise.all([texts.prepare('pa'), texts.prepare('pa')]);
    expect(texts.text('app.ok')).toBe('OK');
    await texts.use('pa');
    expect(texts.text('app.ok')).toBe('ਠੀਕ ਹੈ');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a language that fails to load is reported, keeps English, and is requested again', async () => {
    let reachable = false;
    const texts = createTexts(async (language) => {
      if (!reachable && language === 'hi') throw new Error('not reachable');
      return { 'app.ok': language };
    });
    await texts.use('pa');
    await expect(texts.use('hi')).rejects.toThrow('not reachable');
    expect([texts.language(), texts.text('app.ok')]).toEqual(['en', 'OK']);
    reachable = true;
    await texts.use('hi');
    expect(texts.text('app.ok')).toBe('hi');
  });
});

describe('texts of a lazily loaded screen', () => {
  it('are English until the language has them, and do not replace what is built in', async () => {
    const texts = createTexts(async () => ({ 'player.play': 'ਚਲਾਓ' }));
    texts.addEnglish({ ...enPlayer, 'app.ok': 'another' });
    texts.addEnglish(enPlayer);
    expect([texts.text('player.play'), texts.text('app.ok')]).toEqual(['Play', 'OK']);
    await texts.use('pa');
    expect([texts.text('player.play'), texts.text('player.pause')]).toEqual(['ਚਲਾਓ', 'Pause']);
  });
});

describe('a text with a count', () => {
  it.each([
    ['en', 'facts.seasons', 1, '1 season'],
    ['en', 'facts.seasons', 2, '2 seasons'],
    ['en', 'list.titles', 0, '0 titles'],
    ['en', 'plans.everyMonth', 1, 'a month'],
    ['en', 'plans.everyMonth', 3, 'for 3 months'],
    ['pa', 'facts.seasons', 1, '1 ਸੀਜ਼ਨ'],
    ['pa', 'list.titles', 0, '0 ਟਾਈਟਲ'],
    ['pa', 'list.titles', 1, '1 ਟਾਈਟਲ'],
    ['pa', 'watchlist.titles', 24, '24 ਟਾਈਟਲ'],
    ['pa', 'plans.everyDay', 1, 'ਪ੍ਰਤੀ ਦਿਨ'],
    ['pa', 'plans.everyDay', 3, '3 ਦਿਨਾਂ ਲਈ'],
  ] as const)('in %s: %s for %i reads %s', async (language, key, count, reads) => {
    const texts = createTexts(async () => file(language));
    texts.addEnglish({ ...enAccount, ...enListing, ...enTitles });
    await texts.use(language);
    expect(texts.text(key, { count })).toBe(reads);
  });

  it.each([
    ['en', 1, 'Season 2, 1 episode'],
    ['en', 8, 'Season 2, 8 episodes'],
    ['pa', 1, 'ਸੀਜ਼ਨ 2, 1 ਕੜੀ'],
    ['pa', 8, 'ਸੀਜ਼ਨ 2, 8 ਕੜੀਆਂ'],
  ] as const)('in %s: a season of %i', async (language, count, reads) => {
    const texts = createTexts(async () => file(language));
    texts.addEnglish(enTitles);
    await texts.use(language);
    expect(texts.text('facts.seasonEpisodes', { season: 2, count })).toBe(reads);
  });

  it('plural forms are the language’s own, and English ones where the translation is missing', async () => {
    const forms = { 'list.titles_one': '{{count}} titul', 'list.titles_few': '{{count}} tituly' };
    const texts = createTexts(async () => ({ ...forms, 'list.titles_other': '{{count}} titulů' }));
    texts.addEnglish(enTitles);
    await texts.use('cs');
    expect([1, 3, 5].map((count) => texts.text('list.titles', { count }))).toEqual([
      '1 titul',
      '3 tituly',
      '5 titulů',
    ]);
    expect(texts.text('facts.seasons', { count: 3 })).toBe('3 seasons');
  });
});

describe('names of languages', () => {
  it.each([
    ['en', 'English'],
    ['pa', 'ਪੰਜਾਬੀ'],
    ['hi', 'हिन्दी'],
    ['zz', 'ZZ'],
  ])('[SHELL-23] %s is %s', (code, name) => {
    expect(languageName(code)).toBe(name);
  });

  it.each([
    ['de', 'en', 'German'],
    ['en', 'pa', 'ਅੰਗਰੇਜ਼ੀ'],
    ['klingon', 'en', 'KLINGON'],
    ['%F0', 'en', '%F0'],
    ['', 'en', ''],
  ])('[DATA-09] %j in %s is %j', (code, inLanguage, name) => {
    expect(languageName(code, inLanguage)).toBe(name);
  });

  it.each([
    ['en', 'pa', 'ਅੰਗਰੇਜ਼ੀ'],
    ['pa', 'en', 'Punjabi'],
    ['hi', 'pa', 'Hindi'],
    ['zz', 'pa', 'ZZ'],
  ])('[DATA-09] %j in %s is %j on a set whose table has names in English only', (code, inLanguage, name) => {
    const { DisplayNames } = Intl;
    class EnglishNames extends DisplayNames {
      readonly #inEnglish: boolean;
      constructor(locales: string[], options: Intl.DisplayNamesOptions) {
        super(['en'], options);
        this.#inEnglish = locales[0] === 'en';
      }
      override of = (of: string): string | undefined => (this.#inEnglish ? super.of(of) : of);
    }
    vi.stubGlobal('Intl', { ...Intl, DisplayNames: EnglishNames });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(languageName(code, inLanguage)).toBe(name);
  });
});

describe('translation files of the reference service', () => {
  it('[SHELL-23] the English and Punjabi files have the same keys and placeholders', () => {
    const english = {
      ...en,
      ...enKeyboard,
      ...enLegal,
      ...enListing,
      ...enAccount,
      ...enAsset,
      ...enPlans,
      ...enPlayer,
      ...enSearch,
      ...enTitles,
      ...enDates,
    };
    expect(file('en')).toEqual(english);
    const punjabi = file('pa');
    expect(Object.keys(punjabi).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english))
      expect(placeholders(punjabi[key] ?? '')).toEqual(placeholders(text));
  });
});
