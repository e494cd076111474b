/** Land under a sky: mountains, dunes, fields, forest. */
import { n } from '../canvas';
import { mix } from '../colour';
import { broadTree, figure, pine, shadow } from '../figures';
import {
  birds,
  box,
  clouds,
  depth,
  hillPath,
  land,
  mist,
  polygon,
  ridgePath,
  sky,
  stars,
  sun,
} from '../scenery';
import type { Stage } from '../types';

/** Mountain ridges one behind the other before a low sun, someone on the nearest rock. */
export function ridges(s: Stage): void {
  const r = s.rand('ridges');
  const { pal, canvas, cx, u } = s;
  sky(s, 640);
  if (r.chance(0.5)) stars(s, 420, 90, 0.6);
  const radius = r.num(105, 190) * u;
  sun(s, cx + r.num(-60, 60), r.num(330, 420), radius);
  clouds(s, 200, 480, 4, 0.22);
  const count = 5;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const y = 520 + t * 330;
    land(s, ridgePath(s, r, y, 150 - t * 30, r.num(0.46, 0.56)), t, y - 150, y + 190, 0.55);
    if (i < 3) mist(s, y + 60, 90, 0.16);
  }
  birds(s, cx - 180 * u, 300, 5, 17 * Math.max(1, 0.5 / s.px));
  const rockX = cx + (r.chance(0.5) ? -1 : 1) * 150 * u;
  canvas.path(
    `M${n(rockX - 460)} 1000C${n(rockX - 300)} 880 ${n(rockX - 190)} 850 ${n(rockX - 100)} 800L${n(rockX + 20)} 778L${n(rockX + 64)} 790` +
      `L${n(rockX + 110)} 880L${n(rockX + 190)} 1000Z`,
    pal.near,
  );
  figure(s, r.pick(['coat', 'turban', 'shawl'] as const), rockX, 786, 118 * u, pal.near);
  if (r.chance(0.6)) {
    let d = '';
    for (let x = -40; x < s.W + 40; x += r.num(34, 80)) d += pine(x, 1010, r.num(90, 190));
    canvas.path(d, mix(pal.near, pal.ink, 0.5));
  }
}

/** Dunes cut into light and shade by their crests, a caravan on the far one. */
export function dunes(s: Stage): void {
  const r = s.rand('dunes');
  const { pal, canvas, cx, u } = s;
  sky(s, 560);
  sun(s, cx + r.num(-40, 120) * u, 330, r.num(120, 210) * u, 0.9);
  const lit = mix(pal.glow, pal.mid, 0.3);
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    const rise = (70 + t * 120) * (s.tall ? 0.8 : 1);
    const base = 590 + t * 330;
    const peak = i === 0 ? cx : s.W * (i % 2 ? r.num(0.05, 0.35) : r.num(0.62, 0.95));
    const top = base - rise;
    const run = (280 + t * 420) * u;
    // The crest falls slowly to windward and steeply to lee, as sand does.
    const crest = `C${n(peak - run)} ${n(base)} ${n(peak - run * 0.4)} ${n(top)} ${n(peak)} ${n(top)}`;
    const lee = `C${n(peak + run * 0.34)} ${n(top + rise * 0.1)} ${n(peak + run * 0.55)} ${n(base)} ${n(peak + run * 1.15)} ${n(base)}`;
    const colour = mix(lit, pal.near, t * 0.5);
    canvas.path(
      `M-10 1000V${n(base + 20)}L${n(peak - run * 1.9)} ${n(base)}${crest}${lee}L${n(s.W + 10)} ${n(base + 26)}V1000Z`,
      canvas.gradient(0, top, 0, base + 190, [
        [0, mix(colour, pal.sun, 0.3 * (1 - t))],
        [1, mix(colour, pal.near, 0.3)],
      ]),
    );
    canvas.path(
      `M${n(peak)} ${n(top)}${lee}L${n(peak + run * 0.5)} ${n(base + 130)}C${n(peak + run * 0.05)} ${n(base + 70)} ${n(peak - run * 0.3)} ${n(base - rise * 0.25)} ${n(peak)} ${n(top)}Z`,
      canvas.gradient(0, top, 0, base + 130, [
        [0, mix(colour, pal.near, 0.72), 0.95],
        [0.6, mix(colour, pal.near, 0.5), 0.8],
        [1, mix(colour, pal.near, 0.3), 0],
      ]),
    );
    if (i === 0)
      for (let k = 0; k < 4; k++) {
        // Along the windward curve drawn above, at its own parameter.
        const f = 0.4 + k * 0.155;
        const g = 1 - f;
        const x = peak - run * (1.9 * g ** 3 + 3 * g * g * f + 1.2 * g * f * f);
        figure(s, 'camel', x, base - rise * (3 * g * f * f + f ** 3) + 5, (84 - k * 3) * u, depth(s, 0.95));
      }
  }
  mist(s, 560, 60, 0.25, pal.sun);
}

