import { describe, expect, it } from 'vitest';
import { delayText, steppedDelay } from './subtitleStyle';

describe('the delay of subtitles', () => {
  it.each<[number, -1 | 1, number]>([
    [0, 1, 0.1],
    [0, -1, -0.1],
    // Sums of tenths are not exact.
    [0.2, 1, 0.3],
    [0.30000000000000004, -1, 0.2],
    [-0.1, 1, 0],
    [10, 1, 10],
    [-10, -1, -10],
    [NaN, 1, 0.1],
    [99, 1, 10],
  ])('[PLAYER-35] one step from %d s by %d is %d s', (from, way, to) => {
    expect(steppedDelay(from, way)).toBe(to);
  });

  it('[PLAYER-35] goes 10 s and back without a remainder', () => {
    let delay = 0;
    for (let step = 0; step < 100; step++) delay = steppedDelay(delay, 1);
    expect(delay).toBe(10);
    for (let step = 0; step < 200; step++) delay = steppedDelay(delay, -1);
    expect(delay).toBe(-10);
    for (let step = 0; step < 100; step++) delay = steppedDelay(delay, 1);
    expect(Object.is(delay, 0)).toBe(true);
  });

  it.each([
    [0, '0.0'],
    [0.1, '+0.1'],
    [-2.5, '−2.5'],
    [10, '+10.0'],
  ])('of %d s reads %s', (seconds, text) => {
    expect(delayText(seconds)).toBe(text);
  });
});
