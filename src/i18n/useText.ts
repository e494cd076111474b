/** Texts for components: `const text = useText(); text('welcome.signIn')`. Renders again when the language changes. */
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { GetText, Texts } from './text';

/** Holds the texts of the application; the shell provides them. */
export const TextsContext = createContext<Texts | null>(null);

/** @throws Error outside a TextsContext */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts is used outside TextsContext');
  return texts;
}

/** The text function of the current language. It is a new one after a change, so that memoised parts see it. */
export function useText(): GetText {
  const texts = useTexts();
  const language = useSyncExternalStore(texts.subscribe, texts.language);
  return useCallback<GetText>((key, values) => texts.text(key, values), [texts, language]);
}
