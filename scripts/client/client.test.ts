/** What is done to a built client's files. */
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, deliveryOf } from '../client';
import { BESIDE } from '../license-file';
import { ROOT } from '../paths';
import { rewriteRegExps, toEs5, toSystem } from './es5';
import { workerTexts } from './es5Faults';
import { loaderCode, withLoader } from './finish';

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

describe('the loader', () => {
  const TODAY = { modern: true, newest: true };

  /** A page whose engine has these. Scripts that are asked for come at once, links when a test says so. */
  async function openPage(has: { modern: boolean; newest: boolean }, packaged = false) {
    const code = await loaderCode({
      ...(packaged ? { config: 'config.js' } : {}),
      modern: ['modern.js', 'react.js'],
      soon: packaged ? [] : ['identity.js', 'sdk.js'],
      fonts: packaged ? [] : ['font.json'],
      newer: 'newer.js',
      legacy: ['legacy.js', 'polyfills.js'],
      system: 'system.js',
    });
    const asked: string[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    const document = {
      addEventListener: (name: string, run: (event: object) => void) => void (listeners[name] = run),
      createElement: () => ({
        ...(has.modern ? { noModule: false } : {}),
        getContext(...asFor: unknown[]) {
          Object.assign(this, { asFor, already: [...asked] });
        },
        src: '',
        rel: '',
        href: '',
        type: '',
        come: () => {},
        addEventListener(name: string, run: () => void) {
          if (name === 'load') this.come = run;
        },
      }),
      head: {
        appendChild(element: { src: string; href: string; rel: string; type: string; come: () => void }) {
          asked.push(
            element.href ? `${element.rel} ${element.href}` : `${element.type} ${element.src}`.trim(),
          );
          element.come();
        },
      },
    };
    const page: Record<string, unknown> = has.modern ? { AbortController: Object } : {};
    const list = has.newest ? code : code.replace(/"findLast" ?in ?\[\]/, 'false');
    // oxlint-disable-next-line no-new-func -- as the page runs it
    new Function('window', 'document', 'System', 'innerWidth', 'innerHeight', list)(
      page,
      document,
      { import: (address: string) => void asked.push(`import ${address}`) },
      1280,
      720,
    );
    return {
      asked,
      linkCame: (rel = 'modulepreload') => listeners['load']?.({ target: { rel } }),
      parsed: () => listeners['DOMContentLoaded']!({}),
      canvas: () => page['PROSCENIUM_CANVAS'],
    };
  }

  test.each([
    ['today’s engine', TODAY, ['module modern.js']],
    ['Chromium 68', { modern: true, newest: false }, ['newer.js', 'module modern.js']],
    ['Chromium 53', { modern: false, newest: false }, ['polyfills.js', 'system.js', 'import legacy.js']],
  ])('loads one build in %s, once the page stands', async (_, has, scripts) => {
    const { asked, parsed } = await openPage(has);
    expect(asked).toEqual([]);
    parsed();
    expect(asked).toEqual(scripts);
  });

  test.each([
    ['today’s engine', TODAY, ['config.js', 'system.js', 'import modern.js']],
    [
      'Chromium 53',
      { modern: false, newest: false },
      ['config.js', 'polyfills.js', 'system.js', 'import legacy.js'],
    ],
  ])('loads classic scripts alone from file: in %s', async (_, has, scripts) => {
    const { asked, parsed, linkCame } = await openPage(has, true);
    linkCame();
    linkCame();
    parsed();
    expect(asked).toEqual(scripts);
  });

  test('asks for what every start imports once the build has come, then for the fonts', async () => {
    const { asked, linkCame } = await openPage(TODAY);
    const seen = ['modulepreload', 'icon', 'modulepreload', 'modulepreload', 'modulepreload'].map((rel) => {
      linkCame(rel);
      return asked.splice(0);
    });
    const soon = ['modulepreload identity.js', 'modulepreload sdk.js'];
    expect(seen).toEqual([[], [], soon, [], ['preload font.json']]);
  });

  test.each([
    ['today’s engine', TODAY, ['module modern.js']],
    ['Chromium 53', { modern: false, newest: false }, ['polyfills.js', 'system.js', 'import legacy.js']],
  ])(
    'makes the context of the client’s canvas in %s, once the scripts are asked for',
    async (_, has, already) => {
      const { parsed, canvas } = await openPage(has);
      expect(canvas()).toBeUndefined();
      parsed();
      const asFor = [
        'webgl',
        expect.objectContaining({ stencil: false, powerPreference: 'high-performance' }),
      ];
      expect(canvas()).toMatchObject({ width: 1280, height: 720, asFor, already });
    },
  );

  test('stands in the page instead of the tags of one build, before links to the modern one', () => {
    const html = `<head>\n<script type="module" crossorigin src="/assets/a.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/b.js">\n</head><body>\n</body>`;
    expect(withLoader(html, 'go("$&")', ['/c.js'])).toBe(
      '<head>\n    <script>go("$&")</script>\n    <link rel="modulepreload" crossorigin href="/c.js" />\n  </head><body>\n</body>',
    );
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
