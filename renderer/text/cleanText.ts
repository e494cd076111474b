/**
 * Cleans text from a service for drawing: removes control characters and lone surrogates, composes diacritics with
 * their letters.
 */

/** Anything that needs cleaning; plain Latin text has none of it. */
const needsCleaning = /[^\n\x20-\x7e\xa0-\xac\xae-\u02ff]/;
const combining = /[\u0300-\u036f]/;
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
const blanks = /[\t\v\f]/g;
/** C0 and C1 controls, the soft hyphen and the byte order mark: drawn, they would be boxes. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controlCharacters = /[\0-\x09\x0b-\x1f\x7f-\x9f\xad\ufeff]/g;
/** Pairs too, which stay: engines before Chromium 62 cannot look behind. */
const surrogates = /[\ud800-\udbff][\udc00-\udfff]?|[\udc00-\udfff]/g;

/** `text` without what no font draws; half of a surrogate pair becomes the replacement character. */
export function cleanText(text: string): string {
  if (!needsCleaning.test(text)) return text;
  const clean = text
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(controlCharacters, '')
    .replace(surrogates, (found) => (found.length === 2 ? found : '\ufffd'));
  // composed letters are in the atlas, combining marks are not
  return combining.test(clean) ? clean.normalize('NFC') : clean;
}

/** The direction of the first letter that has one, as Unicode's P2 and P3 say; `ltr` of none. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  for (const letter of text) {
    if (rightToLeft.test(letter)) return 'rtl';
    if (anyLetter.test(letter)) return 'ltr';
  }
  return 'ltr';
}

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms; the right-to-left mark. Digits have no direction. */
const rightToLeft =
  /[\u05be-\u05f4\u0608\u060b\u060d\u061b-\u064a\u066d-\u066f\u0671-\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u08e1\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const anyLetter = /[\p{L}\u200e]/u;
