/** Space, the haunted hill, and a mast that something answers. */
import { n } from '../canvas';
import { mix } from '../colour';
import { bareTree, figure } from '../figures';
import { birds, box, clouds, disc, hillPath, mist, polygon, ridgePath, sky, stars, sun } from '../scenery';
import type { Stage } from '../types';

/** The lit limb of a planet, a ringed one behind it, and a walker on the rock before them. */
export function space(s: Stage): void {
  const r = s.rand('space');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, pal.ink],
      [0.55, pal.top],
      [1, mix(pal.top, pal.mid, 0.6)],
    ]),
  );
  canvas.light(cx - 200 * u, 300, 900 * u, 420, pal.mid, 0.8);
  canvas.light(cx + 400 * u, 560, 700 * u, 380, pal.far, 0.8);
  stars(s, 1000, 210, 0.95);
  const [px, py, R] = [cx + r.num(-30, 60) * u, 430, r.num(230, 300) * u];
  const tilt = r.num(-26, -12) * (r.chance(0.5) ? 1 : -1);
  const ringed = r.chance(0.6);
  const ring = (front: boolean): void =>
    canvas.placed(px, py, 1, 1, tilt, () => {
      for (const [k, w, o] of [
        [1.85, 26, 0.5],
        [1.62, 40, 0.75],
        [1.4, 14, 0.4],
      ] as const)
        canvas.line(
          `M${n(-R * k)} 0A${n(R * k)} ${n(R * k * 0.24)} 0 0 ${front ? 0 : 1} ${n(R * k)} 0`,
          mix(pal.glow, pal.sun, 0.4),
          w * u,
          o,
        );
    });
  canvas.light(px, py, R * 1.9, R * 1.9, pal.glow, 0.65);
  if (ringed) ring(false);
  canvas.circle(
    px,
    py,
    R,
    canvas.gradient(px - R * 0.8, py - R * 0.8, px + R * 0.8, py + R * 0.8, [
      [0, pal.sun],
      [0.3, pal.glow],
      [0.65, pal.mid],
      [1, pal.ink],
    ]),
  );
  canvas.clipped(disc(px, py, R), () =>
    canvas.placed(px, py, 1, 1, tilt, () => {
      for (let i = 0; i < 7; i++)
        canvas.path(
          `M${n(-R)} ${n((i / 3.2 - 1) * R)}Q0 ${n((i / 3.2 - 1) * R + 36 * u)} ${n(R)} ${n((i / 3.2 - 1) * R)}v${n(r.num(14, 50) * u)}Q0 ${n((i / 3.2 - 1) * R + 80 * u)} ${n(-R)} ${n((i / 3.2 - 1) * R + 30 * u)}Z`,
          i % 2 ? pal.near : pal.sun,
          0.16,
        );
    }),
  );
  if (ringed) ring(true);
  canvas.circle(
    px - R * 1.5,
    py - R * 0.7,
    44 * u,
    canvas.gradient(px - R * 1.5 - 40, 0, px - R * 1.5 + 40, 0, [
      [0, pal.sun],
      [1, mix(pal.far, pal.ink, 0.5)],
    ]),
  );
  canvas.path(ridgePath(s, r, 860, 80, 0.5), mix(pal.far, pal.near, 0.55));
  canvas.path(ridgePath(s, r, 930, 50, 0.48), pal.ink);
  const x = cx - 230 * u;
  canvas.placed(x, 936, u * 1.5, u * 1.5, 0, () => {
    canvas.path(
      `${disc(0, -84, 15)}M-14-70H14Q22-60 20-36L16-30L15 0H3L0-28L-3 0H-15L-16-30L-20-36Q-22-60-14-70ZM-24-66H-12V-34H-24Z`,
      pal.sun,
    );
    canvas.path(disc(4, -84, 9), pal.pop);
    canvas.path('M-3 0L0-28L3 0ZM12-66Q22-58 20-36L16-30L15 0H9Z', pal.far, 0.8);
  });
  canvas.line(`M${n(x + 56 * u)} 936V${n(936 - 190 * u)}`, pal.sun, 5 * u);
  canvas.path(
    polygon([x + 56 * u, 936 - 190 * u], [x + 130 * u, 936 - 168 * u], [x + 56 * u, 936 - 140 * u]),
    pal.pop,
  );
}

