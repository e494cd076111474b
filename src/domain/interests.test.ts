import { describe, expect, it } from 'vitest';
import {
  interestsMissing,
  INTERESTS_OFFERED,
  NO_PREFERENCES,
  offeredInterests,
  shownInterests,
  toggleInterest,
} from './interests';

const list = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));
const ids = (interests: readonly { id: string }[]): string => interests.map(({ id }) => id).join('');

describe('what is offered', () => {
  it.each([
    ['', '', ''],
    ['abc', '', 'abc'],
    ['abcde', '', 'abcde'],
    ['abcdefgh', '', 'abcde'],
    ['abcdefgh', 'h', 'abcdh'],
    ['abcdefgh', 'ab', 'abcde'],
    ['abcdefgh', 'hgf', 'abfgh'],
    ['abcdefgh', 'abcdefgh', 'abcde'],
    ['abc', 'xyz', 'abc'],
  ])('[REG-12] of %j, with %j chosen before: %j', (all, chosen, offered) => {
    expect(ids(offeredInterests(list(all), [...chosen]))).toBe(offered);
    expect(offered.length).toBeLessThanOrEqual(INTERESTS_OFFERED);
  });

  it('[REG-12] "no preferences" is offered besides the five, even when the service lists it', () => {
    const all = [{ id: NO_PREFERENCES, name: 'None' }, ...list('abcdef')];
    expect(ids(offeredInterests(all))).toBe('abcde');
  });

  it('the initial selection contains only interests that are shown', () => {
    expect(shownInterests(['a', 'x'], list('abc'))).toEqual(['a']);
    expect(shownInterests([NO_PREFERENCES], list('abc'))).toEqual([NO_PREFERENCES]);
    expect(shownInterests([], list('abc'))).toEqual([]);
  });
});

describe('choosing', () => {
  const none = NO_PREFERENCES;
  it.each([
    ['REG-15', [], 'a', ['a']],
    ['REG-15', ['a'], 'b', ['a', 'b']],
    ['REG-14', ['a', 'b'], none, [none]],
    ['REG-14', [], none, [none]],
    ['REG-15', [none], 'a', ['a']],
    ['REG-16', ['a'], 'a', [none]],
    ['REG-16', ['a', 'b'], 'a', ['b']],
    ['REG-16', [none], none, [none]],
  ])('[%s] %j, and %s pressed: %j', (_point, selected, pressed, after) => {
    expect(toggleInterest(selected, pressed)).toEqual(after);
  });

  it('[REG-14, REG-15, REG-16, REG-17] 2000 random presses: never empty again, never both, each one a toggle', () => {
    let seed = 17;
    const random = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const all = [none, 'a', 'b', 'c', 'd', 'e'];
    let selected: readonly string[] = [];
    const model = new Set<string>();
    for (let press = 0; press < 2000; press += 1) {
      const id = all[random(all.length)] ?? none;
      if (id === none) model.clear();
      else if (!model.delete(id)) model.add(id);
      selected = toggleInterest(selected, id);
      expect([...selected].sort()).toEqual(model.size === 0 ? [none] : [...model].sort());
    }
  });
});

describe('when the viewer is asked', () => {
  it.each([
    ['signedIn', [], true, true],
    ['signedIn', [], false, false],
    ['signedIn', ['cinema'], true, false],
    ['signedIn', [NO_PREFERENCES], true, false],
    ['signedIn', null, true, false],
    ['anonymous', [], true, false],
    ['signedOut', [], true, false],
    ['starting', [], true, false],
  ] as const)('[REG-18] %s, interests %j, flag %s: %s', (session, interests, enabled, asked) => {
    expect(interestsMissing(session, interests && { interests }, enabled)).toBe(asked);
  });
});
