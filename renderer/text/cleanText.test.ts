import { describe, expect, it } from 'vitest';
import { cleanText, directionOf } from './cleanText';

describe('a text as it is drawn', () => {
  it.each([
    ['plain text', 'The Night Train', 'The Night Train'],
    ['line ends of all kinds', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['tabs are blanks', 'a\tb\vc', 'a b c'],
    ['controls are left out', 'a\u0000b\u0007c\u001bd\u007fe\u009ff', 'abcdef'],
    ['soft hyphens and byte order marks too', '\ufeffNacht\u00adzug', 'Nachtzug'],
    ['half an emoji', 'a\ud83cb', 'a\ufffdb'],
    ['the other half', 'a\udf9eb', 'a\ufffdb'],
    ['halves in the wrong order', '\udf9e\ud83c', '\ufffd\ufffd'],
    ['whole emoji stay', '🎬👨‍👩‍👧', '🎬👨‍👩‍👧'],
    ['marks go onto their letters', 'Ame\u0301lie', 'Amélie'],
    ['Gurmukhi stays as it is', 'ਪੰਜਾਬੀ ੨੦੨੬', 'ਪੰਜਾਬੀ ੨੦੨੬'],
    ['joiners and direction marks stay', 'ਕ੍\u200dਰ \u200f!', 'ਕ੍\u200dਰ \u200f!'],
    ['the rupee', '₹499', '₹499'],
  ])('%s', (_, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });
});

describe('direction', () => {
  it.each([
    ['Latin', 'The Night', 'ltr'],
    ['Arabic', 'فيلم الليل', 'rtl'],
    ['Hebrew', 'סרט', 'rtl'],
    ['Gurmukhi', 'ਪੰਜਾਬੀ', 'ltr'],
    ['an Arabic title with a Latin name in it', 'فيلم Night', 'rtl'],
    ['a Latin title with an Arabic name in it', 'Night فيلم', 'ltr'],
    ['digits and quotes first', '“2001” فيلم', 'rtl'],
    ['Arabic digits alone have none', '٢٠٢٦', 'ltr'],
    ['a mark decides', '\u200f2001 Night', 'rtl'],
    ['signs alone', '… — ₹', 'ltr'],
    ['nothing', '', 'ltr'],
  ] as const)('%s', (_, text, expected) => {
    expect(directionOf(text)).toBe(expected);
  });
});
