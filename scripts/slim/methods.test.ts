/** Which members of a library's classes stay. */
import { describe, expect, test } from 'vitest';
import { livingNames, sweepMembers } from './methods';

const library = `
class Node {
  stage = 1;
  get used() { return this.viaUsed(); }
  set used(value) { this.stage = value; }
  viaUsed() { return 1; }
  byString() {}
  byKey() {}
  unused() { this.onlyFromUnused(); }
  onlyFromUnused() { this.unused(); }
  get unread() { return 1; }
  static make() { return new Node(); }
  ['computed']() {}
  constructor() { this.stage = 2; }
  toString() { return ''; }
}
`;

/** The members that are left for these users. */
function left(...users: string[]): string[] {
  const swept = sweepMembers(library, livingNames([library, ...users]));
  return [...swept.matchAll(/^ {2}(?:static |get |set )?\[?'?(\w+)'?\]?\(/gm)].map((found) => found[1]!);
}

describe('members', () => {
  test('nobody names are gone, with what only they name; nothing moves', () => {
    expect(left()).toEqual(['computed', 'constructor', 'toString']);
    const swept = sweepMembers(library, livingNames([library]));
    expect(swept.length).toBe(library.length);
    expect(swept.indexOf('toString')).toBe(library.indexOf('toString'));
    expect(swept).toContain('stage = 1');
  });

  test.each([
    ['a call', 'node.used;', ['used', 'used', 'viaUsed']],
    ['a write', 'node.used = 1;', ['used', 'used', 'viaUsed']],
    ['an optional call', 'node?.unused?.();', ['unused', 'onlyFromUnused']],
    ['a pattern', 'const { byKey } = node;', ['byKey']],
    ['a key of an object', 'Object.assign(node, { byKey: 1 });', ['byKey']],
    ['a string', `node['byString']();`, ['byString']],
    ['a template', 'node[`byString`]();', ['byString']],
    [
      'a call of super',
      'class Mine extends Node { mine() { super.unused(); } } mine.mine();',
      ['unused', 'onlyFromUnused'],
    ],
    ['a static call', 'Node.make();', ['make']],
  ])('named by %s stay', (_how, user, names) => {
    expect(left(user)).toEqual([...names, 'computed', 'constructor', 'toString']);
  });

  test.each([
    ['a comment', '/* node.unused() */'],
    ['a variable', 'const unused = 1;'],
    ['a class that overrides it', 'class Mine extends Node { unused() {} }'],
    ['a method nobody names itself', 'class Other { dead() { node.unused(); } }'],
  ])('named only by %s go', (_how, user) => {
    expect(left(user)).toEqual(['computed', 'constructor', 'toString']);
  });
});
