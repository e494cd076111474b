/** The texts and their language, for what names languages and sorts. */
import { useText, useTexts } from '../../i18n';
import type { Words } from './filterWords';

export function useWords(): Words {
  const text = useText();
  return { text, language: useTexts().language() };
}
