/**
 * A text set by the browser (`canvasText.ts`) as nodes below the text's own; cut to a window while it runs. It is drawn once it
 * is to be seen: words that wait for focus, and most of a page's do, cost no canvas and no texture.
 */
import { drawText, piecesOf } from './canvasText';
import type { TextPiece } from './canvasText';
import { createPlainNode } from './lightning';
import type { CoreNode, LightningStage, Texture } from './lightning';
import { createPixelTexture } from './pixelTexture';
import type { TextLayout } from './textLayout';
import { freeTexture } from './uploads';

export interface TextPicture {
  tint(color: number): void;
  /** How far the line has slid in its window. */
  slide(x: number): void;
  /** Gives node and texture back at once. */
  destroy(): void;
}

const drawNothing = (): void => {};

/**
 * `room`: the width of the window the line runs through; Infinity for a text at rest. `fontIsThere`: false for a text that
 * another font stands in for. That is drawn at once, in the font it was measured with: later its letters would be others, wider
 * than its picture.
 */
export function createTextPicture(
  stage: LightningStage,
  parent: CoreNode,
  layout: TextLayout,
  color: number,
  room: number,
  fontIsThere: boolean,
): TextPicture {
  const pieces = piecesOf(layout, stage.pixelRatio).map((piece) =>
    createPiece(stage, parent, layout, piece, color, room, fontIsThere),
  );
  return {
    tint(value) {
      for (const { core } of pieces) core.color = value;
    },
    slide(by) {
      for (const { core, x } of pieces) core.x = x + by;
    },
    destroy() {
      for (const { core, window, texture } of pieces) {
        (window ?? core).destroy();
        freeTexture(stage, texture);
      }
    },
  };
}

interface Piece {
  readonly core: CoreNode;
  /** Where `core` stands at rest. */
  readonly x: number;
  readonly window: CoreNode | null;
  readonly texture: Texture;
}

function createPiece(
  stage: LightningStage,
  parent: CoreNode,
  layout: TextLayout,
  piece: TextPiece,
  color: number,
  room: number,
  fontIsThere: boolean,
): Piece {
  const { x, y, w, h } = piece;
  const draw = (): ImageData => drawText(layout, piece, stage.pixelRatio);
  const drawn = fontIsThere ? null : draw();
  const texture = createPixelTexture(stage, { source: () => drawn ?? draw(), premultiplyAlpha: true });
  const make = (props: object): CoreNode => createPlainNode(stage, props as never);
  const cut = room < Infinity;
  // cut at the sides only: marks above and below the line box stay
  const window = cut ? make({ parent, x: 0, y, w: room, h, clipping: true }) : null;
  if (window !== null) window.renderQuads = drawNothing;
  const core = make({ parent: window ?? parent, x, y: cut ? 0 : y, w, h, color, texture });
  return { core, x, window, texture };
}
