/** Texts: the built-in English catalogue, languages from the static host, and the hook for components. */
export type { TextKey } from './en';
export { countryNames } from './countryName';
export type { CountryNames } from './countryName';
export { languageName } from './languageName';
export { createTexts } from './text';
export type { GetText, Texts, TextValues } from './text';
export { TextsContext, useScreenTexts, useText, useTexts } from './useText';
