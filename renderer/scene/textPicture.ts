/** A text set by the browser (`canvasText.ts`) as a node below the text's own; cut to a window while it runs. */
import { drawText } from './canvasText';
import type { CoreNode, LightningStage } from './lightning';
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

/** `room`: the width of the window the line runs through; Infinity for a text at rest. */
export function createTextPicture(
  stage: LightningStage,
  parent: CoreNode,
  layout: TextLayout,
  color: number,
  room: number,
): TextPicture {
  const { image, x, y, w, h } = drawText(layout, stage.pixelRatio);
  const texture = createPixelTexture(stage, { source: () => image, premultiplyAlpha: true });
  const make = (props: object): CoreNode => stage.createNode(props as never) as unknown as CoreNode;
  const cut = room < Infinity;
  // cut at the sides only: marks above and below the line box stay
  const window = cut ? make({ parent, x: 0, y, w: room, h, clipping: true }) : null;
  if (window !== null) window.renderQuads = drawNothing;
  const core = make({ parent: window ?? parent, x, y: cut ? 0 : y, w, h, color, texture });
  return {
    tint: (value) => void (core.color = value),
    slide: (by) => void (core.x = x + by),
    destroy() {
      (window ?? core).destroy();
      freeTexture(stage, texture);
    },
  };
}
