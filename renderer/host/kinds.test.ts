import { describe, expect, it } from 'vitest';
import { accepts, badValues, everyProp, goodValue, holdsNull } from './badValues.fixture';
import { allOf, validFields, validValue } from './kinds';
import type { FieldsKind, Kind } from './kinds';
import { propTables } from './propTable';
import { propKinds } from './propKinds';
import type { HostType } from './node';

const percent = { min: 0, max: 100 };
const lines = { min: 1, max: 9, whole: true } as const;
const size = allOf({ w: percent, h: percent });
const style: FieldsKind = { fields: { size, lines, on: 'boolean' }, needs: [] };

describe('a value of a kind', () => {
  it.each<[Kind, unknown, unknown]>([
    [percent, -3, 0],
    [percent, 1e9, 100],
    [percent, 0.5, 0.5],
    [percent, NaN, undefined],
    [percent, Infinity, undefined],
    [percent, '5', undefined],
    [lines, 2.9, 2],
    [lines, 0.5, 1],
    ['boolean', 0, undefined],
    ['function', 'onPress', undefined],
    ['number', NaN, NaN],
    [{ values: { row: 1, column: 1 } }, 'row', 'row'],
    [{ values: { row: 1, column: 1 } }, 'toString', undefined],
    [{ values: { row: 1, column: 1 } }, ['row'], undefined],
    [{ either: [percent, allOf([percent, percent])] }, [5, 200], [5, 100]],
    [{ either: [percent, allOf([percent, percent])] }, [5], undefined],
    [{ either: [percent, allOf([percent, percent])] }, [5, 6, 7], undefined],
    [{ fields: [], needs: [], other: percent }, [1, -1], [1, 0]],
    [{ fields: [], needs: [], other: percent }, [1, null, 3], undefined],
    [style, { size: { w: 1, h: -1 }, lines: null, other: 4 }, { size: { w: 1, h: 0 } }],
    [style, { size: { w: 1 }, lines: 2 }, { lines: 2 }],
    [style, [], undefined],
    [style, null, undefined],
  ])('%j of %j becomes %j', (kind, given, expected) => {
    expect(validValue(kind, given)).toEqual(expected);
  });

  it('is itself while nothing is wrong with it, in objects too', () => {
    const valid = { size: { w: 1, h: 2 }, lines: undefined, on: true };
    expect(validValue(style, valid)).toBe(valid);
  });

  it('is not changed by a repair: a screen may write the same object elsewhere', () => {
    const given = Object.freeze({ size: Object.freeze({ w: 500, h: 2 }) });
    expect(validValue(style, given)).toEqual({ size: { w: 100, h: 2 } });
  });

  it('is not looked at again when it is the same as before', () => {
    const before = { size: { w: -1, h: 2 } };
    expect(validFields(style, { ...before, lines: 0 }, before)).toEqual({ ...before, lines: 1 });
  });
});

function withoutEffect(type: HostType): string[] {
  const shared =
    'transition sharedElement testId role label value selected checked expanded busy autoFocus wrap remember redirect ring ' +
    'onFocus onBlur onPress onDrag onLongPress onKey onKeyUp onText onWheel';
  return `${shared}${type === 'image' ? ' fade lettering suspend onLoad onError' : ''}`.split(' ');
}

describe('the descriptions of the props', () => {
  it.each<HostType>(['view', 'text', 'image'])(
    'of <%s> have all that has an effect, and no other',
    (type) => {
      const described = Object.keys(propKinds[type].fields);
      const applied = Object.keys(propTables[type]).filter((name) => name !== 'children');
      expect(described).toEqual(expect.arrayContaining(applied));
      // what is read when something happens: handlers, semantics, how it moves and how focus goes through it
      expect(described.filter((name) => !applied.includes(name)).sort()).toEqual(
        [...withoutEffect(type)].sort(),
      );
    },
  );

  it.each(everyProp)(
    'of <%s %s> makes every value one that it may be, or leaves it out',
    (_type, name, kind) => {
      const good = { [name]: goodValue(kind) };
      expect(validFields({ fields: { [name]: kind }, needs: [] }, good)).toBe(good);
      for (const { value, text } of badValues(kind)) {
        const valid = validValue(kind, value);
        expect([text, accepts(kind, valid), holdsNull(valid)]).toEqual([text, true, false]);
        if (accepts(kind, value) && !holdsNull(value)) expect(valid, text).toBe(value ?? undefined);
      }
    },
  );
});
