/** Texts for components: `const text = useText(); text('welcome.signIn')`. Renders again when the language changes. */
import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { GetText, Texts } from './text';

/** Holds the texts of the application; the shell provides them. */
export const TextsContext = createContext<Texts | null>(null);

/** @throws Error outside a TextsContext */
export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts is used outside TextsContext');
  return texts;
}

/** Adds the English texts that are part of a screen's chunk, not of the first load. Call before the screen's first text. */
export function useScreenTexts(english: Readonly<Record<string, string>>): void {
  const texts = useTexts();
  useState(() => texts.addEnglish(english));
}

/** The text function of the current language; a new one after a change of language. */
export function useText(): GetText {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, () => texts.text);
}
