import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ContractError,
  entity,
  list,
  listInSteps,
  mapOf,
  oneOf,
  optional,
  parser,
  refuseProblems,
  required,
} from './tolerance';
import type { ContractProblem, Schema } from './tolerance';

const Leaf = entity('leaf', { size: optional(v.number(), 0) });
const parse = parser(
  'tree',
  entity('tree', { first: optional(Leaf, null), leaves: list(Leaf), named: mapOf(['a'], Leaf) }),
);
const wrong = { size: 'large' };

function collect() {
  const where: string[] = [];
  return { where, report: (problem: ContractProblem) => void where.push(problem.where) };
}

describe('the report of a parse', () => {
  it('the report receives problems of every level: fields, lists and maps', () => {
    const { where, report } = collect();
    parse({ first: wrong, leaves: [wrong, 7], named: { a: wrong } }, report);
    expect(where).toEqual(['leaf.size', 'leaf.size', 'tree.leaves', 'leaf.size']);
  });

  it('the report receives only problems of its own parse, even when another parse runs in between', () => {
    const [one, other] = [collect(), collect()];
    const keyOf = ({ size }: { size: number }): string => String(size);
    const first = listInSteps('one', [7, { size: 1 }, 7], Leaf, keyOf, one.report);
    const second = listInSteps('other', ['x'], Leaf, keyOf, other.report);
    first.next();
    second.next();
    parse({ first: wrong }, (problem) => {
      other.report(problem);
      parse({ leaves: 'none' }, one.report);
    });
    first.next();
    first.next();
    expect(one.where).toEqual(['one', 'tree.leaves', 'one']);
    expect(other.where).toEqual(['other', 'leaf.size']);
  });
});

describe('what a problem says', () => {
  const everything = parser(
    'tree',
    entity('tree', {
      id: required(v.string()),
      kind: oneOf(['oak', 'fir'], 'oak' as const),
      size: optional(v.number(), 0),
      leaves: list(Leaf, ({ size }) => String(size)),
      named: mapOf(['a', 'b'], v.number() as Schema<number>),
    }),
  );
  const problems = (input: object): ContractProblem[] => {
    const told: ContractProblem[] = [];
    everything({ id: 'x', ...input }, (problem) => void told.push(problem));
    return told;
  };

  it.each<[string, object, ContractProblem[]]>([
    [
      'a word out of a fixed set is quoted',
      { kind: 'elm' },
      [{ where: 'tree.kind', what: 'Expected ("oak" | "fir"), got "elm"' }],
    ],
    [
      'a value is named by its type alone',
      { size: 'secret' },
      [{ where: 'tree.size', what: 'Expected number, got string' }],
    ],
    ['no list', { leaves: 'many' }, [{ where: 'tree.leaves', what: 'Expected Array, got string' }]],
    [
      'an id that comes again',
      { leaves: [{ size: 1 }, { size: 1 }] },
      [{ where: 'tree.leaves', what: 'Repeated id 1' }],
    ],
    ['no map', { named: 7 }, [{ where: 'tree.named', what: 'Expected Object, got number' }]],
    [
      'an entry of a map',
      { named: { a: 'x', b: 2 } },
      [{ where: 'tree.named.a', what: 'Expected number, got string' }],
    ],
    ['nothing where nothing is sent', { named: null, leaves: null, size: null, kind: null }, []],
    ['nothing where all is missing', {}, []],
  ])('%s', (_, input, told) => {
    expect(problems(input)).toEqual(told);
  });

  it('a list as an entity says so', () => {
    expect(() => everything([], () => {})).toThrow('tree: Expected something else, got object');
  });

  it('only entries of a map that can be read are kept', () => {
    expect(everything({ id: 'x', named: { a: 'x', b: 2, c: 3 } }, () => {}).named).toEqual({ b: 2 });
  });

  it('an answer that is useless as a whole is an error with its place', () => {
    const failed = (): unknown => everything({ id: 7 }, () => {});
    expect(failed).toThrow(ContractError);
    expect(failed).toThrow('tree.id: Expected string, got number');
    expect(() => everything(7, () => {})).toThrow('tree: Expected Object, got number');
    expect(new ContractError('tree', 'no tree').name).toBe('ContractError');
  });

  it('where the contract must be obeyed every problem is an error', () => {
    expect(() => refuseProblems({ where: 'tree.size', what: 'Expected number, got string' })).toThrow(
      'tree.size: Expected number, got string',
    );
  });
});