/** A crooked house on a hill under a huge moon, bare trees, one window lit. */
export function hauntedHill(s: Stage): void {
  const r = s.rand('haunted');
  const { pal, canvas, cx, u } = s;
  sky(s, 980);
  const moon = r.num(250, 310) * u;
  canvas.light(cx, 420, moon * 2.4, moon * 2.2, pal.glow, 0.8);
  canvas.circle(
    cx,
    420,
    moon,
    canvas.gradient(0, 420 - moon, 0, 420 + moon, [
      [0, pal.sun],
      [1, mix(pal.sun, pal.glow, 0.8)],
    ]),
  );
  for (let i = 0; i < 7; i++)
    canvas.circle(
      cx + r.num(-0.6, 0.6) * moon,
      420 + r.num(-0.6, 0.6) * moon,
      r.num(12, 44) * u,
      pal.glow,
      0.25,
    );
  clouds(s, 180, 560, 5, 0.3);
  const top = 660;
  canvas.path(hillPath(s, r, 760, 40, 3), mix(pal.far, pal.near, 0.35));
  mist(s, 760, 130, 0.3);
  canvas.path(
    `M0 1000V880C${n(cx - 520 * u)} 880 ${n(cx - 330 * u)} ${top} ${n(cx)} ${top}S${n(cx + 520 * u)} 900 ${n(s.W)} 900V1000Z`,
    pal.near,
  );
  canvas.placed(cx - 10 * u, top + 10, 2.5 * u, 2.5 * u, 0, () => {
    canvas.path(
      'M-62 0V-64L-70-64L-34-98L-30-96V-128L-36-126L-12-168L10-128L6-128V-92L12-96L52-66L44-65V0ZM20-90V-116H32V-82Z',
      mix(pal.near, pal.ink, 0.6),
    );
    canvas.path('M-18-116h12v18h-12ZM18-48h14v20h-14Z', pal.pop);
    canvas.path('M-48-50h12v20h-12ZM-12-30h14v30h-14Z', pal.mid, 0.4);
  });
  canvas.light(cx - 40 * u, top - 255 * u, 70 * u, 70 * u, pal.pop, 0.7);
  for (const [dx, h] of [
    [-380, 480],
    [420, 560],
    [-640, 380],
  ] as const) {
    const x = cx + dx * u;
    bareTree(x, 940, h * Math.max(0.8, u), 6, (spread) => r.num(-spread, spread)).forEach((d, level) =>
      canvas.line(d, pal.ink, Math.max(0.5 / s.px, 21 * 0.62 ** level)),
    );
  }
  birds(s, cx + 90 * u, 300, 7, 16 * Math.max(1, 0.5 / s.px), pal.ink);
  let posts = '';
  for (let x = 0; x < s.W; x += 52)
    posts += polygon([x, 1000], [x, 930 + r.num(-9, 9)], [x + 7, 916], [x + 14, 930], [x + 14, 1000]);
  canvas.path(`${posts}${box(0, 950, s.W, 8)}`, pal.ink);
  mist(s, 930, 90, 0.22);
}

/** Rings of a signal from a mast on the hill: radio, transmission, something answering. */
export function signal(s: Stage): void {
  const r = s.rand('signal');
  const { pal, canvas, cx, u } = s;
  sky(s, 860);
  stars(s, 620, 130, 0.9);
  const [x, y] = [cx, 330];
  for (let i = 8; i >= 1; i--)
    canvas.line(disc(x, y, i * 104 * u), i % 2 ? pal.sun : pal.pop, (13 - i) * u, 0.66 * (1 - i / 10));
  canvas.light(x, y, 360 * u, 360 * u, pal.pop, 0.65);
  for (let i = 0; i < 3; i++)
    canvas.path(ridgePath(s, r, 800 + i * 66, 90 - i * 20, 0.52), mix(pal.far, pal.near, 0.1 + i * 0.4));
  const foot = 850;
  const half = (h: number): number => (14 + 62 * ((h - y) / (foot - y))) * u;
  let lattice = `M${n(x - half(foot))} ${foot}L${n(x - 8 * u)} ${n(y)}M${n(x + half(foot))} ${foot}L${n(x + 8 * u)} ${n(y)}`;
  for (let i = 0; i < 7; i++) {
    const [h1, h2] = [y + ((foot - y) * i) / 7, y + ((foot - y) * (i + 1)) / 7];
    lattice += `M${n(x - half(h1))} ${n(h1)}L${n(x + half(h2))} ${n(h2)}M${n(x + half(h1))} ${n(h1)}L${n(x - half(h2))} ${n(h2)}M${n(x - half(h2))} ${n(h2)}H${n(x + half(h2))}`;
  }
  canvas.line(lattice, pal.ink, Math.max(6.5, 0.8 / s.px));
  canvas.line(`M${n(x)} ${n(y)}V${n(y - 80 * u)}`, pal.ink, Math.max(6, 0.8 / s.px));
  canvas.circle(x, y - 80 * u, 14 * u, pal.pop);
  canvas.light(x, y - 80 * u, 70 * u, 70 * u, pal.pop, 1);
  figure(s, r.pick(['coat', 'walker', 'hat'] as const), x - 250 * u, 890, 150 * u, pal.ink);
  sun(s, x + 420 * u, 300, 40 * u, 0.6);
}
