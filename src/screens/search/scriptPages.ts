/** The keyboard's pages of languages that are not written in Latin letters. */
import type { KeyboardPage } from '../../ui/keyboard/layouts';

/**
 * Gurmukhi in its alphabet's order with the commonest vowel signs below; with shift the vowels, the dotted letters, digits, and
 * below each sign its longer or nasal one.
 */
const GURMUKHI: KeyboardPage = {
  caption: 'ਕਖ',
  rows: ['ਸਹਕਖਗਘ', 'ਚਛਜਝਟਠ', 'ਡਢਣਤਥਦ', 'ਧਨਪਫਬਭ', 'ਮਯਰਲਵੜ', 'ਾਿੀੁੇੋ'],
  shifted: ['ਅਆਇਈਉਊ', 'ਏਐਓਔ\u0a36\u0a59', '\u0a5a\u0a5b\u0a5e\u0a33ਙਞ', '੦੧੨੩੪੫', '੬੭੮੯\u0a4d\u0a3c', 'ਂੰੱੂੈੌ'],
};

/** By language. */
export const SCRIPT_PAGES: Readonly<Partial<Record<string, readonly KeyboardPage[]>>> = {
  pa: [GURMUKHI],
};
