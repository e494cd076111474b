import { useText, useTexts } from '../../i18n';
import type { LabelContext } from './listingLabels';

/** The texts and the current language, which name languages and sort orders. */
export function useLabelContext(): LabelContext {
  const text = useText();
  return { text, language: useTexts().language() };
}
