import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { entity, list, listInSteps, mapOf, optional, parser } from './tolerance';
import type { ContractProblem } from './tolerance';

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
