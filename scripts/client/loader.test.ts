/** The page's loader, on a page that is as much of one as it touches. */
import { describe, expect, test, vi } from 'vitest';
import { loaderCode, withLoader } from './finish';

describe('the loader', () => {
  const TODAY = { modern: true, newest: true };

  /** A page whose engine has these. Scripts that are asked for come at once or, by `failing`, do not; links when a test says so. */
  async function openPage(
    has: { modern: boolean; newest: boolean },
    packaged = false,
    { failing = '', name = '', page: answer = '<div id="stage">' as string | null } = {},
  ) {
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
    const timers: { run: () => void; ms: number }[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    const document = {
      addEventListener: (event: string, run: (event: object) => void) => void (listeners[event] = run),
      createElement: () => ({
        ...(has.modern ? { noModule: false } : {}),
        getContext(...asFor: unknown[]) {
          Object.assign(this, { asFor, already: [...asked] });
        },
        src: '',
        rel: '',
        href: '',
        type: '',
        onload: () => {},
        onerror: () => {},
      }),
      head: {
        appendChild(
          one: Record<'src' | 'href' | 'rel' | 'type', string> & Record<'onload' | 'onerror', () => void>,
        ) {
          asked.push(one.href ? `${one.rel} ${one.href}` : `${one.type} ${one.src}`.trim());
          if (one.src !== '' && one.src === failing) one.onerror();
          else one.onload();
        },
      },
    };
    const setTimeout = (run: () => void, ms: number): number => timers.push({ run, ms });
    const page: Record<string, unknown> = {
      name,
      setTimeout,
      ...(has.modern ? { AbortController: Object } : {}),
    };
    const stage: { firstElementChild: object | null } = { firstElementChild: null };
    const words = { textContent: '' };
    const reload = vi.fn();
    class XMLHttpRequest {
      responseText = answer ?? '';
      onloadend = (): void => {};
      open(method: string, address: string): void {
        asked.push(`${method} ${address === '' ? 'page' : address}`);
      }
      send(): void {
        this.onloadend();
      }
    }
    const system = {
      import: async (address: string) => {
        asked.push(`import ${address}`);
        if (address === failing) throw new Error('no such file');
      },
    };
    const list = has.newest ? code : code.replace(/"findLast" ?in ?\[\]/, 'false');
    const given = {
      window: page,
      document,
      System: system,
      innerWidth: 1280,
      innerHeight: 720,
      stage,
      words,
    };
    const world = { ...given, location: { reload }, XMLHttpRequest, setTimeout };
    // oxlint-disable-next-line no-new-func -- as the page runs it
    new Function(...Object.keys(world), list)(...Object.values(world));
    return {
      asked,
      linkCame: (rel = 'modulepreload') => listeners['load']?.({ target: { rel } }),
      parsed: () => listeners['DOMContentLoaded']!({}),
      canvas: () => page['PROSCENIUM_CANVAS'],
      page,
      stage,
      words: () => words.textContent,
      reload,
      /** The timers that were set and have not run, ms. */
      waits: () => timers.map(({ ms }) => ms),
      runLast: () => timers.pop()!.run(),
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

  describe('where a script does not come', () => {
    const OLD = { modern: false, newest: false };
    const SILENT_MS = 60_000;

    test.each([
      ['the entry', TODAY, false, 'modern.js'],
      ['the polyfills', OLD, false, 'polyfills.js'],
      ['the loader of classic scripts', OLD, false, 'system.js'],
      ['the legacy entry', OLD, false, 'legacy.js'],
      ['a package’s entry', TODAY, true, 'modern.js'],
    ])('says so, and loads the page again after 5 to 15 s: %s', async (_, has, packaged, failing) => {
      const { parsed, reload, runLast, waits, words, page } = await openPage(has, packaged, { failing });
      parsed();
      await new Promise((done) => setImmediate(done));
      expect(words()).toBe('The app did not load. Trying again...');
      const [silent, wait = 0] = waits();
      expect(silent).toBe(SILENT_MS);
      expect(wait).toBeGreaterThanOrEqual(5000);
      expect(wait).toBeLessThanOrEqual(15_000);
      expect(reload).not.toHaveBeenCalled();
      runLast();
      expect([reload.mock.calls.length, page['name']]).toEqual([1, '1']);
    });

    test('a configuration of a package that is missing is left to the application to say', async () => {
      const { asked, parsed, words } = await openPage(TODAY, true, { failing: 'config.js' });
      parsed();
      expect([asked, words()]).toEqual([['config.js', 'system.js', 'import modern.js'], '']);
    });

    test('three reloads are made; then OK makes one more', async () => {
      const third = await openPage(TODAY, false, { failing: 'modern.js', name: '2' });
      third.parsed();
      third.runLast();
      expect([third.reload.mock.calls.length, third.page['name']]).toEqual([1, '3']);
      const last = await openPage(TODAY, false, { failing: 'modern.js', name: '3' });
      last.parsed();
      expect([last.words(), last.waits()]).toEqual([
        'The app did not load. Press OK to try again.',
        [SILENT_MS],
      ]);
      const press = last.page['onkeydown'] as (event: object) => void;
      press({ keyCode: 37 });
      expect(last.reload).not.toHaveBeenCalled();
      press({ keyCode: 13 });
      expect(last.reload).toHaveBeenCalledTimes(1);
    });

    test.each([
      ['cannot be had', null],
      ['is that of a portal', '<p>Room number</p>'],
    ])('while the page %s it is not loaded, and no reload counted', async (_, page) => {
      const opened = await openPage(TODAY, false, { failing: 'modern.js', page });
      opened.parsed();
      opened.runLast();
      expect(opened.asked).toContain('GET page');
      expect([opened.reload.mock.calls.length, opened.page['name'], opened.waits().length]).toEqual([
        0,
        '',
        2,
      ]);
    });

    test('a script that is silent for a minute has not come; an application that has started stays', async () => {
      const { page, parsed, runLast, stage, words } = await openPage(TODAY);
      parsed();
      stage.firstElementChild = {};
      runLast();
      (page['PROSCENIUM_FAILED'] as () => void)();
      expect(words()).toBe('');
      const silent = await openPage(TODAY);
      silent.parsed();
      silent.runLast();
      expect(silent.words()).not.toBe('');
    });
  });

  test('stands in the page instead of the tags of one build, before links to the modern one', () => {
    const html = `<head>\n<script type="module" crossorigin src="/assets/a.js"></script>\n<link rel="modulepreload" crossorigin href="/assets/b.js">\n</head><body>\n</body>`;
    expect(withLoader(html, 'go("$&")', ['/c.js'])).toBe(
      '<head>\n    <script>go("$&")</script>\n    <link rel="modulepreload" crossorigin href="/c.js" />\n  </head><body>\n</body>',
    );
  });
});
