/**
 * The painter of the 2D canvas. It draws from the host records themselves, so there is little to be told: what was worked
 * out once for a node, and that something is other than it was.
 */
import { lookOf, clampRadius } from '../boxPaint';
import type { BoxLook } from '../boxNode';
import type { Images, ImageState, PictureCore } from '../images';
import { Dirty } from '../node';
import type { DrawnNode, HostNode } from '../node';
import type { Painter } from '../painter';
import { zIndexOf } from '../style';
import type { TextLayout } from '../textLayout';
import { lettersOf } from './letters';
import type { Letters } from './letters';
import { scrimFill } from './shapes';

/** What is kept for one node. */
export interface CanvasDrawn extends DrawnNode {
  look: BoxLook | null;
  scrim: { fill: CanvasGradient; w: number; h: number; color: number } | null;
  /** Of a scrim's corners. */
  radius: number;
  letters: Letters | null;
  core: PictureCore | null;
  image: ImageState | null;
  /** Children in the order they are drawn; null when that has to be worked out again. */
  order: readonly HostNode[] | null;
}

export const drawnOf = (node: HostNode): CanvasDrawn => node.drawn as CanvasDrawn;

export interface CanvasPainterOptions {
  pen: CanvasRenderingContext2D;
  images: Images;
  /** Image nodes, of which somebody has to see whether they are near. */
  pictures: Set<HostNode>;
  /** Asks for the web font a text needs; the text is laid out again when it comes. */
  fontReady(layout: TextLayout): boolean;
  /** Draws in the next frame. */
  redraw(): void;
}

export interface CanvasPainter extends Painter {
  /** The node everything hangs on; null until it is there. */
  readonly stage: HostNode | null;
  readonly nodes: number;
}

const nothing = (): void => {};

export function createCanvasPainter(options: CanvasPainterOptions): CanvasPainter {
  let stage: HostNode | null = null;
  let nodes = 0;
  const { pen, images, pictures, fontReady, redraw } = options;

  function reorder(node: HostNode | null): void {
    if (node !== null && node.drawn !== null) drawnOf(node).order = null;
    redraw();
  }

  function updateText(node: HostNode, drawn: CanvasDrawn): void {
    const layout = node.whole ?? node.layout;
    drawn.letters = lettersOf(pen, layout);
    if (drawn.letters !== null) fontReady(layout!);
  }

  return {
    get stage() {
      return stage;
    },
    get nodes() {
      return nodes;
    },
    create(node) {
      const drawn: CanvasDrawn = {
        look: null,
        scrim: null,
        radius: 0,
        letters: null,
        core: null,
        image: null,
        order: null,
        write(prop) {
          if (prop === 'zIndex') reorder(node.parent);
          else redraw();
        },
      };
      if (node.type === 'image') {
        drawn.core = createCore();
        drawn.image = images.create(node, drawn.core);
        pictures.add(node);
      }
      if (node.parent === null) stage = node;
      nodes++;
      reorder(node.parent);
      return drawn;
    },
    destroy(node) {
      const { core, image } = drawnOf(node);
      if (image !== null) images.destroy(core!, image);
      pictures.delete(node);
      nodes--;
      reorder(node.parent);
    },
    reorder,
    preload: images.preload,
    update(node, dirty) {
      const drawn = drawnOf(node);
      if (dirty & Dirty.text) updateText(node, drawn);
      if (node.type === 'image') images.update(node, drawn.core!, drawn.image!);
      if (node.type === 'view') {
        const { w, h } = node.target;
        drawn.scrim = null;
        drawn.look = node.props.gradient === undefined ? lookOf(node.props, w, h) : null;
        [drawn.radius] = clampRadius(node.props.radius, w, h);
      }
      redraw();
    },
  };
}

function createCore(): PictureCore {
  return {
    texture: null,
    textureOptions: {},
    fade: 0,
    radius: 0,
    plate: 0,
    near: false,
    nearChanged: nothing,
    isShown: () => true,
  };
}

/** Children from the lowest to the highest. */
export function paintOrder(node: HostNode): readonly HostNode[] {
  const drawn = drawnOf(node);
  return (drawn.order ??= node.children.some((child) => zIndexOf(child) !== 0)
    ? [...node.children].sort((one, other) => zIndexOf(one) - zIndexOf(other))
    : node.children);
}

/** The fill of a view's scrim over its colour, at its present size. */
export function scrimOf(pen: CanvasRenderingContext2D, node: HostNode): CanvasGradient {
  const drawn = drawnOf(node);
  const { w, h, color } = node.now;
  const { scrim } = drawn;
  if (scrim !== null && scrim.w === w && scrim.h === h && scrim.color === color) return scrim.fill;
  const fill = scrimFill(pen, node.props.gradient!, w, h, color);
  drawn.scrim = { fill, w, h, color };
  return fill;
}
