import { expect, test } from 'vitest';
import { keysOf } from './traceKeys';

const event = (type: string, duration: number, ph = 'b', name = 'EventTiming') => ({
  name,
  ph,
  args: ph === 'b' ? { data: { type, duration, processingStart: 10, processingEnd: 13 } } : {},
});

test('of a trace only what a key down took is told, to its presented frame and in its listeners', () => {
  const trace = [
    event('keydown', 48),
    event('keydown', 48, 'e'),
    event('keyup', 99),
    event('keydown', 16),
    event('keydown', 5, 'b', 'EventLatency'),
  ];
  expect(keysOf(trace)).toEqual({ presented: [48, 16], handled: [3, 3] });
});

test('a trace without keys is refused', () => {
  expect(() => keysOf([event('keyup', 1)])).toThrow('no event timing');
});
