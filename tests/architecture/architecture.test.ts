/** The house as it stands, and planted breaches of each rule to see that it would be noticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';
import { checkArchitecture } from './check';

const ROOMS = ['renderer', 'src', 'platforms', 'engines', 'scripts', 'fonts', 'tests'];

/** Every file is read and parsed; a busy machine takes more than the usual 5 s. */
const WHOLE_HOUSE_MS = 60_000;

function readHouse(): Map<string, string> {
  const files = new Map<string, string>();
  for (const room of ROOMS) {
    for (const name of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })) {
      const path = `${room}/${name.replaceAll('\\', '/')}`;
      if (/\.tsx?$/.test(path) && !path.startsWith('renderer/dist/'))
        files.set(path, readFileSync(join(ROOT, path), 'utf8'));
    }
  }
  return files;
}

test(
  'no import, name or length breaks a rule of the house',
  () => {
    const house = readHouse();
    expect(house.size).toBeGreaterThan(50);
    expect(checkArchitecture(house).join('\n')).toBe('');
  },
  WHOLE_HOUSE_MS,
);

/** For each folder of the renderer, a file of it and what it may not import. */
const FORBIDDEN_IN_RENDERER: readonly [path: string, targets: readonly string[]][] = [
  ['renderer/types.ts', ['host/node']],
  ['renderer/host/tree.ts', ['focus/record', 'motion/motion', 'text/fonts', 'images/textureCache']],
  ['renderer/text/fonts.ts', ['focus/record', 'images/textureCache', 'backend/renderBackend']],
  ['renderer/images/textureCache.ts', ['lightning/backend', 'canvas/backend', 'backend/renderBackend']],
  ['renderer/motion/motion.ts', ['focus/record', 'stage/createRoot']],
  ['renderer/focus/record.ts', ['lists/Row', 'reconciler/root', 'motion/motion', 'input/input']],
  ['renderer/input/input.ts', ['lists/Row', 'reconciler/root', 'stage/createRoot']],
  ['renderer/backend/renderBackend.ts', ['lightning/backend', 'canvas/backend', 'stage/createRoot']],
  ['renderer/lightning/backend.ts', ['canvas/backend', 'stage/createRoot', 'profiler/profiler']],
  ['renderer/canvas/backend.ts', ['lightning/backend', 'stage/createRoot', 'profiler/profiler']],
  ['renderer/reconciler/root.ts', ['stage/createRoot', 'lists/Row', 'lightning/backend']],
  ['renderer/lists/Row.tsx', ['stage/createRoot', 'reconciler/root', 'text/fonts']],
  ['renderer/profiler/profiler.ts', ['stage/createRoot', 'lightning/backend', 'semantics/tv']],
  ['renderer/semantics/tv.ts', ['stage/createRoot', 'images/textureCache', 'lists/Row']],
  ['renderer/stage/createRoot.ts', ['lists/Row', 'semantics/tv', 'testing/index']],
];

