import { describe, expect, it } from 'vitest';
import { move, newImage, transitions } from './cachedImage';
import type { CacheEvent, CacheState } from './cachedImage';

const events: readonly CacheEvent[] = ['request', 'start', 'decode', 'upload', 'park', 'fail', 'evict'];

/** What each state becomes by each event, in the order above; a dot where the event means nothing. */
const table: Record<CacheState, string> = {
  idle: 'queued . . . . . .',
  queued: '. loading . . . . idle',
  loading: '. . uploading . . failed idle',
  uploading: '. . . ready decoded failed idle',
  decoded: 'uploading . . . . . idle',
  ready: '. . . . . . idle',
  failed: 'queued . . . . . idle',
};
const states = Object.keys(table) as CacheState[];

describe('an image in the cache', () => {
  it.each(
    states.flatMap((state) =>
      events.map((event, i): [CacheState, CacheEvent, string] => [state, event, table[state].split(' ')[i]!]),
    ),
  )('that is %s, at %s: %s', (state, event, expected) => {
    const image = { ...newImage<object>('a.png'), state };
    expect(move(image, event)).toBe(expected !== '.');
    expect(image.state).toBe(expected === '.' ? state : expected);
  });

  it('begins idle', () => {
    expect(newImage('a.png').state).toBe('idle');
  });

  it('can be evicted from every state but idle', () => {
    expect(states.filter((state) => transitions[state].evict !== 'idle')).toEqual(['idle']);
  });
});
