import { describe, expect, it } from 'vitest';
import type { Frame, FrameType } from '../contract';
import { closingCredits, frameAt, usableFrames } from './frames';
import { knownDuration } from './time';

const frame = (type: FrameType, start: number, end: number): Frame => ({ type, start, end, id: '' });

describe('frames', () => {
  it('[SKIP-01] are used in order of time, without reversed, empty and unreadable ones', () => {
    const frames = [
      frame('credits', 100, 110),
      frame('intro', 30, 10),
      frame('intro', 20, 20),
      frame('recap', NaN, 30),
      frame('recap', 5, NaN),
      frame('recap', -5, 5),
    ];
    expect(usableFrames(frames).map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [100, 110],
    ]);
  });

  it.each([
    [9.9, null],
    [10, 'recap'],
    [20, 'intro'],
    [29.9, 'intro'],
    [30, 'recap'],
    [40, null],
    [NaN, null],
  ])('[SKIP-01] at %d s of two that overlap it is the %s', (second, type) => {
    expect(frameAt([frame('recap', 10, 40), frame('intro', 20, 30)], second)?.type ?? null).toBe(type);
  });

  it.each<[string, Frame[], number | null, number | null]>([
    ['are the last credits', [frame('credits', 80, 90), frame('credits', 100, 120)], 120, 100],
    ['begin in the second half', [frame('credits', 60, 70)], 120, 60],
    ['do not begin in the first half', [frame('credits', 59.9, 70)], 120, null],
    ['begin a second before the end at the latest', [frame('credits', 119, 130)], 120, 119],
    ['do not begin in the last second', [frame('credits', 119.1, 130)], 120, null],
    ['are credits, and no other frame', [frame('intro', 100, 120)], 120, null],
    ['are any credits of a title of unknown length', [frame('credits', 5, 9)], null, 5],
    ['are any credits of a title of length 0', [frame('credits', 5, 9)], 0, 5],
  ])('[NEXT-01] the closing credits %s', (_case, frames, duration, start) => {
    expect(closingCredits(frames, duration)?.start ?? null).toBe(start);
  });

  it.each([
    [120, 120],
    [144_000, 144_000],
    [0, null],
    [-1, null],
    [NaN, null],
    [Infinity, null],
    [null, null],
  ])('a duration of %s s is known as %s', (seconds, known) => {
    expect(knownDuration(seconds)).toBe(known);
  });
});