/** Rows of a field running to the horizon, a tree and a house there. */
export function fields(s: Stage): void {
  const r = s.rand('fields');
  const { pal, canvas, cx, u } = s;
  const horizon = 575;
  sky(s, horizon);
  sun(s, cx + r.num(-260, -120) * u, horizon - 90, r.num(90, 140) * u);
  clouds(s, 120, 430, 6, 0.3);
  land(s, hillPath(s, r, horizon - 14, 26, 5), 0.15, horizon - 60, horizon + 60, 0.6);
  canvas.rect(
    0,
    horizon,
    s.W,
    1000 - horizon,
    canvas.gradient(0, horizon, 0, 1000, [
      [0, mix(pal.glow, pal.far, 0.4)],
      [0.4, mix(pal.mid, pal.far, 0.4)],
      [1, mix(pal.near, pal.mid, 0.12)],
    ]),
  );
  const vanish = cx - 40;
  let rows = '';
  let shade = '';
  for (let i = -16; i <= 16; i++) {
    const foot = vanish + i * 190;
    rows += polygon([vanish + i * 9, horizon], [foot - 42, 1000], [foot + 42, 1000]);
    shade += polygon([vanish + i * 9 + 2, horizon], [foot + 20, 1000], [foot + 74, 1000]);
  }
  canvas.path(shade, pal.near, 0.55);
  canvas.path(rows, mix(pal.sun, pal.glow, 0.5), 0.28);
  const treeX = cx + r.num(50, 190) * u;
  const houseX = treeX - r.num(210, 380) * u;
  const treeHeight = r.num(250, 400) * u;
  const tree = mix(pal.far, pal.near, 0.82);
  canvas.path(broadTree(treeX, horizon + 12, treeHeight), tree);
  canvas.path(
    polygon(
      [houseX - 60 * u, horizon + 6],
      [houseX - 60 * u, horizon - 62 * u],
      [houseX, horizon - 104 * u],
      [houseX + 60 * u, horizon - 62 * u],
      [houseX + 60 * u, horizon + 6],
    ) + box(houseX + 30 * u, horizon - 130 * u, 16 * u, 60 * u),
    tree,
  );
  canvas.rect(houseX - 12 * u, horizon - 46 * u, 22 * u, 26 * u, pal.sun);
  figure(s, r.pick(['turban', 'shawl', 'walker'] as const), vanish - 10, horizon + 150, 170 * u, depth(s, 1));
  shadow(s, 'coat', vanish - 10, horizon + 150, 150 * u, pal.near, 0.4);
  birds(s, cx + 120 * u, 230, 6, 16 * Math.max(1, 0.5 / s.px));
}

/** Trunks in four depths of mist with shafts of light, a deer or someone with a lantern between them. */
export function forest(s: Stage): void {
  const r = s.rand('forest');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, mix(pal.mid, pal.glow, 0.25)],
      [0.55, mix(pal.glow, pal.sun, 0.25)],
      [1, mix(pal.mid, pal.far, 0.6)],
    ]),
  );
  canvas.light(cx, 480, 700 * u, 560, pal.sun, 0.9);
  for (let layer = 0; layer < 4; layer++) {
    const t = (layer + 0.5) / 4;
    const colour = mix(mix(pal.far, pal.glow, 0.45 * (1 - t)), pal.near, t * t);
    let d = '';
    const gap = 60 + layer * 75;
    const clear = (60 + layer * 75) * u;
    for (let x = r.num(-60, 0); x < s.W + 60; x += gap * r.num(0.7, 1.4)) {
      if (Math.abs(x - cx) < clear) continue;
      const w = (9 + layer * layer * 5.5) * r.num(0.8, 1.2);
      const lean = r.num(-14, 14) * (1 + layer);
      d += `M${n(x - w)} 1000C${n(x - w * 0.6)} 700 ${n(x - w * 0.6 + lean)} 300 ${n(x - w * 0.5 + lean)} 0H${n(x + w * 0.5 + lean)}C${n(x + w * 0.6 + lean)} 300 ${n(x + w * 0.6)} 700 ${n(x + w * 1.1)} 1000Z`;
      if (layer > 0) {
        const by = r.num(120, 420);
        const out = r.chance(0.5) ? 1 : -1;
        d += `M${n(x + lean * 0.6)} ${n(by + 30)}Q${n(x + out * 70)} ${n(by)} ${n(x + out * 150)} ${n(by - 110)}Q${n(x + out * 60)} ${n(by - 20)} ${n(x + lean * 0.6)} ${n(by - 2)}Z`;
      }
    }
    canvas.path(d, colour);
    const ground = 800 + layer * 52;
    canvas.path(hillPath(s, r, ground, 22, 6), colour);
    if (layer === 2) {
      if (r.chance(0.5)) figure(s, 'deer', cx, ground + 22, 210 * u, depth(s, 0.92), r.chance(0.5) ? 1 : -1);
      else {
        figure(s, 'coat', cx, ground + 26, 210 * u, depth(s, 0.92));
        canvas.light(cx + 46 * u, ground - 60 * u, 90, 90, pal.pop, 0.9);
        canvas.circle(cx + 46 * u, ground - 60 * u, 9 * u, pal.sun);
      }
    }
    mist(s, ground - 60, 150, 0.22, pal.sun);
  }
  for (let i = 0; i < 5; i++) {
    const x = cx + (i - 2) * 150 * u + r.num(-40, 40);
    canvas.path(
      polygon([x - 20, 0], [x + 46, 0], [x - 150 + i * 26, 900], [x - 330 + i * 20, 900]),
      canvas.gradient(0, 0, 0, 900, [
        [0, pal.sun, 0.34],
        [1, pal.sun, 0],
      ]),
    );
  }
}

