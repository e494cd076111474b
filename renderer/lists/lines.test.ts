import { describe, expect, it } from 'vitest';
import { variableLines } from './lines';

describe('lines of different sizes', () => {
  it('have a start each, so that one without a size is visible somewhere, too', () => {
    const lines = variableLines([0, 0, NaN, 100], 0);
    expect([0, 1, 2, 3].map((line) => lines.start(line))).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3, 50].map((offset) => lines.at(offset))).toEqual([0, 1, 2, 3, 3]);
    expect([lines.count, lines.total, lines.size(0)]).toEqual([4, 103, 0]);
  });

  it('are none where no size is usable', () => {
    expect(variableLines([0, NaN, -5], 10)).toMatchObject({ count: 0, total: 0 });
  });
});
