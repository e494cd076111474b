/**
 * Texts in the viewer's language. English is built in; another language is loaded from the static host, and what it lacks
 * falls back to English, key by key.
 */
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { DateLocale } from '../domain/dateFormat';
import { dateLocale } from './dateLocale';
import { en } from './en';
import type { PluralKey, TextKey } from './en';

export type TextValues = Readonly<Record<string, string | number>>;
/** The text of a key, its `{{names}}` filled from `values`; of one that counts the form for `count` in the language. */
export interface GetText {
  (key: TextKey, values?: TextValues): string;
  (key: PluralKey, values: TextValues & { readonly count: number }): string;
}

/** The texts of a language, from the static host. */
type LoadTexts = (language: string) => Promise<Record<string, string>>;

export interface Texts {
  /** A new function after each change of language, so that memoised parts of the screen see the change. */
  readonly text: GetText;
  /** Language in use, two letters. */
  language(): string;
  /** How dates are written in the language in use. */
  dates(): DateLocale;
  /** Loads a language without changing to it, so that changing later costs no wait. `load` is asked once a language. */
  prepare(language: string): Promise<void>;
  /** Changes the language. When it fails to load, the English texts are used and the promise rejects. */
  use(language: string): Promise<void>;
  /** Where other languages come from; until then only English is there. */
  loadFrom(load: LoadTexts): void;
  /** Adds English texts that a lazily loaded screen brings; call before its first text. Repeated calls change nothing. */
  addEnglish(texts: Readonly<Record<string, string>>): void;
  /** Calls `listener` after each change of language. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

const BUILT_IN = 'en';
const NAMESPACE = 'texts';

/** A screen that shows the text of a catalogue it has not added would show its key: found while it is written, not on a set. */
function refuseMissing(key: string): never {
  throw new Error(
    `There is no text '${key}': the screen that shows it adds its catalogue by useScreenTexts.`,
  );
}

function createCatalogue(): i18n {
  const catalogue = createInstance();
  // Everything is at hand: the start is synchronous. Keys are flat, and text goes to a canvas, not to HTML.
  void catalogue.init({
    lng: BUILT_IN,
    fallbackLng: BUILT_IN,
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    // A copy: texts that are added later are written into it.
    resources: { [BUILT_IN]: { [NAMESPACE]: { ...en } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    ...(__ENVIRONMENT__ === 'development' ? { parseMissingKeyHandler: refuseMissing } : {}),
  });
  return catalogue;
}

/** @param load see `loadFrom`; the first screen is shown before there is a service to ask */
export function createTexts(load: LoadTexts = async () => ({})): Texts {
  let source = load;
  const catalogue = createCatalogue();
  /** A card asks for its badge's word each time it is drawn: what nothing is filled into is looked up once. */
  const inLanguage = (): GetText => {
    const known = new Map<string, string>();
    return (key: TextKey | PluralKey, values?: TextValues) => {
      if (values !== undefined) return catalogue.t(key, { ...values });
      const found = known.get(key) ?? catalogue.t(key);
      known.set(key, found);
      return found;
    };
  };
  const loading = new Map<string, Promise<void>>();
  let wanted = BUILT_IN;
  /** Names of months and weekdays are only in the files of languages that engines lack. */
  const nameOf = (key: string): string => (catalogue.exists(key) ? catalogue.t(key) : '');
  let text = inLanguage();
  /** Looked up when a date is first written: the engine may have to load its tables. */
  let dates: DateLocale | null = null;
  // First of the listeners, so that the others find the new function.
  catalogue.on('languageChanged', () => {
    text = inLanguage();
    dates = null;
  });
  const prepare = (language: string): Promise<void> => {
    if (catalogue.hasResourceBundle(language, NAMESPACE)) return Promise.resolve();
    const known = loading.get(language);
    if (known !== undefined) return known;
    const loaded = source(language)
      .then((texts) => void catalogue.addResourceBundle(language, NAMESPACE, texts))
      .finally(() => loading.delete(language));
    loading.set(language, loaded);
    return loaded;
  };
  /** Two quick changes: the slower file must not win over the later choice. */
  const change = async (asked: string, to: string): Promise<void> => {
    if (wanted === asked && catalogue.language !== to) await catalogue.changeLanguage(to);
  };
  return {
    get text() {
      return text;
    },
    language: () => catalogue.language,
    dates: () => (dates ??= dateLocale(catalogue.language, nameOf)),
    prepare,
    loadFrom: (next) => void (source = next),
    addEnglish: (texts) => void catalogue.addResourceBundle(BUILT_IN, NAMESPACE, texts, true, false),
    use: async (language) => {
      wanted = language;
      try {
        await prepare(language);
      } catch (error) {
        await change(language, BUILT_IN);
        throw error;
      }
      await change(language, language);
    },
    subscribe: (listener) => {
      catalogue.on('languageChanged', listener);
      return () => catalogue.off('languageChanged', listener);
    },
  };
}
