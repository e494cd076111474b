import { describe, expect, it } from 'vitest';
import { resumePoint } from './resume';

describe('the second at which a playback resumes', () => {
  it.each([
    ['an unfinished bookmark resumes 3 s before its second', 42, false, 120, 39],
    ['the first seconds resume at 0, never before it', 2, false, 120, 0],
    ['a bookmark in the last seconds resumes before them', 119, false, 120, 116],
    ['a finished title starts at its beginning', 118, true, 120, null],
    ['a second in is enough to resume', 1, false, 120, 0],
    ['less than a second in starts at the beginning', 0.5, false, 120, null],
    ['a bookmark at the end starts at the beginning', 120, false, 120, null],
    ['a bookmark past the end starts at the beginning', 300, false, 120, null],
    ['a title of unknown length resumes', 300, false, null, 297],
    ['a title of length 0 counts as one of unknown length', 300, false, 0, 297],
    ['a title of length NaN counts as one of unknown length', 300, false, NaN, 297],
    ['a title of 40 hours resumes in its last hour', 143_000, false, 144_000, 142_997],
    ['an unreadable bookmark starts at the beginning', NaN, false, 120, null],
  ])('[PLAYER-34] %s', (_case, currentSecond, finished, duration, second) => {
    const point = resumePoint({ assetUuid: 'film', currentSecond, finished }, duration);
    expect(point).toEqual(second === null ? null : { startAt: second, watchedTo: currentSecond });
  });

  it('[PLAYER-34] begins at the beginning without a bookmark', () => {
    expect(resumePoint(null, 120)).toBeNull();
  });
});
