/** Facts written into code: what is asked for is replaced, and the program does the same wherever they hold. */
import { minifySync } from 'vite';
import { describe, expect, test } from 'vitest';
import { fold, type Facts } from './fold';

const facts: Facts = {
  variables: { ready: '!1', none: 'null' },
  properties: { ghost: 'null' },
  calls: { isGhost: '!1' },
  never: { tag: [7, 8] },
  bits: [64],
  idle: /Ghost/,
};

/** What is left, blanks drawn together. */
const folded = (code: string): string => fold(code, facts).replace(/\s+/g, ' ').trim();

test.each([
  ['if (ready) go();', 'if (!1 ) go();'],
  ['ready && (a = none);', '!1 && (a = null);'],
  ['ready = !0;', 'ready = !0;'],
  ['var ready = !1;', 'var ready = !1;'],
  [
    '({ ready: 1 }); a.ready; ready: for (;;) break ready;',
    '({ ready: 1 }); a.ready; ready: for (;;) break ready;',
  ],
  ['null !== state.ghost;', 'null !== null ;'],
  ['state.ghost = 1;', 'state.ghost = 1;'],
  ['({ ghost: 1 }); ghost; state[ghost];', '({ ghost: 1 }); ghost; state[ghost];'],
  ['isGhost(node) && go();', '!1 && go();'],
  [
    '7 === node.tag; tag !== 8; 6 === node.tag; 7 === node.kind;',
    '!1 ; !0 ; 6 === node.tag; 7 === node.kind;',
  ],
  ['node.tag > 7;', 'node.tag > 7;'],
  ['flags & 64; flags & 192; flags | 64;', '0 ; flags & 192; flags | 64;'],
  ['function findGhosts(a) { return a.b; }', 'function findGhosts(a) { }'],
  ['a.toString(); constructor();', 'a.toString(); constructor();'],
])('%s', (code, left) => {
  expect(folded(code)).toBe(left);
  expect(fold(code, facts)).toHaveLength(code.length);
});

describe('cases that never come', () => {
  const cases = [
    [
      'with what stands under them',
      'case 1: go("one"); break; case 7: go("seven"); break; case 2: go("two");',
    ],
    [
      'but not what an earlier one runs on into',
      'case 1: go("one"); case 7: go("seven"); break; case 2: go("two");',
    ],
    [
      'before the first',
      'case 7: go("seven"); return; case 8: case 1: go("one"); break; default: go("other");',
    ],
    ['before the first, that run on', 'case 7: go("seven"); case 1: go("one");'],
    ['with a variable of the whole function', 'case 7: var at = 1; return; case 1: at = 2; go(at);'],
    ['all of them', 'case 7: go("seven"); return; case 8: go("eight");'],
  ] as const;

  /** What a switch calls for each tag that comes. */
  function calls(body: string): unknown[] {
    const heard: unknown[] = [];
    const run = new Function('node', 'go', `'use strict'; switch (node.tag) { ${body} }`);
    for (const tag of [1, 2, 3]) {
      heard.push(tag);
      run({ tag }, (what: unknown) => heard.push(what));
    }
    return heard;
  }

  test.each(cases)('go %s', (_which, body) => {
    const whole = `function f(node, go) { switch (node.tag) { ${body} } }`;
    const [, left] = /\{ switch \(node\.tag\) \{ (.*) \} \}$/.exec(fold(whole, facts))!;
    expect(left).toHaveLength(body.length);
    expect(calls(left!)).toEqual(calls(body));
  });

  test('a minifier drops what no label leads to', () => {
    const [[, body]] = cases;
    const { code } = minifySync('f.js', fold(`f = (node) => { switch (node.tag) { ${body} } };`, facts));
    expect(code).toContain('two');
    expect(code).not.toContain('seven');
  });
});
