/** The reconciler's production build, slimmed. That it still is React, the contract suites say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths';
import { HOST_FLAGS, hostNames, slimReconciler } from './react';

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
});
