import { describe, expect, it } from 'vitest';
import { DETAIL, DETAIL_SLOTS, fittingDetails, MORE_H, nameStyle, planDetails, priceStyle } from './cardText';

const LINE = DETAIL.lineHeight + DETAIL.gap;
const details = (count: number): string[] => Array.from({ length: count }, (_, index) => `Line ${index + 1}`);

describe('what fits on a card', () => {
  it.each([
    ['all, where there is room', 3, 3 * LINE, 3, 0],
    ['all but what the line about the rest takes', 4, 3 * LINE, 2, 2],
    ['none without a line of room', 2, DETAIL.lineHeight - 1, 0, 2],
    ['no more than there are nodes for', 12, 1000, DETAIL_SLOTS, 12 - DETAIL_SLOTS],
    ['nothing of nothing', 0, 1000, 0, 0],
  ])('%s', (_what, count, room, shown, more) => {
    const fitting = fittingDetails(details(count), room);
    expect([fitting.shown.length, fitting.more]).toEqual([shown, more]);
  });

  it('a line that breaks takes the room of its lines, and one of 10,000 letters no more than is left', () => {
    const long = 'letters '.repeat(1250);
    const room = 3 * DETAIL.lineHeight + MORE_H;
    expect(fittingDetails([long, 'next'], room)).toEqual({ shown: [{ text: long, maxLines: 3 }], more: 1 });
    expect(fittingDetails([long], DETAIL.lineHeight)).toEqual({
      shown: [{ text: long, maxLines: 1 }],
      more: 0,
    });
    expect(fittingDetails(['first', long], LINE + DETAIL.lineHeight).more, 'is counted, not cut').toBe(1);
  });

  it('of details nothing is said twice, and nothing that is blank', () => {
    expect(planDetails(['HD', ' HD ', '', '  ', '4K'])).toEqual(['HD', '4K']);
  });

  it.each([
    ['299.00 INR', 44, 1],
    ['11999.00 INR', 44, 1],
    ['1199999.00 INR', 32, 1],
    ['10000000000.00 INR', 26, 2],
  ])('the price %s is set in %i', (price, size, maxLines) => {
    expect(priceStyle(price)).toMatchObject({ size, maxLines });
  });

  it('a long name has two lines', () => {
    expect([nameStyle('Premium').maxLines, nameStyle('A plan with a long, long name').maxLines]).toEqual([
      1, 2,
    ]);
  });
});
