/** The reconciler's production build, slimmed. That it still is React, the contract suites say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../paths';
import { FACTS, HOST_FLAGS, hostNames, slimReconciler } from './react';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const code = read('node_modules/react-reconciler/cjs/react-reconciler.production.js');

test('no flag is asked any more, and nothing moves', () => {
  const slim = slimReconciler(code, hostNames());
  for (const flag of Object.keys(HOST_FLAGS)) expect(slim).not.toMatch(new RegExp(`[!(&|] ?${flag}\\b`));
  expect(slim.length).toBe(code.length);
  expect(slim.split('\n').length).toBe(code.split('\n').length);
  const kept = /exports\.(createContainer|updateContainer|injectIntoDevTools) = function/g;
  expect(slim.match(kept)).toHaveLength(3);
  expect(slim).not.toContain('exports.createHydrationContainer');
  // what the host answers is asked, what it does not know is not
  expect(slim).toContain('$$$config.createInstance');
  expect(slim).not.toContain('$$$config.canHydrateInstance');
});

test('the flags are what the host says, and what it leaves out is false', () => {
  const host = read('renderer/reconciler/host.ts');
  for (const [flag, value] of Object.entries(HOST_FLAGS)) {
    const said = new RegExp(`^  ${flag}: (true|false),$`, 'm').exec(host)?.[1] ?? 'false';
    expect(`${flag}: ${said}`).toBe(`${flag}: ${value}`);
  }
});

test('a build written otherwise is refused', () => {
  const known = hostNames();
  expect(() => slimReconciler('module.exports = function () {};', known)).toThrow('exports');
  const other = code.replace('supportsHydration = $$$config.supportsHydration', 'hydrates = !1');
  expect(() => slimReconciler(other, known)).toThrow('supportsHydration');
  expect(() => slimReconciler(code.replace('createFiber(30,', 'create(30,'), known)).toThrow('fibers');
});

/**
 * The facts hold when a root is made; were one to change, some code that is left would have to change it first. So they hold as
 * long as no such code is left once all of them are written in and what cannot be reached is gone.
 */
test('nothing that is left makes a fact untrue', () => {
  const options = { mangle: false, codegen: { removeWhitespace: false } };
  const left = minifySync('react.js', slimReconciler(code, hostNames()), options).code;
  const found = (pattern: string): string[] =>
    [...left.matchAll(new RegExp(pattern, 'g'))].map(([, value]) => value!.trim());

  const flags = Object.keys(HOST_FLAGS);
  const followed = Object.entries(FACTS.variables).filter(([name]) => !flags.includes(name));
  expect(followed.length).toBeGreaterThan(5);
  for (const [name, value] of followed) {
    // another variable's assignment may stand between: a = b = !1
    const assigned = found(`(?<![.\\w$])${name} [|&^+]?= (?:\\w+ = )*([^;,)]+)`);
    expect(assigned.filter((each) => each !== value)).toEqual([]);
    expect(left).not.toMatch(new RegExp(`(?<![.\\w$])${name}(?:\\+\\+|--)|(?:\\+\\+|--)${name}\\b`));
    expect(code).toMatch(new RegExp(`^(?:  var|   ) ${name} = ${value}[,;]$`, 'm'));
  }

  const made = [...found('createFiber\\((\\w+)'), ...found('(?:fiberTag|\\.tag) = ([^;,)]+)')];
  expect(made).toContain('5');
  expect(made).toContain('31');
  // in the constructor of updates and fibers themselves
  const tags = made.filter((each) => each !== 'tag' && each !== 'fiberTag' && each !== 'current');
  expect(tags.filter((each) => !/^\d+$/.test(each) || FACTS.never.tag!.includes(Number(each)))).toEqual([]);

  expect(found('\\.flags \\|= ([^;,)]+)').filter((each) => FACTS.bits.includes(Number(each)))).toEqual([]);
  for (const [name, value] of Object.entries(FACTS.properties)) {
    const given = [...found(`\\b${name}: ([^,\\n]+)`), ...found(`\\.${name} = ([^;,)]+)`)];
    // a new root is told whether it hydrates, which the export for hydration alone says
    expect(given, name).toEqual([name === 'isDehydrated' ? 'hydrate' : value]);
  }
  expect(left).not.toContain('createHydrationContainer');
  expect(code).toMatch(
    /function popHydrationState\(fiber\) \{\s+if \(!supportsHydration \|\| .*\) return !1;/,
  );
});

test('the react package has no element for a kind of fiber that is left out, but for ViewTransition', () => {
  const react = read('node_modules/react/cjs/react.production.js');
  const elements = [...react.matchAll(/exports\.(\w+) = REACT_\w+_TYPE/g)].map(([, name]) => name!);
  expect(elements.toSorted()).toEqual([
    'Activity',
    'Fragment',
    'Profiler',
    'StrictMode',
    'Suspense',
    'ViewTransition',
  ]);
});
