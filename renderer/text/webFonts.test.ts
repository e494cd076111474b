import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Text } from '../components';
import { createTestRoot } from '../testing';
import { atlas, family } from './atlas.fixture';
import { createFonts } from './fonts';
import type { FontFaceSource } from './fonts';
import { relayoutTexts } from './relayoutText';
import { layoutText } from './textLayout';
import type { TextLayout } from './textLayout';
import { createWebFonts } from './webFonts';

/** A browser's font set: which files it was asked for, which come. */
function fontSet() {
  const faces = new Set<{ url: string; loaded: boolean }>();
  let fails = false;
  const self = {
    faces,
    failing: () => void (fails = true),
    urls: () => [...faces].map(({ url }) => url),
    asked: [] as string[],
    fonts: {
      add: (face: never) => void faces.add(face),
      delete: (face: never) => faces.delete(face),
      check: () => [...faces].every(({ loaded }) => loaded),
      load(font: string, text: string) {
        self.asked.push(`${font}: ${text}`);
        if (fails) return Promise.reject(new Error('offline'));
        return Promise.resolve().then(() => faces.forEach((face) => (face.loaded = true)));
      },
    },
  };
  return self;
}

let set: ReturnType<typeof fontSet>;
/** What addresses answer instead of the real atlas. */
let data: Record<string, object>;
let held: Record<string, Promise<void>>;

/** The answer of an address waits. @returns lets it come */
function hold(url: string): () => void {
  let go!: () => void;
  held[url] = new Promise((resolve) => (go = resolve));
  return go;
}

beforeEach(() => {
  set = fontSet();
  vi.stubGlobal('document', { fonts: set.fonts });
  vi.stubGlobal(
    'FontFace',
    class {
      url: string;
      loaded = false;
      constructor(
        readonly name: string,
        source: string,
      ) {
        this.url = source.slice(4, -1);
      }
    },
  );
  data = { 'empty.json': { chars: [] } };
  held = {};
  vi.stubGlobal('fetch', async (url: string) => {
    await held[url];
    if (url.endsWith('gone.json')) return { ok: false, status: 404 };
    return { ok: true, json: async () => data[url] ?? atlas };
  });
});
afterEach(() => void vi.unstubAllGlobals());

const source = (name: string): FontFaceSource => ({
  family,
  weight: 400,
  atlases: [{ dataUrl: `${name}.json`, imageUrl: `${name}.png` }],
  files: [{ url: `${name}.woff2`, unicodeRange: 'U+0A00-0A7F' }],
});

