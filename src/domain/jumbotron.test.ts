import { describe, expect, it } from 'vitest';
import { carouselIndex, FILL_STEPS, TURN_MS, turnsByItself, turnState, visibleDots } from './jumbotron';
import { asset } from './testing/assets';

describe('a jumbotron', () => {
  const assets = ['a', 'b', 'c'].map((id) => asset({ id }));
  it.each([
    [undefined, 0],
    ['a', 0],
    ['c', 2],
    ['gone', 0],
  ])('with the shown asset %s the index is %i', (id, index) => {
    expect(carouselIndex(assets, id)).toBe(index);
  });

  it.each([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [2, 1, 0, 2],
    [7, 6, 0, 7],
    [8, 0, 0, 7],
    [8, 3, 0, 7],
    [8, 4, 1, 7],
    [8, 7, 1, 7],
    [500, 250, 247, 7],
  ])('%i assets, at index %i, have page dots from %i on, %i of them', (count, shown, first, pips) => {
    const window = visibleDots(count, shown);
    expect(window.count).toBe(pips);
    if (pips > 0) expect(window.first).toBe(first);
  });
});

describe('[PAGE-01] the turn of a jumbotron by itself', () => {
  it('comes after 8 s, in steps below a device pixel at 720p', () => {
    expect(TURN_MS).toBe(8_000);
    expect(22 / FILL_STEPS).toBeLessThan(1.5);
  });

  it.each([
    [2, 8_000, false, false, true],
    [2, 1, false, false, true],
    [1, 8_000, false, false, false],
    [0, 8_000, false, false, false],
    [2, 0, false, false, false],
    [2, -1, false, false, false],
    [2, 8_000, true, false, false],
    [2, 8_000, false, true, false],
  ])('%i assets, every %i ms, reduced motion %s, voice guide %s: %s', (...given) => {
    const [count, turnMs, reducedMotion, voiceGuide, turns] = given;
    expect(turnsByItself({ count, turnMs, reducedMotion, voiceGuide })).toBe(turns);
  });

  const FREE = { away: false, trailer: false, offline: false };
  it.each([
    [-5, { kind: 'fills', steps: 0, nextMs: 505 }],
    [0, { kind: 'fills', steps: 0, nextMs: 500 }],
    [499, { kind: 'fills', steps: 0, nextMs: 1 }],
    [500, { kind: 'fills', steps: 1, nextMs: 500 }],
    [7_999, { kind: 'fills', steps: 15, nextMs: 1 }],
    [8_000, { kind: 'turns' }],
    [60_000, { kind: 'turns' }],
  ])('after %i ms of rest', (rested, state) => {
    expect(turnState(FREE, rested, 8_000)).toEqual(state);
  });

  it.each([{ away: true }, { trailer: true }, { offline: true }])('waits: %j', (hindrance) => {
    for (const rested of [0, 500, 8_000, 60_000])
      expect(turnState({ ...FREE, ...hindrance }, rested, 8_000)).toEqual({ kind: 'waits' });
  });
});
