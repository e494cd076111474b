import { describe, expect, it } from 'vitest';
import { parseKeySequence, SEQUENCE_KEYS, SEQUENCE_PAUSE_MS, watchKeySequence } from './keySequence';

describe('a sequence as it is configured', () => {
  it.each([
    ['up up down', ['up', 'up', 'down']],
    ['  blue ', ['blue']],
    ['1 2', ['1', '2']],
    ['', null],
    ['up sideways', null],
    ['up enter', null],
    ['back', null],
  ])('%j is %j', (text, keys) => {
    expect(parseKeySequence(text)).toEqual(keys);
  });

  it('may have every key that changes no screen', () => {
    expect(parseKeySequence(SEQUENCE_KEYS.join(' '))).toEqual(SEQUENCE_KEYS);
  });
});

describe('a sequence as it is pressed', () => {
  /** How often `keys` complete the sequence, each key `pause` ms after the one before. */
  const times = (sequence: string, keys: string, pause = 100): number => {
    const seen = watchKeySequence(parseKeySequence(sequence)!);
    return keys.split(' ').filter((key, i) => seen(key, 60_000 + i * pause)).length;
  };

  it.each([
    ['up up down', 'up up down', 1],
    ['up up down', 'left up up down', 1],
    ['up up down', 'up up up down', 1],
    ['up up down', 'up down up', 0],
    ['up up down', 'up up left down', 0],
    ['up up down', 'up up down up up down', 2],
    ['up up', 'up up up', 1],
    ['blue', 'blue red blue', 2],
  ])('%s in %s: %d', (sequence, keys, count) => {
    expect(times(sequence, keys)).toBe(count);
  });

  it('a longer pause between two keys resets the sequence', () => {
    expect(times('up down', 'up down', SEQUENCE_PAUSE_MS)).toBe(1);
    expect(times('up down', 'up down', SEQUENCE_PAUSE_MS + 1)).toBe(0);
  });
});
