import { expect, it, vi } from 'vitest';
import { createWidthCache } from './widthCache';

it('the width cache measures a text once a font', () => {
  const measure = vi.fn((text: string) => text.length);
  const { width } = createWidthCache(measure);
  expect([width('ab', 'A'), width('ab', 'A'), width('ab', 'B')]).toEqual([2, 2, 2]);
  expect(measure).toHaveBeenCalledTimes(2);
});

it('the width cache keeps what is used and a bounded number of others', () => {
  const measure = vi.fn((text: string) => text.length);
  const cache = createWidthCache(measure, 10);
  for (let i = 0; i < 1000; i++) {
    cache.width('used', 'A');
    cache.width(`other ${i}`, 'A');
    expect(cache.size).toBeLessThanOrEqual(20);
  }
  expect(measure.mock.calls.filter(([text]) => text === 'used')).toHaveLength(1);
});

it('the width cache forgets all when fonts change', () => {
  let wide = 1;
  const cache = createWidthCache((text) => text.length * wide);
  expect(cache.width('ab', 'A')).toBe(2);
  wide = 5;
  cache.clear();
  expect(cache.width('ab', 'A')).toBe(10);
  expect(cache.size).toBe(1);
});

it('the width cache does not keep pieces of paragraphs', () => {
  const cache = createWidthCache((text) => text.length);
  expect(cache.width('x'.repeat(5000), 'A')).toBe(5000);
  expect(cache.size).toBe(0);
});
