import { afterEach, describe, expect, it, vi } from 'vitest';
import { atlas, family } from '../text/atlas.fixture';
import { textTiles } from '../text/canvasText';
import { createFonts } from '../text/fonts';
import type { CoreNode, LightningStage } from './internals/types';
import type { Pixels } from './internals/textures';
import { layoutText } from '../text/textLayout';
import { createTextTexture } from './textTexture';
import { createTextTextureCache } from './textTextureCache';

afterEach(() => void vi.unstubAllGlobals());

const fonts = createFonts();
fonts.add({ family, weight: 400, atlases: [{ dataUrl: 'noto.json', imageUrl: 'noto.png' }] }, [atlas]);
const layout = layoutText({ children: 'ਰਾਤ ਦੀ ਗੱਡੀ', size: 26, lineHeight: 36 }, fonts);

/** What is written on the document's canvas: one pen serves all texts. */
const drawnLines: string[] = [];

function stubCanvas(): void {
  drawnLines.length = 0;
  const ctx = {
    canvas: {},
    scale() {},
    measureText: () => ({}),
    fillText: (line: string) => void drawnLines.push(line),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ctx }) });
}

interface DrawnNode {
  readonly globalTransform: Record<'ta' | 'tb' | 'tc' | 'td' | 'tx' | 'ty', number>;
  renderQuads(out: never): void;
}

/** A stage that hands out nodes and remembers what their textures are made of. */
function setUp(pixelRatio = 1) {
  const drawnAt: number[][] = [];
  const asked: Pixels[] = [];
  const made: object[] = [];
  class Node {
    constructor(_stage: unknown, props: object) {
      made.push(Object.assign(this, props));
    }

    globalTransform = { ta: 1, tb: 0, tc: 0, td: 1, tx: 101, ty: 22 };
    stage = { pixelRatio };

    renderQuads(): void {
      drawnAt.push([this.globalTransform.tx, this.globalTransform.ty]);
    }

    destroy(): void {}
  }
  const stage = {
    pixelRatio,
    root: new Node(null, {}),
    resolveNodeDefaults: (props: unknown) => props,
    txManager: {
      createTexture(_type: string, pixels: Pixels) {
        asked.push(pixels);
        return { state: 'initial', setState: vi.fn() };
      },
      removeTextureFromQueue: vi.fn(),
    },
  } as unknown as LightningStage;
  return { stage, asked, made: made as DrawnNode[], drawnAt };
}

it('a text is drawn when its texture is first loaded: one that is never seen costs no canvas', () => {
  const { stage, asked, made } = setUp();
  // Without a document a canvas cannot be made: nothing has drawn so far.
  createTextTexture(stage, createTextTextureCache(stage), {} as CoreNode, layout, 0xffffffff, Infinity, true);
  const [piece] = textTiles(layout, 1);
  expect(made.slice(1)).toMatchObject([{ x: piece!.x, y: piece!.y, w: piece!.w, h: piece!.h }]);

  stubCanvas();
  expect(asked[0]!.source()).toEqual({ width: piece!.w, height: piece!.h });
  expect(drawnLines).toEqual(['ਰਾਤ ਦੀ ਗੱਡੀ']);
});

it('a text in a fallback font is drawn once, at once, in the font it was measured with', () => {
  const { stage, asked } = setUp();
  stubCanvas();
  createTextTexture(
    stage,
    createTextTextureCache(stage),
    {} as CoreNode,
    layout,
    0xffffffff,
    Infinity,
    false,
  );
  expect(drawnLines).toHaveLength(1);
  asked[0]!.source();
  expect(drawnLines).toHaveLength(1);
});

