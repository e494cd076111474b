/**
 * A thin pen over SVG text. Only what librsvg draws fast: measured at 1920x1080, a full-frame radial
 * gradient costs 57 ms and a filter 140 ms and more, where a small stretched bitmap of the same glow
 * costs 17 ms; so big soft lights are bitmaps and filters are not used at all.
 */
import { lightFall, lightSprite } from './sprites';

/** Offset 0..1, colour, opacity 0..1 (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

export interface Canvas {
  rect(x: number, y: number, w: number, h: number, fill: string, opacity?: number): void;
  circle(x: number, y: number, r: number, fill: string, opacity?: number): void;
  path(d: string, fill: string, opacity?: number): void;
  /** A stroke with round ends and joins; `dash` as in SVG. */
  line(d: string, stroke: string, width: number, opacity?: number, dash?: string): void;
  /** A soft light filling the ellipse; its colour fades to nothing at the rim. */
  light(x: number, y: number, rx: number, ry: number, colour: string, opacity?: number): void;
  /** A linear gradient between two points, as a fill. */
  gradient(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string;
  /** A radial gradient over the box of whatever is filled with it: for small lamps and drops. */
  glow(stops: readonly Stop[]): string;
  /** Draws what `draw` draws, seen only inside the outline. */
  clipped(outline: string, draw: () => void): void;
  /** Draws what `draw` draws, moved, scaled and turned (degrees). */
  placed(x: number, y: number, scaleX: number, scaleY: number, turn: number, draw: () => void): void;
  /** Ready-made markup. */
  raw(markup: string): void;
  /** Ready-made markup in pixels over everything drawn in design units. */
  overlay(markup: string): void;
  /** The finished document. */
  svg(widthPx: number, heightPx: number): string;
}

/** A number as short as one decimal allows. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
};

const alpha = (name: string, opacity: number): string =>
  opacity >= 1 ? '' : ` ${name}="${Math.round(opacity * 1000) / 1000}"`;

/** The fall of a light as gradient stops. */
const LIGHT_STOPS = [0, 0.15, 0.3, 0.5, 0.7, 1].map((at) => [at, lightFall(at)] as const);

/** Lights up to this radius in pixels are gradients (1 ms each); decoding a bitmap costs as much, drawing it less. */
const SMALL_LIGHT = 70;

/** An empty canvas of `W` x `H` design units, `px` pixels to the unit. */
export function createCanvas(W: number, H: number, px: number): Canvas {
  const out: string[] = [];
  const over: string[] = [];
  const defs = new Map<string, string>();

  /** Equal definitions share one id: a hundred lamps need one gradient. */
  const define = (tag: string, attributes: string, inner: string): string => {
    const key = `${tag}|${attributes}|${inner}`;
    const known = defs.get(key);
    if (known) return known.slice(0, known.indexOf('|'));
    const id = `d${defs.size}`;
    defs.set(key, `${id}|<${tag} id="${id}"${attributes}>${inner}</${tag}>`);
    return id;
  };
  const stopList = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([at, colour, op = 1]) => `<stop offset="${at}" stop-color="${colour}"${alpha('stop-opacity', op)}/>`,
      )
      .join('');

  return {
    rect: (x, y, w, h, fill, opacity = 1) =>
      void out.push(
        `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${alpha('fill-opacity', opacity)}/>`,
      ),
    circle: (x, y, r, fill, opacity = 1) =>
      void out.push(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${alpha('fill-opacity', opacity)}/>`,
      ),
    path: (d, fill, opacity = 1) =>
      void out.push(`<path d="${d}" fill="${fill}"${alpha('fill-opacity', opacity)}/>`),
    line: (d, stroke, width, opacity = 1, dash = '') =>
      void out.push(
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" ` +
          `stroke-linejoin="round"${alpha('stroke-opacity', opacity)}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
      ),
    light: (x, y, rx, ry, colour, opacity = 1) => {
      if (Math.max(rx, ry) * px <= SMALL_LIGHT) {
        const fill = `url(#${define('radialGradient', '', stopList(LIGHT_STOPS.map(([at, op]) => [at, colour, op])))})`;
        out.push(
          `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${alpha('fill-opacity', opacity)}/>`,
        );
        return;
      }
      out.push(
        `<image x="${n(x - rx)}" y="${n(y - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" ` +
          `preserveAspectRatio="none"${alpha('opacity', opacity)} href="${lightSprite(colour)}"/>`,
      );
    },
    gradient: (x1, y1, x2, y2, stops) =>
      `url(#${define(
        'linearGradient',
        ` gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`,
        stopList(stops),
      )})`,
    glow: (stops) => `url(#${define('radialGradient', '', stopList(stops))})`,
    clipped: (outline, draw) => {
      out.push(`<g clip-path="url(#${define('clipPath', '', `<path d="${outline}"/>`)})">`);
      draw();
      out.push('</g>');
    },
    placed: (x, y, scaleX, scaleY, turn, draw) => {
      const rotate = turn ? ` rotate(${n(turn)})` : '';
      const scale = `${Math.round(scaleX * 1e4) / 1e4} ${Math.round(scaleY * 1e4) / 1e4}`;
      out.push(`<g transform="translate(${n(x)} ${n(y)})${rotate} scale(${scale})">`);
      draw();
      out.push('</g>');
    },
    raw: (markup) => void out.push(markup),
    overlay: (markup) => void over.push(markup),
    svg: (widthPx, heightPx) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><defs>` +
      `${[...defs.values()].map((entry) => entry.slice(entry.indexOf('|') + 1)).join('')}</defs>` +
      `<g transform="scale(${widthPx / W} ${heightPx / H})">${out.join('')}</g>${over.join('')}</svg>`,
  };
}