describe('a planted breach is noticed', () => {
  const others: [string, string][] = [
    'renderer/index.ts',
    'renderer/host/node.ts',
    'renderer/testing/index.ts',
    'src/contract/index.ts',
    'src/domain/plans.ts',
    'src/api/users.ts',
    'src/config/index.ts',
    'src/ui/Button.tsx',
    'src/screens/home/Home.tsx',
    'src/app/App.tsx',
    'platforms/platform.ts',
    'tests/service/server.ts',
  ].map((path) => [path, '']);
  const breaches = (path: string, text: string): string[] =>
    checkArchitecture(new Map([...others, [path, text]]));

  test.each([
    ['renderer/lists/Row.tsx', `import { plan } from '../../src/domain/plans';`],
    ['renderer/lists/Row.tsx', `import type { Platform } from '../../platforms/platform';`],
    ['renderer/lists/Row.tsx', `import { version } from '../../package.json';`],
    ['renderer/lists/Row.tsx', `import type { INode } from '@lightningjs/renderer';`],
    ['renderer/lightning/painter.ts', `import type { Stage } from '@lightningjs/renderer';`],
    ['src/ui/Card.tsx', `import { RendererMain } from '@lightningjs/renderer';`],
    ['src/ui/Card.tsx', `import { node } from '../../renderer/host/node';`],
    ['src/ui/Card.tsx', `export { node } from '../../renderer/host/node';`],
    ['src/ui/Card.tsx', `export * from '../../renderer/host/node';`],
    ['src/ui/Card.tsx', `const node = () => import('../../renderer/host/node');`],
    ['src/ui/Card.tsx', `type N = import('../../renderer/host/node').N;`],
    ['src/ui/Card.tsx', `import { remote } from '../../renderer/testing';`],
    ['src/ui/Card.tsx', `import { Home } from '../screens/home/Home';`],
    ['src/ui/Card.tsx', `import { getUser } from '../api/users';`],
    ['src/screens/home/Row.tsx', `import { App } from '../../app/App';`],
    ['src/screens/page/Page.tsx', `import { Home } from '../home/Home';`],
    ['src/screens/page/Page.tsx', `import type { HomeProps } from '../home/Home';`],
    ['src/screens/page/rows/Row.tsx', `const Home = () => import('../../home/Home');`],
    ['src/screens/page/Page.test.tsx', `import { openHome } from '../home/testing/homeScreen';`],
    ['src/screens/page/Page.tsx', `import { openHome } from '../testing/homeScreen';`],
    ['src/player/engine.ts', `import { Button } from '../ui/Button';`],
    ['src/player/engine.ts', `import { View } from '../../renderer';`],
    ['src/api/pages.ts', `import { Button } from '../ui/Button';`],
    ['src/domain/rules.ts', `import { getUser } from '../api/users';`],
    ['src/domain/rules.ts', `import { loadConfig } from '../config';`],
    ['src/telemetry/send.ts', `import { getUser } from '../api/users';`],
    ['src/contract/asset.ts', `import { plan } from '../domain/plans';`],
    ['src/app/routes.tsx', `import { service } from '../../tests/service/server';`],
    ['platforms/tizen/adapter.ts', `import { getUser } from '../../src/api/users';`],
    ['tests/service/pages.ts', `import { plan } from '../../src/domain/plans';`],
    [
      'tests/perf/scenes/home-20x20/proscenium/Home.tsx',
      `import { node } from '../../../../../renderer/host/node';`,
    ],
    [
      'tests/perf/scenes/home-20x20/proscenium/Home.tsx',
      `import { RendererMain } from '@lightningjs/renderer';`,
    ],
    ['tests/e2e/home.e2e.test.ts', `import { App } from '../../src/app/App';`],
    ['src/domain/rules.ts', `export const now = () => Date.now();`],
    ['src/domain/rules.ts', `export const now = () => new Date();`],
    ['src/domain/rules.ts', `export const id = () => Math.random();`],
    ['src/domain/rules.ts', `export const later = (f: () => void) => setTimeout(f, 5);`],
    ['src/domain/rules.ts', `export const get = () => fetch('/x');`],
    ['src/domain/rules.ts', `export const get = () => globalThis.fetch('/x');`],
    ['src/app/App2.tsx', `export const at = () => document.body;`],
    ['src/app/App2.tsx', `export const at = () => globalThis.window.location;`],
    ['src/ui/Card.tsx', 'x;\n'.repeat(301)],
    ['renderer/reconciler/tree.ts', 'x;\n'.repeat(151)],
  ])('%s: %.70s', (path, text) => {
    expect(breaches(path, text)).toHaveLength(1);
  });

  test.each(FORBIDDEN_IN_RENDERER.flatMap(([path, targets]) => targets.map((target) => ({ path, target }))))(
    '$path may not import renderer/$target',
    ({ path, target }) => {
      const up = path.split('/').length === 2 ? '.' : '..';
      for (const text of [
        `import { x } from '${up}/${target}';`,
        `import type { X } from '${up}/${target}';`,
        `export * from '${up}/${target}';`,
      ]) {
        expect(breaches(path, text)).toHaveLength(1);
      }
      const test = path.replace(/\.tsx?$/, '.test.ts');
      const fixture = path.replace(/\.tsx?$/, '.fixture.ts');
      expect(breaches(test, `import { x } from '${up}/${target}';`)).toEqual([]);
      expect(breaches(fixture, `import { x } from '${up}/${target}';`)).toEqual([]);
    },
  );

  test.each([
    [
      'types of two files',
      'renderer/focus/a.ts',
      `import type { B } from './b';`,
      `import type { A } from './a';`,
    ],
    ['values of two files', 'src/domain/a.ts', `import { b } from './b';`, `export { a } from './a';`],
    ['a loaded file and a type', 'src/dom/a.ts', `const b = import('./b');`, `type A = import('./a').A;`],
  ])('a circle of imports: %s', (_, path, text, back) => {
    const other = path.replace('a.ts', 'b.ts');
    const found = checkArchitecture(
      new Map([
        [path, text],
        [other, back],
      ]),
    );
    expect(found).toEqual([
      expect.stringContaining(`${path}, ${other}: these import each other in a circle`),
    ]);
  });

  test('a circle of imports over three files', () => {
    const found = checkArchitecture(
      new Map([
        ['src/ui/a.ts', `import './b';`],
        ['src/ui/b.ts', `import './c';`],
        ['src/ui/c.ts', `import type { A } from './a';`],
        ['src/ui/d.ts', `import './a';`],
      ]),
    );
    expect(found).toEqual([expect.stringContaining('src/ui/a.ts, src/ui/b.ts, src/ui/c.ts: these')]);
  });

  test.each([
    ['renderer/lists/rows.ts', '/** Waits for 200 ms (PAGE-99). */', 'renderer/lists/rows.ts:1', 'PAGE-99'],
    ['renderer/input/keys.ts', 'const a = 1;\n// DEVICE-99', 'renderer/input/keys.ts:2', 'DEVICE-99'],
    ['renderer/host/size.ts', '/** See architecture.md. */', 'renderer/host/size.ts:1', 'architecture.md'],
  ])('a point or document cited in a comment: %s: %s', (path, text, place, cited) => {
    expect(breaches(path, text)).toEqual([
      `${place}: a comment cites ${cited}, but renderer/ knows no product; give the reason or the number itself, ` +
        'and name the point in the title of the test that proves it',
    ]);
  });

  test('every breach says what to do about it', () => {
    expect(breaches('src/ui/Card.tsx', 'x;\n'.repeat(301))).toEqual([
      'src/ui/Card.tsx: 301 lines, over 300; split it into files with one job each',
    ]);
    expect(breaches('renderer/host/tree.ts', `import type { Row } from '../lists/Row';`)).toEqual([
      'renderer/host/tree.ts: renderer/host/ may not import renderer/lists/Row; declare here what it needs of it as an interface',
    ]);
    expect(breaches('src/domain/rules.ts', `export const now = () => Date.now();`)).toEqual([
      'src/domain/rules.ts: src/domain is pure and may not use Date.now; take it as an argument',
    ]);
    expect(breaches('src/app/App2.tsx', `export const at = () => document.body;`)).toEqual([
      expect.stringMatching(/only .*src\/dom\/.* may touch document; move this to one of them$/),
    ]);
    expect(breaches('src/screens/page/Page.tsx', `import { Home } from '../home/Home';`)).toEqual([
      expect.stringMatching(/; move what both need to src\/ui\/, src\/domain\/ or src\/shell\/$/),
    ]);
    expect(breaches('src/ui/Card.tsx', `import { RendererMain } from '@lightningjs/renderer';`)).toEqual([
      expect.stringContaining('ask for what you need through renderer/backend/renderBackend.ts'),
    ]);
  });

  test.each([
    ['src/ui/Card.tsx', `import { View } from '../../renderer';\nimport { plan } from '../domain/plans';`],
    ['src/ui/Card.test.tsx', `import { remote } from '../../renderer/testing';`],
    ['src/screens/home/Row.tsx', `import { getUser } from '../../api/users';`],
    ['src/screens/home/rows/Row.tsx', `import { Home } from '../Home';`],
    ['src/screens/page/Page.test.tsx', `import { openHome } from '../testing/homeScreen';`],
    ['src/screens/testing/homeScreen.tsx', `import { Home } from '../home/Home';`],
    [
      'tests/perf/scenes/home-20x20/hand-written/main.ts',
      `import { RendererMain } from '@lightningjs/renderer';`,
    ],
    ['src/domain/rules.ts', `export const at = (now: number) => new Date(now);`],
    ['src/domain/rules.ts', `export const rule = ({ window }: { window: number }) => window;`],
    ['src/domain/rules.ts', `export const performance = 1; export const all = { fetch: 1 };`],
    ['src/dom/modal.ts', `export const open = () => document.body;`],
    ['src/player/videoElement.ts', `export const make = () => document.createElement('video');`],
    ['renderer/text/clean.ts', '/** UTF-16 and SHA-256 are words of the field; see README.md. */'],
    ['renderer/lists/Row.test.tsx', `test('[PAGE-99] a row'); // PAGE-99`],
    ['renderer/lists/page.fixture.tsx', '/** PAGE-99 */'],
    ['renderer/lists/Row.tsx', `const key = 'PAGE-99';`],
    ['src/ui/Card.tsx', '/** PAGE-99 */'],
    ['renderer/stage/createRoot.ts', `import { createSceneRoot } from './createSceneRoot';`],
    ['src/domain/rules.test.ts', `Date.now();\n${'x;\n'.repeat(400)}`],
    [
      'src/ui/Card.tsx',
      `interface Props { document: string; window: Window }\nexport const f = (p: Props) => p.document;`,
    ],
  ])('but not where there is none: %s: %.70s', (path, text) => {
    expect(breaches(path, text)).toEqual([]);
  });
});
