import { describe, expect, it } from 'vitest';
import { eraseLetter, eraseWord, insertText, maskText } from './edit';

const FAMILY = '👨‍👩‍👧‍👦';

describe('writing', () => {
  it.each<[string, string, string, number, string]>([
    ['at the end', 'ab', 'c', 9, 'abc'],
    ['several at once', 'ab', 'cd', 9, 'abcd'],
    ['as far as there is room', 'ab', 'cdef', 4, 'abcd'],
    ['nothing when it is full', 'abcd', 'e', 4, 'abcd'],
    ['to the last letter', 'abc', 'd', 4, 'abcd'],
    ['without cutting what was too long before', 'abcdef', 'g', 4, 'abcdef'],
    ['no line breaks or other control characters', 'a', '\u0000b\n\u0007c\u007f', 9, 'abc'],
    ['an emoji is one letter', FAMILY, FAMILY, 2, FAMILY + FAMILY],
    ['and is not taken by half', 'a', FAMILY, 1, 'a'],
    ['a mark belongs to its letter, also when it is full', 'cafe', '\u0301', 4, 'cafe\u0301'],
    ['spaces are letters', 'a', ' ', 9, 'a '],
  ])('%s', (_, value, text, max, expected) => {
    expect(insertText(value, text, max)).toBe(expected);
  });

  it('has no limit unless one is given', () => {
    expect(insertText('a'.repeat(5000), 'b')).toHaveLength(5001);
  });
});

describe('backspace takes a whole letter, or the Gurmukhi sign that was typed last', () => {
  it.each([
    ['abc', 'ab'],
    ['', ''],
    ['ab🎬', 'ab'],
    [`ab${FAMILY}`, 'ab'],
    ['ab🇮🇳', 'ab'],
    ['cafe\u0301', 'caf'],
    ['ਰਾਤੀ', 'ਰਾਤ'],
    ['ਰਾਤ', 'ਰਾ'],
    ['ਪੰ', 'ਪ'],
    ['a ', 'a'],
  ])('%j -> %j', (value, expected) => {
    expect(eraseLetter(value)).toBe(expected);
  });
});

describe('held, it takes words', () => {
  it.each([
    ['night train', 'night '],
    ['night  ', ''],
    ['simran@example.com', 'simran@example.'],
    ['simran@example.', 'simran@'],
    ['simran@', ''],
    ['!!!', ''],
    ['', ''],
    ['ਰਾਤ ਦੀ ਰੇਲ', 'ਰਾਤ ਦੀ '],
  ])('%j -> %j', (value, expected) => {
    expect(eraseWord(value)).toBe(expected);
  });
});

it('a mask has a dot a letter and nothing of the text', () => {
  expect(maskText(`a ${FAMILY}é`)).toBe('••••');
});
