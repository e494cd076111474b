import { describe, expect, it } from 'vitest';
import { seededRandom } from '../lists/random.fixture';
import { graphemeBoundary, firstGrapheme, graphemesOf } from './graphemes';

const family = '👨‍👩‍👧‍👦';
const cases: [string, string, string[]][] = [
  ['Latin', 'abc', ['a', 'b', 'c']],
  ['marks on a letter', 'e\u0301\u0323x', ['e\u0301\u0323', 'x']],
  ['an emoji', '🎬a', ['🎬', 'a']],
  ['a family', `${family}a`, [family, 'a']],
  ['a skin tone', '👍🏽👍', ['👍🏽', '👍']],
  ['flags', '🇮🇳🇫🇷', ['🇮🇳', '🇫🇷']],
  ['a heart in colour', '❤️x', ['❤️', 'x']],
  ['vowel signs', 'ਰਾਤੀ', ['ਰਾ', 'ਤੀ']],
];

describe.each([
  ['the browser’s segmenter', undefined],
  ['the pattern of sets without one', null],
])('graphemes by %s', (_, by) => {
  it.each(cases)('%s', (_, text, expected) => {
    expect(graphemesOf(text, by)).toEqual(expected);
    expect(firstGrapheme(text, by)).toBe(expected[0]!.length);
  });

  it.each(cases)('%s is cut between graphemes only', (_, text, expected) => {
    let edge = 0;
    const edges = expected.map((letter) => (edge += letter.length));
    for (let index = 0; index <= text.length; index++) {
      const cut = graphemeBoundary(text, index, by);
      expect(cut === 0 || edges.includes(cut), `${index} -> ${cut}`).toBe(true);
      expect(cut).toBe(Math.max(0, ...edges.filter((at) => at <= index)));
    }
  });

  it('a line break of two units is one', () => {
    expect(graphemesOf('a\r\nb', by)).toEqual(['a', '\r\n', 'b']);
  });

  it('an empty text has no graphemes', () => {
    expect(graphemesOf('', by)).toEqual([]);
    expect(firstGrapheme('', by)).toBe(0);
  });
});

it('a cut in a long text is where segmenting the whole would have it', () => {
  const random = seededRandom(7);
  const letters = ['a', ' ', 'e\u0301', '🎬', family, 'ਰਾ', '🇮🇳'];
  const parts = Array.from({ length: 3000 }, () => letters[Math.floor(random() * letters.length)]!);
  // flags in a row pair by where the row began: keep them apart
  const text = parts.map((part) => (part === '🇮🇳' ? `${part}.` : part)).join('');
  const edges = [0];
  for (const letter of graphemesOf(text)) edges.push(edges.at(-1)! + letter.length);
  for (let run = 0; run < 500; run++) {
    const index = Math.floor(random() * text.length);
    expect(graphemeBoundary(text, index)).toBe(Math.max(...edges.filter((at) => at <= index)));
  }
});
