import { describe, expect, it } from 'vitest';
import { deviceClassOf } from './deviceClass';

describe('the class of a set', () => {
  it.each([
    ['browser', undefined, 'middle'],
    ['tizen', undefined, 'middle'],
    ['browser', 0.5, 'low'],
    ['webos', 1, 'low'],
    ['browser', 2, 'middle'],
    ['vidaa', 2, 'middle'],
    ['browser', 4, 'high'],
    ['browser', 8, 'high'],
    ['tizen', 8, 'middle'],
  ] as const)('%s that tells of %s GB: %s', (id, memory, expected) => {
    expect(deviceClassOf({ id, memory, model: null, userAgent: '' })).toBe(expected);
  });
});
