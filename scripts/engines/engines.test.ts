/** The pure halves of `npm run engines`. */
import { describe, expect, test } from 'vitest';
import { laterApis } from './laterApis';
import { compatData, removalScript } from './removeApis';
import type { JourneyResult } from './journey';
import { buildOf, engineTable } from './table';

const chrome = (version_added: string | boolean) => ({ support: { chrome: { version_added } } });

describe('what a version lacks', () => {
  const data = {
    api: {
      fetch: { __compat: chrome('42') },
      URL: {
        __compat: chrome('19'),
        createObjectURL_static: { __compat: chrome('19') },
        canParse_static: { __compat: chrome('120') },
        searchParams: { __compat: chrome('51') },
        error_event: { __compat: chrome('99') },
      },
      EventTarget: { __compat: chrome('1'), EventTarget: { __compat: chrome('64') } },
      Behind: {
        __compat: { support: { chrome: [{ version_added: '70', flags: [{}] }, { version_added: '90' }] } },
      },
      Never: { __compat: chrome(false) },
      Vague: { __compat: chrome('≤79') },
    },
    javascript: {
      builtins: {
        Array: {
          __compat: chrome('1'),
          at: { __compat: chrome('92') },
          '@@iterator': { __compat: chrome('99') },
        },
        Intl: {
          __compat: chrome('24'),
          DisplayNames: { __compat: chrome('81'), of: { __compat: chrome('81') } },
        },
      },
    },
  };

  test('are the APIs of later ones, where each is found', () => {
    expect(laterApis(data, 53)).toEqual([
      { owner: 'URL', member: 'canParse', of: 'class', since: 120 },
      { owner: 'EventTarget', member: 'constructor', of: 'object', since: 64 },
      { owner: 'Behind', member: null, of: 'class', since: 90 },
      { owner: 'Array', member: 'at', of: 'either', since: 92 },
      { owner: 'Intl', member: 'DisplayNames', of: 'either', since: 81 },
      { owner: 'Intl.DisplayNames', member: null, of: 'class', since: 81 },
      { owner: 'Intl.DisplayNames', member: 'of', of: 'either', since: 81 },
    ]);
    expect(laterApis(data, 41)).toContainEqual({ owner: 'fetch', member: null, of: 'class', since: 42 });
    expect(laterApis(data, 200)).toEqual([]);
  });

  test.each([
    [38, ['fetch', 'Proxy', 'createImageBitmap', 'AbortController', 'WebGL2RenderingContext']],
    [53, ['AbortController', 'ResizeObserver', 'WebGL2RenderingContext']],
    [68, ['queueMicrotask', 'FinalizationRegistry', 'AggregateError']],
  ])('%i, by MDN’s data', (version, names) => {
    const globals = new Set(
      laterApis(compatData(), version).flatMap(({ owner, member }) => (member === null ? [owner] : [])),
    );
    expect(names.filter((name) => !globals.has(name))).toEqual([]);
    expect(globals.has('Promise'), 'is of 32').toBe(false);
  });
});

test('the removal deletes from classes, objects and the window, and closes constructors', () => {
  const { page } = runIn(removalScript(68, ['Blob']));
  expect(page.Array).not.toHaveProperty('prototype.at');
  expect(page.Object).not.toHaveProperty('hasOwn');
  expect(page.Promise).not.toHaveProperty('allSettled');
  expect(page.Promise).toHaveProperty('all');
  expect(page).not.toHaveProperty('queueMicrotask');
  expect(page).not.toHaveProperty('Blob');
});

/** Runs a script with a window of its own. */
function runIn(script: string): { page: Record<string, object> } {
  const nothing = (): void => {};
  const owner = (members: object, prototype: object = {}): object => ({ ...members, prototype });
  const page = {
    Array: owner({}, { at: nothing }),
    Object: owner({ hasOwn: nothing }),
    Promise: owner({ all: nothing, allSettled: nothing }),
    Blob: owner({}),
    queueMicrotask: nothing,
  };
  // oxlint-disable-next-line no-new-func -- as the page runs it
  new Function('window', script)(page);
  return { page };
}

describe('the table', () => {
  const result: JourneyResult = {
    reached: ['welcome', 'home'],
    stopped: '30000 ms without | this',
    errors: ['TypeError: a\n at b', 'TypeError: a\n at c'],
    scripts: ['assets/legacy/main-1.js', 'assets/system-2.js'],
    drawnBy: 'canvas',
    textures: 3,
  };

  test('has a row for each engine with what it reached and what differed', () => {
    const lines = engineTable([{ rung: 'b', engine: '38', how: 'APIs deleted', result }]).split('\n');
    expect(lines[2]).toBe(
      '| b | 38 | legacy | yes | yes | no | no | canvas | APIs deleted; stopped: 30000 ms without / this; TypeError: a |',
    );
  });

  test.each([
    [['assets/legacy/main-1.js'], 'legacy'],
    [['assets/index-1.js', 'assets/react-2.js'], 'modern'],
    [['assets/index-1.js', 'assets/newer-2.js'], 'modern and polyfills'],
    [['assets/index-1.js', 'assets/legacy/main-1.js'], 'both'],
    [[], 'none'],
  ])('%j is the build %s', (scripts, build) => {
    expect(buildOf({ scripts })).toBe(build);
  });
});