/** A road to the horizon with poles and wires, and the tail lights of one car. */
export function road(s: Stage): void {
  const r = s.rand('road');
  const { pal, canvas, cx, u } = s;
  const horizon = 560;
  sky(s, horizon);
  stars(s, 380, 70, 0.7);
  sun(s, cx, horizon - 40, r.num(120, 190) * u, 1);
  clouds(s, 260, 500, 4, 0.22);
  for (let i = 0; i < 3; i++)
    land(s, ridgePath(s, r, horizon - 20 + i * 16, 90 - i * 26, 0.5), 0.15 + i * 0.2, 420, horizon + 60, 0.6);
  canvas.rect(
    0,
    horizon + 8,
    s.W,
    440,
    canvas.gradient(0, horizon, 0, 1000, [
      [0, mix(mix(pal.far, pal.near, 0.3), pal.glow, 0.25)],
      [0.5, mix(pal.far, pal.near, 0.6)],
      [1, pal.near],
    ]),
  );
  canvas.path(
    polygon([cx - 7, horizon + 6], [cx + 7, horizon + 6], [cx + 620, 1000], [cx - 620, 1000]),
    canvas.gradient(0, horizon, 0, 1000, [
      [0, mix(pal.glow, pal.far, 0.3)],
      [0.25, mix(pal.far, pal.near, 0.4)],
      [1, mix(pal.near, pal.ink, 0.4)],
    ]),
  );
  let dashes = '';
  for (let i = 0; i < 8; i++) {
    const near = (f: number): number => horizon + 8 + 432 * f ** 2.6;
    const [y1, y2] = [near((i + 0.3) / 8), near((i + 0.8) / 8)];
    const half = (y: number): number => 1 + (y - horizon) * 0.022;
    dashes += polygon([cx - half(y1), y1], [cx + half(y1), y1], [cx + half(y2), y2], [cx - half(y2), y2]);
  }
  canvas.path(dashes, pal.sun, 0.85);
  const side = r.chance(0.5) ? 1 : -1;
  let wires = '';
  let previous: readonly [number, number] | undefined;
  for (let i = 6; i >= 0; i--) {
    const k = 0.62 ** i;
    const [x, foot, h] = [cx + side * (40 + 900 * k) * (s.tall ? 0.55 : 1), horizon + 10 + 330 * k, 640 * k];
    canvas.path(
      box(x - 9 * k, foot - h, 18 * k, h) + box(x - 74 * k, foot - h * 0.94, 148 * k, 13 * k),
      pal.near,
    );
    const tip = [x, foot - h * 0.94] as const;
    if (previous)
      wires += `M${n(previous[0])} ${n(previous[1])}Q${n((previous[0] + tip[0]) / 2)} ${n((previous[1] + tip[1]) / 2 + 40 * k)} ${n(tip[0])} ${n(tip[1])}`;
    previous = tip;
  }
  canvas.line(wires, pal.near, Math.max(2.4, 0.8 / s.px), 0.8);
  const [carX, carY, carH] = [cx - side * 62 * u, 742, 120 * u];
  figure(s, 'car', carX, carY, carH, pal.ink);
  canvas.rect(carX - 26 * u, carY - 78 * u, 52 * u, 22 * u, mix(pal.far, pal.glow, 0.4), 0.7);
  for (const lamp of [-36, 36]) {
    canvas.light(carX + lamp * u, carY - 42 * u, 74 * u, 60 * u, pal.pop, 0.95);
    canvas.rect(carX + (lamp - 11) * u, carY - 48 * u, 22 * u, 11 * u, mix(pal.pop, pal.sun, 0.35));
  }
}
