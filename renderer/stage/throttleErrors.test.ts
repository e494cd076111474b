import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing';
import { throttleErrors } from './throttleErrors';

describe('errors of frames', () => {
  it('the same error is reported once a second, another one at once', () => {
    const clock = createFakeClock();
    const told: string[] = [];
    const report = throttleErrors(clock, (error) => void told.push((error as Error).message));
    for (let frame = 0; frame < 120; frame++) {
      report(new Error('a'));
      if (frame === 30) report(new Error('b'));
      clock.advance(16);
    }
    expect(told).toEqual(['a', 'b', 'a']);
  });

  it('a thousand different errors are all reported, and not all remembered', () => {
    const clock = createFakeClock();
    let told = 0;
    const report = throttleErrors(clock, () => void told++);
    for (let i = 0; i < 1000; i++) report(new Error(String(i)));
    expect(told).toBe(1000);
  });
});
