/** On and under water: the ferry, lanterns over a river, the whale. */
import { n } from '../canvas';
import { mix } from '../colour';
import { FIGURES, figure } from '../figures';
import {
  birds,
  clouds,
  depth,
  disc,
  hillPath,
  land,
  mist,
  polygon,
  ridgePath,
  sky,
  stars,
  sun,
  water,
} from '../scenery';
import type { Stage } from '../types';

/** A lit ferry crossing the path of the moon. */
export function ferry(s: Stage): void {
  const r = s.rand('ferry');
  const { pal, canvas, cx, u } = s;
  const horizon = 580;
  sky(s, horizon);
  stars(s, 400, 80, 0.7);
  const moonX = cx + r.num(-60, 200) * u;
  sun(s, moonX, r.num(250, 360), r.num(80, 140) * u);
  clouds(s, 180, 500, 5, 0.2);
  land(s, ridgePath(s, r, horizon - 8, 60, 0.5, horizon), 0.2, horizon - 70, horizon, 0.5);
  water(s, horizon, moonX, 190 * u);
  const [x, y, size] = [cx - 90 * u, horizon + 118, 430 * u];
  canvas.placed(x, y, size / 100, (-size / 100) * 0.6, 0, () => canvas.path(FIGURES.ferry, pal.ink, 0.45));
  figure(s, 'ferry', x, y, size, mix(pal.near, pal.ink, 0.4), r.chance(0.5) ? 1 : -1);
  const k = size / 100;
  let windows = '';
  for (let i = 0; i < 11; i++) windows += disc(x + (-36 + i * 6.4) * k, y - 22 * k, 1.5 * k);
  for (let i = 0; i < 8; i++) windows += disc(x + (-27 + i * 6.4) * k, y - 33 * k, 1.2 * k);
  canvas.light(x, y - 24 * k, 66 * k, 30 * k, pal.pop, 0.35);
  canvas.path(windows, mix(pal.pop, pal.sun, 0.35));
  let gleam = '';
  for (let i = 0; i < 16; i++) {
    const w = r.num(14, 60) * u;
    gleam += `M${n(x + r.num(-46, 40) * k)} ${n(y + 10 + i * 9)}h${n(w)}v${n(Math.max(2.6, 0.8 / s.px))}h${n(-w)}Z`;
  }
  canvas.path(gleam, pal.pop, 0.5);
  birds(s, x + 60 * u, 330, 5, 15 * Math.max(1, 0.5 / s.px), mix(pal.near, pal.far, 0.2));
  mist(s, horizon, 46, 0.3);
}

/** Paper lanterns rising over a river at night, two people on the bank. */
export function lanterns(s: Stage): void {
  const r = s.rand('lanterns');
  const { pal, canvas, cx, u } = s;
  const horizon = 640;
  const warm = mix(pal.pop, pal.sun, 0.4);
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, horizon, [
      [0, pal.ink],
      [0.5, pal.top],
      [1, mix(pal.mid, pal.glow, 0.3)],
    ]),
  );
  stars(s, 500, 110, 0.8);
  canvas.light(cx, horizon, 900 * u, 360, pal.glow, 0.75);
  land(s, ridgePath(s, r, horizon - 20, 110, 0.5, horizon), 0.35, 500, horizon, 0.4);
  water(s, horizon, cx, 320 * u, 0.55);
  const count = s.px < 0.3 ? 22 : 34;
  for (let i = 0; i < count; i++) {
    const k = r.num() ** 1.7;
    const size = (9 + k * 62) * u;
    const x = cx + r.num(-1, 1) * s.W * (s.tall ? 0.5 : 0.4);
    const y = 80 + r.num() * (500 - k * 120);
    canvas.light(x, y, size * 2.6, size * 2.6, warm, 0.55);
    canvas.path(
      `M${n(x - size * 0.42)} ${n(y - size * 0.4)}Q${n(x)} ${n(y - size * 0.85)} ${n(x + size * 0.42)} ${n(y - size * 0.4)}L${n(x + size * 0.32)} ${n(y + size * 0.55)}H${n(x - size * 0.32)}Z`,
      canvas.glow([
        [0, pal.sun],
        [0.75, warm],
        [1, mix(pal.pop, pal.near, 0.2)],
      ]),
    );
    if (k > 0.25) canvas.rect(x - size * 0.28, y + size * 0.5, size * 0.56, size * 0.07, pal.near, 0.6);
  }
  canvas.path(hillPath(s, r, 930, 26, 3), pal.ink);
  figure(s, 'turban', cx - 52 * u, 940, 255 * u, pal.ink);
  figure(s, 'shawl', cx + 42 * u, 944, 226 * u, pal.ink);
}

