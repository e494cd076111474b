/**
 * A QR code over the canvas, as SVG: sharp at the panel's own pixels, also where the scene is drawn with fewer. Its
 * light background with the quiet zone is drawn by the scene.
 */
import type { DomPart, LayerContext } from './domPart';
import { qrPlacement } from './qrPlacement';
import type { QrShape } from './qrPlacement';
import { attachToStage, scaleOf } from './stageLayer';

export interface QrElementOptions {
  readonly shape: QrShape;
  /** What a voice guide says. */
  readonly label: string;
  /** Name for tests. */
  readonly testId: string | undefined;
}

/** A code on the page. */
export interface QrElement {
  /** Moves it to its background, stage pixels, as visible as that is: `alpha` from 0 to 1. */
  place(background: { x: number; y: number; w: number; h: number }, alpha: number): void;
  /** Removes it from the page. */
  remove(): void;
}

/** Pixels of the panel per stage pixel. */
const resolutionOf = (stage: HTMLElement): number => scaleOf(stage) * window.devicePixelRatio;

const SVG = 'http://www.w3.org/2000/svg';

/** Adds the code to the page, not visible until it is placed. */
export function createQrElement(
  { shape, label, testId }: QrElementOptions,
  { stage, parts }: LayerContext,
): QrElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape.path);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${shape.count} ${shape.count}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  Object.assign(svg.style, { position: 'absolute', visibility: 'hidden' });
  svg.append(path);

  let background = { x: 0, y: 0, w: 0, h: 0 };
  let rect = background;
  let visible = 0;
  // Kept, because a frame must not read layout.
  let resolution = resolutionOf(stage);
  function writeRect(): void {
    rect = qrPlacement(shape, background, resolution);
    Object.assign(svg.style, {
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.w}px`,
      height: `${rect.h}px`,
    });
  }
  function onResize(): void {
    resolution = resolutionOf(stage);
    writeRect();
  }

  const part: DomPart = {
    busy: () => false,
    node: () => ({
      ...(testId === undefined ? null : { id: testId }),
      role: 'image',
      name: label,
      rect,
      onScreen: visible > 0,
      children: [],
    }),
  };
  const detach = attachToStage(stage, svg);
  window.addEventListener('resize', onResize);
  parts.add(part);
  return {
    place(next, alpha) {
      background = next;
      visible = alpha;
      writeRect();
      svg.style.opacity = String(alpha);
      svg.style.visibility = alpha > 0 ? 'visible' : 'hidden';
    },
    remove() {
      parts.delete(part);
      window.removeEventListener('resize', onResize);
      detach();
    },
  };
}
