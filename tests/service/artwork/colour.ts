/** Colours as `#rrggbb`, mixed in OKLab: a blend of orange and blue there stays bright instead of turning grey. */

/** What the client's screens are drawn on: artwork that runs into it ends in this colour. */
export const CLIENT_BACKGROUND = '#0b0e14';

type Triple = readonly [number, number, number];

function channels(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function toLab(hex: string): Triple {
  const [r, g, b] = channels(hex).map((c) => toLinear(c / 255)) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c))))))
    .map((c) => c.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour a fraction `t` (0..1) of the way from `a` to `b`. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [toLab(a), toLab(b)];
  return fromLab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** Red, green and blue of a `#rrggbb` colour, each 0..255. */
export function rgb(hex: string): { r: number; g: number; b: number } {
  const [r, g, b] = channels(hex);
  return { r, g, b };
}
