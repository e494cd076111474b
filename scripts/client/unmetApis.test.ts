/** What of JavaScript's own objects a legacy build may not ask for without a polyfill. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compatData } from '../engines/removeApis';
import { LEGACY_FOLDER } from './files';
import { polyfillFaults, unmetApis } from './unmetApis';

const data = compatData();
const unmet = (code: string, polyfills = ''): string[] => unmetApis([code], polyfills, data).toSorted();

describe('what Chromium 38 lacks and no polyfill brings is named', () => {
  test('of all that a script calls', () => {
    const code = 'x.at(1); Object.assign(a, b); [].flatMap(f); Array.of(1); m.push(1); "a".padStart(2);';
    const polyfills = "import 'core-js/es/array/flat-map'; import 'core-js/es/string/pad-start';";
    expect(unmet(code, polyfills)).toEqual(['Array.at', 'Array.of', 'Object.assign', 'String.at']);
  });

  test.each([
    ['called', 'Object.fromEntries(a)', 'Object.fromEntries'],
    ['handed on', 'list.map(Array.from)', 'Array.from'],
    ['kept', 'var make = Object.fromEntries; make(a)', 'Object.fromEntries'],
    ['called for another object', 'Promise.any.call(Promise, a)', 'Promise.any'],
    ['named by a text', 'Object["hasOwn"](a, "b")', 'Object.hasOwn'],
    ['of the page’s', 'window.Object.entries(a)', 'Object.entries'],
    ['of the global object', 'globalThis.Reflect.ownKeys(a)', 'Reflect.ownKeys'],
    ['that is no function', 'a[Symbol.asyncIterator]()', 'Symbol.asyncIterator'],
    ['of a typed array’s class', 'Uint8Array.from(a)', 'TypedArray.from'],
    ['of its prototype', 'Array.prototype.flat.call(a)', 'Array.flat'],
    ['that stands in for nothing', 'a = b ? Object.hasOwn(c, d) : e', 'Object.hasOwn'],
    [
      'in a function beside the one that looked',
      'function f() { if (!Array.of) return; } Array.of(1)',
      'Array.of',
    ],
    ['where another was looked for', 'a = Array.isArray(b) ? b : Array.from(b)', 'Array.from'],
    ['where its class was', 'if (a instanceof Array) Array.from(a)', 'Array.from'],
  ])('a class’s member %s: %s', (_, code, name) => {
    expect(unmet(code)).toEqual([name]);
    const [owner, member] = name.split('.').map((word) => word.replace(/\B[A-Z]/g, '-$&').toLowerCase());
    expect(unmet(code, `import 'core-js/es/${owner}/${member}';`)).toEqual([]);
  });

  test('one polyfill brings all methods of typed arrays', () => {
    const code = 'Uint8Array.prototype.fill.call(a, 1); Float32Array.prototype.at.call(a, 1)';
    expect(unmet(code)).toEqual(['TypedArray.at', 'TypedArray.fill']);
    expect(unmet(code, "import 'core-js/es/typed-array/methods';")).toEqual([]);
  });
});

describe('nothing is said of', () => {
  test.each([
    ['somebody else’s member of that name', 'Buffer.from(a); names.of("pa"); this.entries(b); Own.assign(c)'],
    [
      'what is only looked at',
      'if (Object.fromEntries && typeof Array.from === "function") f(); var a = typeof Math.f16round',
    ],
    [
      'what has another way',
      'a = Object.hasOwn || own; b = typeof Object.is ? Object.entries ? Object.entries(c) : d : e',
    ],
    [
      'what is asked for after a look',
      'Object.values && f(Object.values(a)); if ("of" in Array) Array.of(1)',
    ],
    [
      'what only an engine reaches that has it',
      'function f(a) { if (!Array.from) { g(a); return b } return Array.from(a) }',
    ],
    ['members of what is looked for itself', 'a = typeof BigInt == "undefined" ? null : BigInt.asIntN(8, b)'],
    ['what is written', 'Object.hasOwn = own'],
    ['what was always there', 'Object.keys(a); Array.isArray(b); new Uint8Array(1).set(c); Math.max(d)'],
  ])('%s', (_, code) => {
    expect(unmet(code)).toEqual([]);
  });
});

describe('a built client', () => {
  function built(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'proscenium-legacy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, code] of Object.entries(files)) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    return folder;
  }

  test('is refused for what its legacy half asks for, and not for its polyfills or the modern half', () => {
    const folder = built({
      [join(LEGACY_FOLDER, 'main-a.js')]: 'JSON.rawJSON(1); Object.fromEntries(a)',
      [join(LEGACY_FOLDER, 'polyfills-a.js')]: 'Error.isError(1)',
      'assets/main-a.js': 'Math.sumPrecise(a)',
    });
    expect(polyfillFaults(folder)).toEqual([
      'the legacy build asks for JSON.rawJSON, which Chromium 38 lacks: name it in engines/polyfills',
    ]);
  });

  test('without a legacy half has nothing to look into', () => {
    expect(polyfillFaults(built({ 'assets/main-a.js': 'Math.sumPrecise(a)' }))).toEqual([]);
  });
});
