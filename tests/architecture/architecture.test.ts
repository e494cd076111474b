/** The house as it stands, and planted breaches of each rule to see that it would be noticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/paths';
import { checkArchitecture } from './check';

const ROOMS = ['renderer', 'src', 'platforms', 'scripts', 'fonts', 'tests'];

/** Every file is read and parsed; a busy machine takes more than the usual 5 s. */
const WHOLE_HOUSE_MS = 60_000;

function readHouse(): Map<string, string> {
  const files = new Map<string, string>();
  for (const room of ROOMS) {
    for (const name of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })) {
      const path = `${room}/${name.replaceAll('\\', '/')}`;
      if (/\.tsx?$/.test(path)) files.set(path, readFileSync(join(ROOT, path), 'utf8'));
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

describe('a planted breach is noticed', () => {
  const others: [string, string][] = [
    'renderer/index.ts',
    'renderer/scene/node.ts',
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
    ['renderer/lists/Row.tsx', `import type { INode } from '@lightningjs/renderer';`],
    ['src/ui/Card.tsx', `import { RendererMain } from '@lightningjs/renderer';`],
    ['src/ui/Card.tsx', `import { node } from '../../renderer/scene/node';`],
    ['src/ui/Card.tsx', `export { node } from '../../renderer/scene/node';`],
    ['src/ui/Card.tsx', `export * from '../../renderer/scene/node';`],
    ['src/ui/Card.tsx', `const node = () => import('../../renderer/scene/node');`],
    ['src/ui/Card.tsx', `type N = import('../../renderer/scene/node').N;`],
    ['src/ui/Card.tsx', `import { remote } from '../../renderer/testing';`],
    ['src/ui/Card.tsx', `import { Home } from '../screens/home/Home';`],
    ['src/ui/Card.tsx', `import { getUser } from '../api/users';`],
    ['src/screens/home/Row.tsx', `import { App } from '../../app/App';`],
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
      `import { node } from '../../../../../renderer/scene/node';`,
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

  test.each([
    ['src/ui/Card.tsx', `import { View } from '../../renderer';\nimport { plan } from '../domain/plans';`],
    ['src/ui/Card.test.tsx', `import { remote } from '../../renderer/testing';`],
    ['src/screens/home/Row.tsx', `import { getUser } from '../../api/users';`],
    [
      'tests/perf/scenes/home-20x20/hand-written/main.ts',
      `import { RendererMain } from '@lightningjs/renderer';`,
    ],
    ['src/domain/rules.ts', `export const at = (now: number) => new Date(now);`],
    ['src/domain/rules.ts', `export const rule = ({ window }: { window: number }) => window;`],
    ['src/domain/rules.ts', `export const performance = 1; export const all = { fetch: 1 };`],
    ['src/dom/modal.ts', `export const open = () => document.body;`],
    ['src/player/videoElement.ts', `export const make = () => document.createElement('video');`],
    ['src/domain/rules.test.ts', `Date.now();\n${'x;\n'.repeat(400)}`],
    [
      'src/ui/Card.tsx',
      `interface Props { document: string; window: Window }\nexport const f = (p: Props) => p.document;`,
    ],
  ])('but not where there is none: %s: %.70s', (path, text) => {
    expect(breaches(path, text)).toEqual([]);
  });
});
