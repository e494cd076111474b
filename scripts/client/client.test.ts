/** What is done to a built client's files. */
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, deliveryOf } from '../client';
import { BESIDE } from '../license-file';
import { ROOT } from '../paths';
import { rewriteRegExps, toEs5, toSystem } from './es5';
import { workerTexts } from './es5Faults';

describe('scripts for old engines', () => {
  test('are ES5, each module a call of System.register', async () => {
    const code = await toEs5(
      'import a from "./a.js"; class B { x = a?.y ?? 1; async run() { return import("./c.js"); } } export const b = `${new B()}`;',
      'system',
    );
    expect(code).toMatch(/^System\.register\(\["\.\/a\.js"\]/);
    expect(code).toContain('.import("./c.js")');
    expect(code).not.toMatch(/=>|`|\?\?|\?\./);
  });

  test('from file: keep their language', async () => {
    const code = await toSystem('import a from "./a.js"; export const b = () => `${a}`;');
    expect(code).toMatch(/^System\.register\(/);
    expect(code).toContain('=>');
  });

  test.each([
    ['x = /\\p{L}/u', (found: RegExp) => found.test('ਪ') && !found.test('1') && found.flags === ''],
    ['x = /^.$/s', (found: RegExp) => found.test('\n') && found.flags === ''],
    ['x = /^[^a]$/gu', (found: RegExp) => found.test('😀') && found.flags === 'g'],
    ['x = /plain/gi', (found: RegExp) => found.source === 'plain' && found.flags === 'gi'],
  ])('%s becomes one that Chromium 38 has', (code, holds) => {
    const rewritten = rewriteRegExps(`let x; ${code};`);
    // oxlint-disable-next-line no-new-func -- the result is a program
    expect(holds(new Function(`${rewritten} return x;`)() as RegExp)).toBe(true);
  });

  test.each(['x = /(?<=a)b/', 'x = /a/y'])('%s is refused: nothing stands for it', (code) => {
    expect(() => rewriteRegExps(`let x; ${code};`)).toThrow('no engine before Chromium 62 knows');
  });

  test('the text of a worker is found among strings', () => {
    const worker = 'self.addEventListener("message",function(){self.postMessage(1)})';
    expect(workerTexts(`var a = ${JSON.stringify(worker)}, b = "postMessage(";`)).toEqual([worker]);
  });
});

test('what the polyfills are made of stands in LICENSES', () => {
  const files = ['polyfills/legacy.ts', 'polyfills/modern.ts', 'shims/fetch.ts'];
  const text = files.map((file) => readFileSync(join(ROOT, 'engines', file), 'utf8')).join('');
  const packages = [...text.matchAll(/import '([a-z-]+)/g)].map(([, name]) => name!);
  expect([...new Set([...packages, 'systemjs'])].toSorted()).toEqual(BESIDE);
});

test('each delivery has a folder of its own', () => {
  expect(clientFolder('staging')).toMatch(/dist\/staging$/);
  expect(clientFolder('production', 'hosted')).toMatch(/dist\/production$/);
  expect(clientFolder('staging', 'packaged')).toMatch(/dist\/staging-packaged$/);
  expect(deliveryOf(undefined, 'production')).toBe('hosted');
  expect(() => deliveryOf('zip', 'staging')).toThrow(
    "unknown delivery 'zip': use modern, hosted, portable, packaged",
  );
});
