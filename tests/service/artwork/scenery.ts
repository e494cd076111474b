/** What many scenes share: sky, sun, clouds, ridges, mist, water, birds. All in design units, height 1000. */
import { n } from './canvas';
import { mix } from './colour';
import type { Random } from './random';
import type { Stage } from './types';

export type Point = readonly [x: number, y: number];

/** A closed outline through the points. */
export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A circle as a path, so that many can be one shape; it turns as `box` does, or overlaps would be holes. */
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`;

/** A rectangle as a path. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

/** The silhouette colour at depth 0 (far) to 1 (near). */
export const depth = (s: Stage, t: number): string => mix(s.pal.far, s.pal.near, t);

/** Sky from the top to `horizon`, brightest at the horizon. */
export function sky(s: Stage, horizon: number): void {
  const { top, mid, glow } = s.pal;
  s.canvas.rect(
    0,
    0,
    s.W,
    s.H,
    s.canvas.gradient(0, 0, 0, horizon, [
      [0, top],
      [0.28, mix(top, mid, 0.55)],
      [0.62, mid],
      [0.86, mix(mid, glow, 0.7)],
      [1, glow],
    ]),
  );
}

/** A sun or moon with its light around it. */
export function sun(s: Stage, x: number, y: number, r: number, strength = 1): void {
  s.canvas.light(x, y, r * 5.5, r * 5.5, s.pal.glow, 0.75 * strength);
  s.canvas.light(x, y, r * 2.6, r * 2.6, s.pal.sun, 0.6 * strength);
  s.canvas.circle(
    x,
    y,
    r,
    s.canvas.gradient(x, y - r, x, y + r, [
      [0, s.pal.sun],
      [1, mix(s.pal.sun, s.pal.glow, 0.45)],
    ]),
  );
}

/** Stars above `bottom`; small pictures get fewer and larger ones. */
export function stars(s: Stage, bottom: number, count: number, opacity = 0.8): void {
  const r = s.rand('stars');
  const amount = Math.round(count * Math.min(1, 0.35 + s.px * 0.6) * Math.max(0.7, s.W / 1778));
  const least = 0.55 / s.px;
  const bands: string[] = ['', '', ''];
  for (let i = 0; i < amount; i++) {
    const band = i % 3;
    bands[band] += disc(
      r.num(0, s.W),
      bottom * r.num() ** 1.4,
      Math.max(least * (0.7 + band * 0.3), r.num(1, 2.2)),
    );
  }
  bands.forEach((d, i) => s.canvas.path(d, s.pal.sun, opacity * (0.35 + i * 0.32)));
}

/** Flat stretched clouds: bars with round ends, lighter towards the horizon. */
export function clouds(s: Stage, from: number, to: number, count: number, opacity = 0.3): void {
  const r = s.rand('clouds');
  for (let i = 0; i < count; i++) {
    const y = from + ((to - from) * (i + r.num(0.2, 0.8))) / count;
    const t = (y - from) / Math.max(1, to - from);
    const x = r.num(-0.1, 0.9) * s.W;
    const length = r.num(260, 620) * (s.tall ? 0.7 : 1);
    const h = r.num(12, 26) * (1.2 - t * 0.5);
    let d = '';
    for (let k = 0; k < 3; k++) {
      const w = length * r.num(0.4, 0.8);
      const bx = x + r.num(-0.3, 0.3) * length;
      const by = y + (k - 1) * h * 0.9;
      d += `M${n(bx)} ${n(by)}h${n(w)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}h${n(-w)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(-h)}Z`;
    }
    s.canvas.path(d, mix(s.pal.sun, s.pal.glow, 0.3 + 0.5 * t), opacity);
  }
}

/** The heights of a mountain line by midpoint displacement; `rough` 0.4 is rolling, 0.6 alpine. */
export function heights(r: Random, steps: number, rough: number): number[] {
  let line = [r.num(-0.5, 0.5), r.num(-1, 1), r.num(-0.5, 0.5)];
  let reach = 0.6;
  while (line.length < steps) {
    const next: number[] = [];
    line.forEach((value, i) => {
      next.push(value);
      const after = line[i + 1];
      if (after !== undefined) next.push((value + after) / 2 + r.num(-reach, reach));
    });
    line = next;
    reach *= rough;
  }
  return line;
}

/** A ridge line across the frame at `y` with peaks `amp` above it, filled down to `bottom`. */
export function ridgePath(s: Stage, r: Random, y: number, amp: number, rough = 0.52, bottom = 1000): string {
  const steps = Math.max(17, Math.round(s.W / 26));
  const line = heights(r, steps, rough);
  const gap = s.W / (line.length - 1);
  return `M0 ${bottom}${line.map((v, i) => `L${n(i * gap)} ${n(y - v * amp)}`).join('')}L${n(s.W)} ${bottom}Z`;
}

/** Smooth hills: a curve through few heights. */
export function hillPath(s: Stage, r: Random, y: number, amp: number, bumps = 4, bottom = 1000): string {
  const gap = s.W / bumps;
  let previous = y - r.num(-amp, amp);
  let d = `M0 ${bottom}L0 ${n(previous)}`;
  for (let i = 0; i < bumps; i++) {
    const next = y - r.num(-amp, amp);
    d += `C${n((i + 0.45) * gap)} ${n(previous)} ${n((i + 0.55) * gap)} ${n(next)} ${n((i + 1) * gap)} ${n(next)}`;
    previous = next;
  }
  return `${d}L${n(s.W)} ${bottom}Z`;
}

/** A land layer whose foot dissolves in the light behind it. */
export function land(s: Stage, d: string, t: number, crest: number, foot: number, haze = 0.4): void {
  const colour = depth(s, t);
  s.canvas.path(
    d,
    s.canvas.gradient(0, crest, 0, foot, [
      [0, colour],
      [1, mix(colour, s.pal.glow, haze * (1 - t))],
    ]),
  );
}

/** A band of mist around `y`. */
export function mist(s: Stage, y: number, h: number, opacity: number, colour = s.pal.glow): void {
  s.canvas.rect(
    0,
    y - h,
    s.W,
    h * 2,
    s.canvas.gradient(0, y - h, 0, y + h, [
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );
}

/** A few birds on the wing around a point. */
export function birds(
  s: Stage,
  x: number,
  y: number,
  count: number,
  size: number,
  colour = s.pal.near,
): void {
  const r = s.rand('birds');
  let d = '';
  for (let i = 0; i < count; i++) {
    const w = size * r.num(0.6, 1.1);
    const [bx, by, lift] = [x + r.num(-6, 6) * size, y + r.num(-2.4, 2.4) * size, r.num(0.25, 0.55)];
    d +=
      `M${n(bx - w)} ${n(by - w * lift)}Q${n(bx - w * 0.4)} ${n(by - w * lift * 1.1)} ${n(bx)} ${n(by)}` +
      `Q${n(bx + w * 0.4)} ${n(by - w * lift * 1.1)} ${n(bx + w)} ${n(by - w * lift)}` +
      `Q${n(bx + w * 0.4)} ${n(by - w * lift * 0.7)} ${n(bx)} ${n(by + w * 0.16)}` +
      `Q${n(bx - w * 0.4)} ${n(by - w * lift * 0.7)} ${n(bx - w)} ${n(by - w * lift)}Z`;
  }
  s.canvas.path(d, colour, 0.85);
}

/** Open water from `horizon` down, with the path of light under `lightX`. */
export function water(s: Stage, horizon: number, lightX: number, width: number, strength = 0.8): void {
  const { canvas, pal } = s;
  canvas.rect(
    0,
    horizon,
    s.W,
    s.H - horizon,
    canvas.gradient(0, horizon, 0, s.H, [
      [0, mix(pal.glow, pal.far, 0.45)],
      [0.3, mix(pal.far, pal.mid, 0.35)],
      [1, pal.near],
    ]),
  );
  const r = s.rand('water');
  const rows = s.px < 0.3 ? 16 : 30;
  let bright = '';
  let dim = '';
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows;
    const y = horizon + (s.H - horizon) * t ** 1.5;
    const h = Math.max(0.9 / s.px, 2 + t * 9);
    const spread = width * (0.35 + t * 1.5);
    for (let k = 0; k < 3; k++) {
      const w = spread * r.num(0.12, 0.6) * (1 - t * 0.35);
      const x = lightX + r.num(-0.5, 0.5) * spread - w / 2;
      bright += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0Z`;
    }
    const w = r.num(90, 320);
    const x = r.num(-0.1, 1) * s.W;
    dim += `M${n(x)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0Z`;
  }
  canvas.path(dim, pal.glow, 0.16);
  canvas.light(lightX, horizon, width * 1.5, 300, pal.sun, 0.3 * strength);
  canvas.path(bright, pal.sun, 0.62 * strength);
}
