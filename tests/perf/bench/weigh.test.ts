/** Which module a stretch of built code is counted for. */
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { weighModules } from './weigh';

test('a stretch belongs to the module it is mapped to, up to the next; what is mapped to none to none', () => {
  // columns 0 (first), 10 (second), 15 (none), 18 (first); line 2: column 0 (second)
  const code = 'aaaaaaaaaabbbbb...aa\nbbbb';
  const map = { sources: ['../../first.ts', 'node_modules/x/second.js'], mappings: 'AAAA,UCAA,K,GDAA;ACAA' };
  const weights = weighModules(code, map);
  expect(weights.map(({ module, raw }) => ({ module, raw }))).toEqual([
    { module: 'first.ts', raw: 13 },
    { module: 'x/second.js', raw: 9 },
  ]);
});

test('a module weighs what the compressed file would lose', () => {
  const words = Array.from({ length: 200 }, (_each, at) => `word${at * 7919}`).join(' ');
  const code = `${words}${words}`;
  // the second half, word for word the first, is another module's
  const map = { sources: ['one.ts', 'two.ts'], mappings: `AAAA,${encoded(words.length)}CAA` };
  const [one, two] = weighModules(code, map);
  expect(one!.raw).toBe(two!.raw);
  expect(two!.gzip).toBeLessThan(100);
  expect(one!.gzip).toBe(two!.gzip);
});

test('source maps of the minifier are read', () => {
  const source = 'export function sum(first, second) {\n  return first + second;\n}\n';
  const { code, map } = minifySync('sum.js', source, { sourcemap: true });
  const [weight] = weighModules(code, { sources: map!.sources, mappings: map!.mappings });
  expect(weight).toMatchObject({ module: 'sum.js', raw: code.length });
});

/** A column in a source map's digits. */
function encoded(value: number): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let rest = value << 1;
  let out = '';
  do {
    const digit = rest & 31;
    rest >>= 5;
    out += digits[digit | (rest > 0 ? 32 : 0)];
  } while (rest > 0);
  return out;
}
