import { useText, useTexts } from '../../i18n';
import type { LabelContext } from './listingLabels';

/** The texts and their language, for what names languages and sorts. */
export function useLabelContext(): LabelContext {
  const text = useText();
  return { text, language: useTexts().language() };
}