function setUp() {
  const fonts = createFonts((text) => text.length * 10);
  const changed = vi.fn();
  const reported: string[] = [];
  const web = createWebFonts(fonts, changed, (error) => void reported.push((error as Error).message));
  return { fonts, web, changed, reported, lay: (children: string) => layoutText({ children }, fonts) };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('faces from files', () => {
  it('are usable, and texts are laid out again, once their atlas is loaded', async () => {
    const { fonts, web, changed, lay } = setUp();
    expect(lay('Film').atlas).toBeNull();
    await web.load([source('noto')]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(lay('Film').atlas).not.toBeNull();
    expect(fonts.face(family, 400).atlases[0]!.imageUrl).toBe('noto.png');
    expect(web.pending).toBe(0);
  });

  it('[SHELL-11] of a theme replace those before, in the page too', async () => {
    const { fonts, web, changed } = setUp();
    await web.load([source('noto')]);
    await web.load([source('theme')]);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(fonts.faces).toHaveLength(1);
    expect(fonts.face(family, 400).atlases[0]!.imageUrl).toBe('theme.png');
    expect(set.urls()).toEqual(['theme.woff2']);
    web.dispose();
    expect(set.urls()).toEqual([]);
  });

  it('[SHELL-11] of a theme that load late lay out again what was drawn with the fallback', async () => {
    const fonts = createFonts((text, font) => text.length * (font.includes('Theme') ? 30 : 10));
    const test = createTestRoot({ fonts });
    await test.render(createElement(Text, { testId: 'title', family: 'Theme' }, 'Film'));
    const web = createWebFonts(fonts, (changed) => relayoutTexts(test.scene, changed), vi.fn());
    await web.load([{ ...source('noto'), family }]);
    const face = fonts.face(family, 400);
    expect(test.find('title').now.w).toBe(
      Math.ceil(fonts.measure('Film', face, fonts.atlasFor('Film', face), 26, 0)),
    );
    await web.load([
      { family: 'Theme', weight: 400, files: [{ url: 'theme.woff2', unicodeRange: 'U+0-10FFFF' }] },
    ]);
    expect(test.find('title').now.w).toBe(120);
    expect(test.painter.painted(test.find('title')).values.w).toBe(120);
  });

  const TWO = ['basic', 'whole'].map((name) => ({ dataUrl: `${name}.json`, imageUrl: `${name}.png` }));

  it('are usable with their first atlas; a text that needs the next waits for it, without a font for the canvas', async () => {
    data['basic.json'] = { ...atlas, chars: atlas.chars.filter(({ id }) => id < 128) };
    const fonts = createFonts((text) => text.length * 10);
    const test = createTestRoot({ fonts });
    const web = createWebFonts(fonts, (changed) => relayoutTexts(test.scene, changed), vi.fn());
    const texts = ['Film', 'Amélie', 'ਰਾਤ'];
    const drawnBy = () =>
      texts.map((text) => {
        const { atlas: by, lines } = test.find(text).layout as TextLayout;
        return lines.length === 0 ? 'nothing' : (by?.imageUrl ?? 'canvas');
      });
    const [basic, whole] = [hold('basic.json'), hold('whole.json')];
    const loaded = web.load([{ ...source('noto'), atlases: TWO }]);
    await test.render(texts.map((text) => createElement(Text, { key: text, testId: text }, text)));
    expect(drawnBy()).toEqual(['nothing', 'nothing', 'nothing']);
    basic();
    await loaded;
    expect([drawnBy(), web.pending]).toEqual([['basic.png', 'nothing', 'nothing'], 1]);
    whole();
    await turn();
    expect([drawnBy(), web.pending]).toEqual([['basic.png', 'whole.png', 'canvas'], 0]);
  });

  it.each(['gone', 'empty'])(
    'whose further atlas fails (%s) say so, and the canvas draws what only that one has',
    async (name) => {
      data['basic.json'] = { ...atlas, chars: atlas.chars.filter(({ id }) => id < 128) };
      const { web, reported, lay } = setUp();
      await web.load([
        { ...source('noto'), atlases: [TWO[0]!, { dataUrl: `${name}.json`, imageUrl: `${name}.png` }] },
      ]);
      await turn();
      expect(reported).toEqual([expect.stringContaining(name)]);
      expect([lay('Film').atlas?.imageUrl, lay('Amélie').atlas, lay('Amélie').lines]).toEqual([
        'basic.png',
        null,
        ['Amélie'],
      ]);
      expect(web.pending).toBe(0);
    },
  );

  it('that were replaced meanwhile get no atlas of the source before', async () => {
    const { fonts, web } = setUp();
    const whole = hold('whole.json');
    await web.load([{ ...source('noto'), atlases: TWO }]);
    await web.load([source('theme')]);
    whole();
    await turn();
    expect(fonts.face(family, 400)).toMatchObject({ atlases: [{ imageUrl: 'theme.png' }], awaited: false });
  });

  it('that cannot be had leave their texts to the canvas', async () => {
    const { web, lay } = setUp();
    const loaded = web.load([source('gone')]);
    expect(lay('Film').lines).toEqual([]);
    await expect(loaded).rejects.toThrow('gone');
    expect([lay('Film').lines, lay('Film').atlas]).toEqual([['Film'], null]);
  });

  it.each(['gone', 'empty'])('that fail (%s) are rejected by name and leave what was there', async (name) => {
    const { fonts, web, lay } = setUp();
    await web.load([source('noto')]);
    await expect(web.load([source(name)])).rejects.toThrow(name);
    expect(fonts.face(family, 400).atlases[0]!.imageUrl).toBe('noto.png');
    expect(set.urls()).toEqual(['noto.woff2']);
    expect(lay('Film').atlas).not.toBeNull();
    expect(web.pending).toBe(0);
  });

  it('clear the widths measured with the font before', async () => {
    let wide = 10;
    const fonts = createFonts((text) => text.length * wide);
    const web = createWebFonts(fonts, vi.fn(), vi.fn());
    await web.load([source('noto')]);
    expect(layoutText({ children: 'ਰਾਤ' }, fonts).w).toBe(30);
    wide = 20;
    await web.load([source('noto')]);
    expect(layoutText({ children: 'ਰਾਤ' }, fonts).w).toBe(60);
  });
});

describe('the web font of a canvas text', () => {
  it('is requested once a script, and the text laid out again when it is loaded', async () => {
    const { web, changed, lay } = setUp();
    await web.load([source('noto')]);
    changed.mockClear();
    expect(web.ready(lay('ਰਾਤ'))).toBe(false);
    expect(web.ready(lay('ਫਿਲਮ'))).toBe(false);
    expect(set.asked).toHaveLength(1);
    expect(web.pending).toBe(1);
    await turn();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(web.pending).toBe(0);
    expect(web.ready(lay('ਰਾਤ'))).toBe(true);
  });

  it('has the texts laid out again that the canvas draws, and no other', async () => {
    const fonts = createFonts((text) => text.length * 10);
    const test = createTestRoot({ fonts });
    const web = createWebFonts(fonts, (changed) => relayoutTexts(test.scene, changed), vi.fn());
    await web.load([source('noto')]);
    const texts = ['Film', 'ਰਾਤ'];
    await test.render(texts.map((text) => createElement(Text, { key: text, testId: text }, text)));
    const layouts = () => texts.map((text) => test.find(text).layout);
    const [film, night] = layouts();
    web.ready(layoutText({ children: 'ਰਾਤ' }, fonts));
    await turn();
    expect(layouts()[0]).toBe(film);
    expect(layouts()[1]).not.toBe(night);
    await web.load([source('theme')]);
    expect(layouts()[0]).not.toBe(film);
  });

  it('is requested for a script inside a text that begins in another', async () => {
    const { web, lay } = setUp();
    await web.load([source('noto')]);
    web.ready(lay('2 🎬'));
    web.ready(lay('2 ਰਾਤ'));
    expect(set.asked.map((each) => each.split(': ')[1])).toEqual(['2 🎬', '2 ਰਾਤ']);
  });

  it('is requested with its Latin characters too where no atlas gives its line metrics', async () => {
    const { web, lay } = setUp();
    await web.load([{ family, weight: 400, files: [{ url: 'theme.woff2', unicodeRange: 'U+0-10FFFF' }] }]);
    web.ready(lay('ਰਾਤ'));
    expect(set.asked.map((each) => each.split(': ')[1])).toEqual(['ਰਾਤHg']);
  });

  it('that cannot be had is reported once, whatever is drawn in it, and never requested again', async () => {
    const { web, reported, lay } = setUp();
    await web.load([source('noto')]);
    set.failing();
    for (const text of ['ਰਾਤ', '2 ਰਾਤ', 'ਰਾਤ']) {
      expect(web.ready(lay(text))).toBe(false);
      await turn();
    }
    expect(set.asked).toHaveLength(2);
    expect(reported).toEqual(['The font Noto Sans 400 could not be loaded; another stands in for it.']);
    expect(web.pending).toBe(0);
  });
});