/** A whale under shafts of light, and a small boat far above it. */
export function whale(s: Stage): void {
  const r = s.rand('whale');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, mix(pal.glow, pal.sun, 0.35)],
      [0.2, pal.glow],
      [0.5, pal.mid],
      [1, pal.ink],
    ]),
  );
  canvas.light(cx + 80 * u, 0, 760 * u, 620, pal.sun, 0.9);
  for (let i = 0; i < 7; i++) {
    const x = cx + 80 * u + (i - 3) * 90 * u;
    const foot = x + (i - 3) * 150 + r.num(-50, 50);
    const w = r.num(18, 60);
    canvas.path(
      polygon([x - w * 0.4, 0], [x + w * 0.4, 0], [foot + w * 2.2, 900], [foot - w * 2.2, 900]),
      canvas.gradient(0, 0, 0, 880, [
        [0, pal.sun, 0.3],
        [1, pal.sun, 0],
      ]),
    );
  }
  canvas.path(`M${n(cx + 120 * u)} 62q70 34 150 0l-18 36q-56 24-112 0Z`, pal.near, 0.85);
  canvas.line(`M${n(cx + 196 * u)} 70v-62`, pal.near, 6, 0.85);
  const size = r.num(290, 350) * u;
  canvas.placed(cx, 500, size / 100, size / 100, r.num(-14, 8), () => {
    canvas.path(FIGURES.whale, mix(pal.near, pal.far, 0.18));
    canvas.path('M-100 8Q-60 18-20 8Q10 6 30 18Q-10 24-40 25Q-100 26-100 8Z', pal.glow, 0.22);
    canvas.circle(-74, 2, 1.8, pal.sun);
  });
  let fish = '';
  for (let i = 0; i < 40; i++) {
    const [x, y, k] = [
      cx + r.num(-520, 560) * u,
      690 + r.num(-70, 120),
      r.num(6, 15) * Math.max(1, 0.35 / s.px),
    ];
    fish += `M${n(x)} ${n(y)}q${n(k)} ${n(-k * 0.7)} ${n(k * 2)} 0l${n(k * 0.7)} ${n(-k * 0.4)}v${n(k * 0.8)}l${n(-k * 0.7)} ${n(-k * 0.4)}q${n(-k)} ${n(k * 0.7)} ${n(-k * 2)} 0Z`;
  }
  canvas.path(fish, mix(pal.pop, pal.glow, 0.3), 0.8);
  [0.55, 0.9].forEach((t, i) => canvas.path(ridgePath(s, r, 890 + i * 60, 60, 0.6), depth(s, t), 0.8));
  let bubbles = '';
  for (let i = 0; i < 26; i++)
    bubbles += disc(
      cx - size + r.num(-60, 60),
      470 - i * 17 * r.num(0.6, 1),
      Math.max(0.6 / s.px, r.num(2, 9)),
    );
  canvas.path(bubbles, pal.sun, 0.35);
}

/** Sea cliffs and a lighthouse sweeping its beam. */
export function lighthouse(s: Stage): void {
  const r = s.rand('lighthouse');
  const { pal, canvas, cx, u } = s;
  const horizon = 640;
  sky(s, horizon);
  stars(s, 460, 110, 0.8);
  clouds(s, 280, 560, 5, 0.2);
  water(s, horizon, cx - 420 * u, 240 * u, 0.5);
  const [x, top, foot] = [cx + 70 * u, 660 - 400 * u, 700];
  const out = r.chance(0.5) ? -1 : 1;
  for (const [dir, reach, spread] of [
    [-1, s.W, 210],
    [1, s.W, 120],
  ] as const)
    canvas.path(
      polygon([x, top + 14], [x + dir * out * reach, top - spread], [x + dir * out * reach, top + spread]),
      canvas.gradient(x, 0, x + dir * out * 1150 * u, 0, [
        [0, pal.sun, 0.75],
        [0.4, pal.sun, 0.25],
        [1, pal.sun, 0],
      ]),
    );
  canvas.light(x, top + 14, 240 * u, 240 * u, pal.sun, 1);
  const rock = pal.near;
  canvas.path(
    `M${n(x - 360 * u)} 1000L${n(x - 300 * u)} 860L${n(x - 210 * u)} 800L${n(x - 150 * u)} 712L${n(x + 130 * u)} 690L${n(x + 240 * u)} 720L${n(x + 420 * u)} 700L${n(s.W + 60)} 640V1000Z`,
    rock,
  );
  canvas.path(
    `M${n(x - 360 * u)} 1000L${n(x - 300 * u)} 860L${n(x - 210 * u)} 800L${n(x - 150 * u)} 712L${n(x - 90 * u)} 708L${n(x - 130 * u)} 830L${n(x - 200 * u)} 1000Z`,
    mix(pal.far, pal.near, 0.5),
  );
  const w = 46 * u;
  canvas.path(
    polygon([x - w, foot], [x - w * 0.62, top + 46 * u], [x + w * 0.62, top + 46 * u], [x + w, foot]),
    canvas.gradient(x - w, 0, x + w, 0, [
      [0, mix(pal.sun, pal.glow, 0.4)],
      [1, mix(pal.far, pal.near, 0.6)],
    ]),
  );
  for (const f of [0.2, 0.52, 0.84]) {
    const y = top + 46 * u + (foot - top - 46 * u) * f;
    const half = w * (0.62 + 0.38 * f);
    canvas.path(
      polygon([x - half, y], [x + half, y], [x + half * 1.05, y + 44 * u], [x - half * 1.05, y + 44 * u]),
      mix(pal.pop, pal.near, 0.12),
      0.9,
    );
  }
  canvas.rect(x - w * 0.85, top + 36 * u, w * 1.7, 12 * u, rock);
  canvas.rect(x - w * 0.4, top - 4 * u, w * 0.8, 42 * u, pal.sun);
  canvas.path(polygon([x - w * 0.6, top - 4 * u], [x, top - 44 * u], [x + w * 0.6, top - 4 * u]), rock);
  birds(s, x - 260 * u, 420, 5, 15 * Math.max(1, 0.5 / s.px));
  let foam = '';
  for (let i = 0; i < 16; i++)
    foam += `M${n(x - (420 - i * 6) * u + r.num(-60, 60))} ${n(870 + i * 8)}q40 -16 90 0q-40 12 -90 0Z`;
  canvas.path(foam, pal.sun, 0.45);
}
