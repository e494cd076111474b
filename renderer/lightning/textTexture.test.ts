import { afterEach, expect, it, vi } from 'vitest';
import { atlas, family } from './atlas.fixture';
import { piecesOf } from './canvasText';
import { createFonts } from './fonts';
import type { CoreNode, LightningStage } from './lightning';
import type { Pixels } from './pixelTexture';
import { layoutText } from './textLayout';
import { createTextPicture } from './textPicture';

afterEach(() => void vi.unstubAllGlobals());

const fonts = createFonts();
fonts.add({ family, weight: 400, atlas: { dataUrl: 'noto.json', imageUrl: 'noto.png' } }, atlas);
const layout = layoutText({ children: 'ਰਾਤ ਦੀ ਗੱਡੀ', size: 26, lineHeight: 36 }, fonts);

/** What is written on the document's canvas: one pen serves all texts. */
const words: string[] = [];

function giveCanvas(): void {
  words.length = 0;
  const pen = {
    canvas: {},
    scale() {},
    measureText: () => ({}),
    fillText: (line: string) => void words.push(line),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height }),
  };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
}

/** A stage that hands out nodes and remembers what their textures are made of. */
function setUp() {
  const asked: Pixels[] = [];
  const made: object[] = [];
  class Node {
    constructor(_stage: unknown, props: object) {
      made.push(Object.assign(this, props));
    }

    destroy(): void {}
  }
  const stage = {
    pixelRatio: 1,
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
  return { stage, asked, made };
}

it('a text is drawn when its texture is first wanted: one that nobody sees costs no canvas', () => {
  const { stage, asked, made } = setUp();
  // Without a document a canvas cannot be made: nothing has drawn so far.
  createTextPicture(stage, {} as CoreNode, layout, 0xffffffff, Infinity, true);
  const [piece] = piecesOf(layout, 1);
  expect(made.slice(1)).toMatchObject([{ x: piece!.x, y: piece!.y, w: piece!.w, h: piece!.h }]);

  giveCanvas();
  expect(asked[0]!.source()).toEqual({ width: piece!.w, height: piece!.h });
  expect(words).toEqual(['ਰਾਤ ਦੀ ਗੱਡੀ']);
});

it('a text another font stands in for is drawn at once, with what it was measured with, and once', () => {
  const { stage, asked } = setUp();
  giveCanvas();
  createTextPicture(stage, {} as CoreNode, layout, 0xffffffff, Infinity, false);
  expect(words).toHaveLength(1);
  asked[0]!.source();
  expect(words).toHaveLength(1);
});

it('a long text is several pictures, its lines each in one of them, none higher than a texture may be', () => {
  const long = layoutText({ children: 'ਰਾਤ\n'.repeat(99) + 'ਰਾਤ', size: 26, lineHeight: 36 }, fonts);
  const pieces = piecesOf(long, 2);
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
