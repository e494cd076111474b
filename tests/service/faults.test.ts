/** Which requests a fault matches, and how a test's clock moves. */
import { describe, expect, it } from 'vitest';
import { movableClock } from './clock';
import { matches, openFaults } from './faults';

describe('a fault', () => {
  it.each([
    ['GET /api/settings', 'GET', '/api/settings', true],
    ['GET /api/settings', 'POST', '/api/settings', false],
    ['GET /api/settings', 'GET', '/api/settings/x', false],
    ['* /api/**', 'DELETE', '/api/a/b/c', true],
    ['GET /api/page/*/components', 'GET', '/api/page/home/components', true],
    ['GET /api/page/*/components', 'GET', '/api/page/a/b/components', false],
    ['GET /media/a.b', 'GET', '/media/axb', false],
  ])('%s on %s %s: %s', (pattern, method, path, expected) => {
    expect(matches(pattern, method, path)).toBe(expected);
  });

  it.each([
    {},
    { match: '/api/settings' },
    { match: 'GET /x', surprise: 1 },
    { match: 'GET /x', times: 0 },
    'text',
  ])('is refused when it is not understood: %j', (input) => {
    expect(() => openFaults().add(input)).toThrow();
  });
});

describe('the movable clock', () => {
  it('runs with its base, jumps, freezes and comes back', () => {
    let base = 1000;
    const clock = movableClock(() => base);
    expect(clock.now()).toBe(1000);
    clock.move({ advanceMs: 500 });
    base += 10;
    expect(clock.now()).toBe(1510);
    clock.move({ now: 9000 });
    base += 10;
    expect(clock.now()).toBe(9010);
    clock.move({ now: 5000, frozen: true });
    base += 10;
    expect(clock.now()).toBe(5000);
    clock.move({ advanceMs: 1 });
    expect(clock.now()).toBe(5001);
    clock.move({ reset: true });
    expect(clock.now()).toBe(base);
  });
});
