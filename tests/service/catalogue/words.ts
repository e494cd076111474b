/** The service's own words (genres, advisories, moods, names of rows and pages) in the language of a request. */
import { punjabi } from './texts/punjabi';

/** The words in a language; those it lacks, and all words of a language that is not kept, in English. */
export function inLanguage(english: string, language: string): string {
  return (language === 'pa' ? punjabi[english] : undefined) ?? english;
}

/** The words in every language that is kept. */
export const inAllLanguages = (english: string): string[] => [
  ...new Set([english, inLanguage(english, 'pa')]),
];
