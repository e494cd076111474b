import { describe, expect, it } from 'vitest';
import type { Frame } from '../../contract';
import { chapterMarks } from './chapterMarks';

const frame = (start: number, end: number): Frame => ({ type: 'intro', start, end, id: '' });

describe('marks on the bar', () => {
  it.each([
    ['beginning and end of each frame', [frame(20, 40), frame(90, 100)], 0, 200, [0.1, 0.2, 0.45, 0.5]],
    ['not at the very ends', [frame(0, 50), frame(150, 200)], 0, 200, [0.25, 0.75]],
    ['one where two frames touch', [frame(20, 40), frame(40, 60)], 0, 200, [0.1, 0.2, 0.3]],
    ['of a title that does not begin at 0', [frame(110, 150)], 100, 200, [0.1, 0.5]],
    ['none beyond the bar', [frame(300, 400)], 0, 200, []],
    ['none of a frame without a length', [frame(50, 50), frame(60, 30)], 0, 200, []],
    ['none without a length of the title', [frame(20, 40)], 0, 0, []],
  ])('%s', (_case, frames, start, end, marks) => {
    expect(chapterMarks(frames, start, end)).toEqual(marks);
  });
});