it.each([
  ['the same text shares its texture', {}, 1],
  ['another size has a texture of its own', { size: 27 }, 2],
  ['another line height has a texture of its own', { lineHeight: 40 }, 2],
  ['other letter spacing has a texture of its own', { letterSpacing: 2 }, 2],
  ['another text has a texture of its own', { children: 'ਰਾਤ ਦੀ ਗੱਡੀ।' }, 2],
] as const)('%s', (_, props, textures) => {
  const { stage, asked } = setUp();
  stubCanvas();
  const cache = createTextTextureCache(stage);
  const other = layoutText({ children: 'ਰਾਤ ਦੀ ਗੱਡੀ', size: 26, lineHeight: 36, ...props }, fonts);
  for (const text of [layout, other])
    createTextTexture(stage, cache, {} as CoreNode, text, 0xffffffff, Infinity, true);
  expect(asked).toHaveLength(textures);
});

it('a text in a fallback font does not serve once the font is there', () => {
  const { stage, asked } = setUp();
  stubCanvas();
  const cache = createTextTextureCache(stage);
  for (const loaded of [false, true])
    createTextTexture(stage, cache, {} as CoreNode, layout, 0xffffffff, Infinity, loaded);
  expect(asked).toHaveLength(2);
});

it('a long text is several tiles, each line in one of them, none higher than a texture may be', () => {
  const long = layoutText({ children: 'ਰਾਤ\n'.repeat(99) + 'ਰਾਤ', size: 26, lineHeight: 36 }, fonts);
  const pieces = textTiles(long, 2);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.at(-1)!.end).toBe(100);
  let line = 0;
  for (const { first, end, h } of pieces) {
    expect(first).toBe(line);
    expect(end).toBeGreaterThan(first);
    expect(h * 2).toBeLessThanOrEqual(4096);
    line = end;
  }
});

describe('on a panel of 720 lines', () => {
  const ratio = 720 / 1080;

  it('a texture has the pixels of the place it is drawn in, neither more nor fewer', () => {
    stubCanvas();
    for (const size of [18, 20, 22, 26, 31])
      for (const children of ['ਲਾਈਵ', 'ਨਵੀਂ ਕੜੀ', 'ਰਾਤ\nਦੀ']) {
        const { stage, asked, made } = setUp(ratio);
        const text = layoutText({ children, size, lineHeight: Math.round(size * 1.4) }, fonts);
        createTextTexture(
          stage,
          createTextTextureCache(stage),
          {} as CoreNode,
          text,
          0xffffffff,
          Infinity,
          true,
        );
        const node = made.at(-1) as unknown as Record<'x' | 'y' | 'w' | 'h', number>;
        const { width, height } = asked[0]!.source() as ImageData;
        expect(node.w * ratio).toBeCloseTo(width, 6);
        expect(node.h * ratio).toBeCloseTo(height, 6);
        expect((node.x * ratio) % 1, 'its margin is whole too').toBeCloseTo(0, 6);
      }
  });

  it.each([
    ['at rest on whole pixels', { ta: 1, td: 1 }, Infinity, [67 / ratio, 15 / ratio]],
    ['where it is while it is larger', { ta: 1.06, td: 1.06 }, Infinity, [101, 22]],
    ['where it is while it is turned', { tb: 0.1, tc: -0.1 }, Infinity, [101, 22]],
    ['where it is while it slides through its window', {}, 50, [101, 22]],
  ])('a text is drawn %s', (_, transform, windowWidth, place) => {
    const { stage, made, drawnAt } = setUp(ratio);
    createTextTexture(
      stage,
      createTextTextureCache(stage),
      {} as CoreNode,
      layout,
      0xffffffff,
      windowWidth,
      true,
    );
    const node = made.at(-1)!;
    Object.assign(node.globalTransform, transform);
    const before = { ...node.globalTransform };
    const settles = vi.fn();
    node.renderQuads({ settles } as never);
    expect(drawnAt).toEqual([place]);
    expect(settles, 'is written again where its group stands still').toHaveBeenCalledTimes(
      windowWidth < Infinity ? 0 : 1,
    );
    expect(node.globalTransform, 'what stands below it stays where it is').toEqual(before);
  });
});
