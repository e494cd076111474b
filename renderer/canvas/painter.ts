/**
 * The painter of the 2D canvas. Frames are drawn from the host records themselves, so it only caches what is derived from
 * them, and asks for a frame when one of them changes.
 */
import { boxStyleOf, clampCorner } from '../host/boxStyle';
import type { BoxStyle } from '../host/boxStyle';
import type { ImageLoader, ImageState } from '../images/imageLoader';
import type { ImageQuad } from '../images/imageQuad';
import { Dirty } from '../host/node';
import type { RenderNode } from '../host/ports';
import type { HostNode, Painter } from '../host/node';
import { zIndexOf } from '../host/style';
import { drawnLayout } from '../text/textLayout';
import type { TextLayout } from '../text/textLayout';
import type { CanvasBitmap } from './images';
import { prepareText } from './drawText';
import type { PreparedText } from './drawText';
import { gradientFill } from './shapes';

/** Values derived from a node. */
export interface CanvasRenderNode extends RenderNode {
  boxStyle: BoxStyle | null;
  gradient: { fill: CanvasGradient; w: number; h: number; color: number } | null;
  /** Radius of the corners of a gradient. */
  radius: number;
  text: PreparedText | null;
  quad: ImageQuad<CanvasBitmap> | null;
  image: ImageState<CanvasBitmap> | null;
  /** Children in paint order; null when they have to be sorted again. */
  order: readonly HostNode[] | null;
}

export const renderNodeOf = (node: HostNode): CanvasRenderNode => node.renderNode as CanvasRenderNode;

export interface CanvasPainterOptions {
  ctx: CanvasRenderingContext2D;
  imageLoader: ImageLoader<CanvasBitmap>;
  /** All image nodes: in each frame the backend determines which of them are near the stage. */
  imageNodes: Set<HostNode>;
  /** Requests the web font that a text needs; the text is laid out again once it has loaded. */
  fontReady(layout: TextLayout): boolean;
  /** Draws in the next frame. */
  redraw(): void;
}

export interface CanvasPainter extends Painter {
  /** The root of the host tree; null before the first node. */
  readonly stage: HostNode | null;
  readonly nodes: number;
  /** Forgets all nodes. */
  release(): void;
}

const nothing = (): void => {};

export function createCanvasPainter(options: CanvasPainterOptions): CanvasPainter {
  let stage: HostNode | null = null;
  let nodes = 0;
  const { ctx, imageLoader, imageNodes, fontReady, redraw } = options;

  function reorder(node: HostNode | null): void {
    if (node !== null && node.renderNode !== null) renderNodeOf(node).order = null;
    redraw();
  }

  function updateText(node: HostNode, renderNode: CanvasRenderNode): void {
    const layout = drawnLayout(node);
    renderNode.text = prepareText(ctx, layout);
    if (renderNode.text !== null) fontReady(layout!);
  }

  return {
    get stage() {
      return stage;
    },
    get nodes() {
      return nodes;
    },
    create(node) {
      const renderNode: CanvasRenderNode = {
        boxStyle: null,
        gradient: null,
        radius: 0,
        text: null,
        quad: null,
        image: null,
        order: null,
        write(prop) {
          if (prop === 'zIndex') reorder(node.parent);
          else redraw();
        },
      };
      if (node.type === 'image') {
        renderNode.quad = createImageQuad(redraw);
        renderNode.image = imageLoader.create(node, renderNode.quad);
        imageNodes.add(node);
      }
      if (node.parent === null) stage = node;
      nodes++;
      reorder(node.parent);
      return renderNode;
    },
    destroy(node) {
      const { quad, image } = renderNodeOf(node);
      if (image !== null) imageLoader.destroy(quad!, image);
      imageNodes.delete(node);
      nodes--;
      reorder(node.parent);
    },
    reorder,
    preload: imageLoader.preload,
    release() {
      stage = null;
      nodes = 0;
      imageNodes.clear();
    },
    update(node, dirty) {
      const renderNode = renderNodeOf(node);
      if (dirty & Dirty.text) updateText(node, renderNode);
      if (node.type === 'image') imageLoader.update(node, renderNode.quad!, renderNode.image!);
      if (node.type === 'view') {
        const { w, h } = node.target;
        renderNode.gradient = null;
        renderNode.boxStyle = node.props.gradient === undefined ? boxStyleOf(node.props, w, h) : null;
        renderNode.radius = clampCorner(node.props.radius, 0, w, h);
      }
      redraw();
    },
  };
}

function createImageQuad(repaint: () => void): ImageQuad<CanvasBitmap> {
  return {
    texture: null,
    fit: 'stretch',
    part: null,
    fade: 0,
    awaited: false,
    radius: 0,
    placeholder: 0,
    near: false,
    repaint,
    nearChanged: nothing,
    isShown: () => true,
  };
}

/** Children in paint order, lowest first. */
export function paintOrder(node: HostNode): readonly HostNode[] {
  const renderNode = renderNodeOf(node);
  return (renderNode.order ??= node.children.some((child) => zIndexOf(child) !== 0)
    ? [...node.children].sort((one, other) => zIndexOf(one) - zIndexOf(other))
    : node.children);
}

/** The gradient of a view over its colour, at its current size. */
export function gradientOf(ctx: CanvasRenderingContext2D, node: HostNode): CanvasGradient {
  const renderNode = renderNodeOf(node);
  const { w, h, color } = node.now;
  const { gradient } = renderNode;
  if (gradient !== null && gradient.w === w && gradient.h === h && gradient.color === color)
    return gradient.fill;
  const fill = gradientFill(ctx, node.props.gradient!, w, h, color);
  renderNode.gradient = { fill, w, h, color };
  return fill;
}
