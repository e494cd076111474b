import { describe, expect, it } from 'vitest';
import { resumeSecond } from './resume';

describe('the second at which a playback resumes', () => {
  it.each([
    ['an unfinished bookmark', { currentSecond: 42, finished: false }, 120, 42],
    ['watching again what is finished', { currentSecond: 118, finished: true }, 120, null],
    ['less than a second in', { currentSecond: 0.5, finished: false }, 120, null],
    ['a bookmark behind the end', { currentSecond: 300, finished: false }, 120, null],
    ['a title of unknown length', { currentSecond: 300, finished: false }, null, 300],
  ])('[PLAYER-34] %s', (_case, bookmark, duration, second) => {
    expect(resumeSecond({ assetUuid: 'film', ...bookmark }, duration)).toBe(second);
  });

  it('[PLAYER-34] begins at the beginning without a bookmark', () => {
    expect(resumeSecond(null, 120)).toBeNull();
  });
});
