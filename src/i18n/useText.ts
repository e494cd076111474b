/** Texts for components: `const text = useText(); text('welcome.signIn')`. Renders again when the language changes. */
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { GetText, Texts } from './text';

/** Holds the texts of the application; the shell provides them. */
export const TextsContext = createContext<Texts | null>(null);

/** @throws Error outside a TextsContext */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts is used outside TextsContext');
  return texts;
}

/** The text function of the current language; a new one after a change of language. */
export function useText(): GetText {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, () => texts.text);
}
