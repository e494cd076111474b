/**
 * A text drawn by the browser (`canvasText.ts`) as nodes below the text's own node, clipped to a window during a
 * marquee. Its tiles are drawn when they come near the stage: texts outside the viewport cost no canvas and no
 * texture.
 */
import { drawTextTile, textTiles } from '../text/canvasText';
import type { TextTile } from '../text/canvasText';
import { createGroupNode, createPlainNode, nodeFactory } from './internals/node';
import { createPixelTexture } from './internals/textures';
import type { CoreNode, LightningStage, QuadWriter } from './internals/types';
import { canvasFont } from '../text/fonts';
import type { TextLayout } from '../text/textLayout';
import type { TextTextureCache } from './textTextureCache';

export interface TextTexture {
  tint(color: number): void;
  /** Sets the line's offset in its window. */
  slide(x: number): void;
  /** Frees the nodes at once, and leaves the textures to the cache. */
  destroy(): void;
}

/**
 * `windowWidth`: width of the marquee's window; Infinity for a text that does not move. `fontLoaded`: false while a
 * fallback font is used. Such a text is drawn at once, in the font it was measured with: the font that loads later
 * may be wider than the tiles.
 */
export function createTextTexture(
  stage: LightningStage,
  cache: TextTextureCache,
  parent: CoreNode,
  layout: TextLayout,
  color: number,
  windowWidth: number,
  fontLoaded: boolean,
): TextTexture {
  const tiles = textTiles(layout, stage.pixelRatio).map((tile) =>
    createTileNode(stage, cache, parent, layout, tile, color, windowWidth, fontLoaded),
  );
  return {
    tint(value) {
      for (const { core } of tiles) core.color = value;
    },
    slide(by) {
      for (const { core, x } of tiles) core.x = x + by;
    },
    destroy() {
      for (const { core, clipNode, key } of tiles) {
        (clipNode ?? core).destroy();
        cache.release(key);
      }
    },
  };
}

/**
 * A node drawn on whole panel pixels while it has its own size: between two of them a texture blurs, and on a panel with fewer
 * pixels than the stage most places are.
 */
const createWholePixelNode = nodeFactory(
  (Base) =>
    class extends Base {
      override renderQuads(out: QuadWriter): void {
        out.settles();
        const place = this.globalTransform!;
        const { ta, tb, tc, td, tx, ty } = place;
        if (ta === 1 && td === 1 && tb === 0 && tc === 0) {
          const { pixelRatio } = this.stage;
          place.tx = Math.round(tx * pixelRatio) / pixelRatio;
          place.ty = Math.round(ty * pixelRatio) / pixelRatio;
        }
        super.renderQuads(out as never);
        place.tx = tx;
        place.ty = ty;
      }
    },
);

interface TileNode {
  readonly core: CoreNode;
  /** X of `core` when the line is not offset. */
  readonly x: number;
  readonly clipNode: CoreNode | null;
  /** Of its texture in the cache. */
  readonly key: string;
}

/** All that the pixels of a tile depend on. A text in a fallback font is another one: its own font may load meanwhile. */
function keyOf(layout: TextLayout, { first, end, w, h }: TextTile, fontLoaded: boolean): string {
  const { face, size, lineHeight, letterSpacing, direction, lines, offsets } = layout;
  const style = [canvasFont(face, size), lineHeight, letterSpacing, direction, w, h, fontLoaded];
  return [...style, ...offsets.slice(first, end), ...lines.slice(first, end)].join('\n');
}

function createTileNode(
  stage: LightningStage,
  cache: TextTextureCache,
  parent: CoreNode,
  layout: TextLayout,
  tile: TextTile,
  color: number,
  windowWidth: number,
  fontLoaded: boolean,
): TileNode {
  const { x, y, w, h } = tile;
  const draw = (): ImageData => drawTextTile(layout, tile, stage.pixelRatio);
  const key = keyOf(layout, tile, fontLoaded);
  const bytes = w * h * stage.pixelRatio ** 2 * 4;
  const texture = cache.acquire(key, bytes, () => {
    const prerendered = fontLoaded ? null : draw();
    return createPixelTexture(stage, { source: () => prerendered ?? draw(), premultiplyAlpha: true });
  });
  const clipped = windowWidth < Infinity;
  // Clipped at the sides only: diacritics extend above and below the line box.
  const clipNode = clipped
    ? createGroupNode(stage, { parent, x: 0, y, w: windowWidth, h, clipping: true })
    : null;
  // On its way through a window a line must not jump from pixel to pixel.
  const create = clipped ? createPlainNode : createWholePixelNode;
  const core = create(stage, {
    parent: clipNode ?? parent,
    x,
    y: clipped ? 0 : y,
    w,
    h,
    color,
    texture,
  });
  return { core, x, clipNode, key };
}
