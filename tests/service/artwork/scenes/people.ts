/** Pictures that are about a person: profiles, dancers, a runner in the light. */
import { n } from '../canvas';
import { mix } from '../colour';
import { figure } from '../figures';
import { birds, disc, land, mist, polygon, ridgePath, sky, stars, sun } from '../scenery';
import type { Stage } from '../types';

/** A face in profile looking right, in a box of 100 x 130; the hair is a part of its own. */
const FACE =
  'M15 77Q18 91 12 101Q2 107-16 112Q-28 117-34 130H84Q78 116 66 110Q56 105 53 97Q52 92 54 89Q62 91 67 88Q71 85 70 80Q68 77 70 75' +
  'Q73 73 71.500 70.500Q70 69 71 67.500Q74 66 73 63.500Q71 61 73 59.500Q80 59 79 55Q74 46 71 40Q70 37 71.500 33Q72 20 64 11Q52-2 34-1Q14 0 6 16' +
  'Q-2 32 3 50Q6 66 15 77Z';
const HAIR = {
  short: 'M71 22Q66 6 50-3Q30-11 12 2Q-5 16-2 40Q0 58 13 72Q22 70 24 58Q26 46 32 40Q38 30 52 27Q64 26 71 22Z',
  bun: 'M70 20Q64 4 48-4Q28-10 10 4Q-3 16-3 34Q-16 30-22 42Q-25 58-10 64Q4 66 8 58Q14 70 22 68Q24 52 32 42Q40 28 54 25Q64 24 70 20Z',
  long: 'M70 20Q64 3 48-4Q26-11 8 4Q-8 20-8 48Q-8 80-24 112Q-10 122 8 116Q22 108 24 84Q22 58 32 42Q40 28 54 25Q64 24 70 20Z',
  turban: 'M73 28Q79 6 61-6Q42-15 22-11Q-1-6-8 15Q-11 34 2 47Q20 50 40 39Q55 30 73 28Z',
  veil: 'M72 24Q66 0 46-8Q20-14 2 6Q-14 28-14 62Q-16 98-52 130H16Q30 112 27 84Q24 56 34 42Q44 28 58 26Q66 25 72 24Z',
} as const;

/** The cloth wound from the brow over the crown. */
const TURBAN_FOLDS = 'M73 27Q58-6 14-14M73 27Q52 0-6 4M73 27Q48 8-14 20M73 27Q46 18-12 38M73 27Q48 28 4 50';

type Hair = keyof typeof HAIR;
const HAIRS = Object.keys(HAIR) as Hair[];

/** A head and shoulders in profile, filled with a landscape of its own. */
export function profile(s: Stage): void {
  const r = s.rand('profile');
  const { pal, canvas, u } = s;
  const pale = mix(pal.glow, pal.sun, 0.55);
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, mix(pal.mid, pal.glow, 0.35)],
      [0.5, pal.glow],
      [1, pale],
    ]),
  );
  const cx = s.cx - (s.tall ? 40 : 90) * u;
  canvas.light(cx + 160 * u, 380, 720 * u, 600, pal.sun, 0.85);
  canvas.circle(cx + 60 * u, 400, 372 * u, mix(pal.pop, pal.glow, 0.28), 0.85);
  const k = 7 * u;
  const flip = r.chance(0.35) ? -1 : 1;
  const x = cx - flip * 190 * u;
  const hair = r.pick(HAIRS);
  const y = 1010 - 130 * k;
  const outline = (d: string): void =>
    canvas.placed(x, y, k * flip, k, 0, () => canvas.path(d, mix(pal.near, pal.ink, 0.3)));
  outline(FACE);
  // The clip works in the head's own units, so the landscape inside is drawn through the inverse placement.
  canvas.placed(x, y, k * flip, k, 0, () =>
    canvas.clipped(FACE, () =>
      canvas.placed((-x * flip) / k, -y / k, flip / k, 1 / k, 0, () => {
        canvas.rect(
          0,
          0,
          s.W,
          1000,
          canvas.gradient(0, 150, 0, 900, [
            [0, pal.top],
            [0.45, pal.mid],
            [0.75, pal.glow],
            [1, pal.near],
          ]),
        );
        stars(s, 500, 120, 0.8);
        sun(s, x + flip * 240 * u, 560, 84 * u);
        for (let i = 0; i < 4; i++)
          land(s, ridgePath(s, r, 680 + i * 84, 100, 0.52), i / 4, 600 + i * 84, 860 + i * 84, 0.5);
        birds(s, x + flip * 210 * u, 430, 5, 15 * Math.max(1, 0.5 / s.px), pal.sun);
      }),
    ),
  );
  canvas.placed(x, y, k * flip, k, 0, () =>
    canvas.path(HAIR[hair], hair === 'turban' ? mix(pal.pop, pal.near, 0.25) : mix(pal.near, pal.ink, 0.3)),
  );
  if (hair === 'turban')
    canvas.placed(x, y, k * flip, k, 0, () =>
      canvas.clipped(HAIR.turban, () => canvas.line(TURBAN_FOLDS, pal.ink, 1, 0.32)),
    );
}

/** Two profiles face to face, the light between them. */
export function twoFaces(s: Stage): void {
  const r = s.rand('faces');
  const { pal, canvas, cx, u } = s;
  sky(s, 900);
  canvas.light(cx, 470, 620 * u, 620, pal.sun, 0.9);
  sun(s, cx, 430, 150 * u, 0.8);
  mist(s, 760, 200, 0.3, pal.sun);
  const pair = r.pick([
    ['veil', 'turban'],
    ['long', 'short'],
    ['bun', 'turban'],
    ['veil', 'short'],
  ] as const);
  pair.forEach((hair, i) => {
    const flip = i === 0 ? 1 : -1;
    const k = (i === 0 ? 5.5 : 5.9) * u;
    const [x, y] = [cx - flip * (i === 0 ? 505 : 535) * u, 1012 - 130 * k];
    const [skin, cloth] = [
      i === 0 ? pal.near : mix(pal.near, pal.far, 0.28),
      i === 0 ? mix(pal.pop, pal.near, 0.52) : mix(pal.far, pal.near, 0.62),
    ];
    canvas.placed(x, y, k * flip, k, 0, () => {
      canvas.path(
        FACE,
        canvas.gradient(20, 0, 80, 0, [
          [0, skin],
          [0.75, skin],
          [1, mix(skin, pal.glow, 0.34)],
        ]),
      );
      canvas.path(HAIR[hair], hair === 'veil' || hair === 'turban' ? cloth : mix(skin, pal.ink, 0.25));
    });
  });
  birds(s, cx + 60 * u, 210, 5, 15 * Math.max(1, 0.5 / s.px));
}

/** A dancer in the beam of a stage, others behind in the half-dark. */
export function dancer(s: Stage): void {
  const r = s.rand('dancer');
  const { pal, canvas, cx, u } = s;
  const floor = 800;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, pal.ink],
      [0.7, mix(pal.top, pal.mid, 0.55)],
      [1, pal.near],
    ]),
  );
  const folds = 16;
  for (let i = 0; i < folds; i++) {
    const x = (i * s.W) / folds;
    canvas.rect(
      x,
      0,
      s.W / folds + 1,
      floor,
      canvas.gradient(x, 0, x + s.W / folds, 0, [
        [0, pal.ink, 0.75],
        [0.5, pal.mid, 0.3],
        [1, pal.ink, 0.75],
      ]),
    );
  }
  canvas.light(cx, 520, 760 * u, 620, pal.glow, 0.7);
  for (const [from, spread, strength] of [
    [0, 330, 0.55],
    [-520, 200, 0.26],
    [520, 200, 0.26],
  ] as const)
    canvas.path(
      polygon(
        [cx + from * u - 22, -20],
        [cx + from * u + 22, -20],
        [cx + from * 0.3 * u + spread * u, floor + 40],
        [cx + from * 0.3 * u - spread * u, floor + 40],
      ),
      canvas.gradient(0, 0, 0, floor, [
        [0, pal.sun, strength],
        [1, pal.sun, strength * 0.2],
      ]),
    );
  canvas.rect(
    0,
    floor - 6,
    s.W,
    206,
    canvas.gradient(0, floor, 0, 1000, [
      [0, mix(pal.near, pal.mid, 0.3)],
      [1, pal.ink],
    ]),
  );
  canvas.raw(
    `<ellipse cx="${n(cx)}" cy="${floor + 44}" rx="${n(400 * u)}" ry="74" fill="${pal.sun}" fill-opacity=".55"/>`,
  );
  for (const side of [-1, 1])
    for (const step of [1, 2])
      figure(
        s,
        'dancer',
        cx + side * step * 265 * u,
        floor + 22 - step * 12,
        (330 - step * 50) * u,
        mix(pal.near, pal.mid, 0.1 + step * 0.12),
        side * (step === 1 ? 1 : -1),
      );
  figure(s, 'dancer', cx, floor + 56, 520 * u, mix(pal.pop, pal.near, 0.05), r.chance(0.5) ? 1 : -1);
  canvas.placed(cx, floor + 56, 5.2 * u, -1.3 * u, 0, () =>
    canvas.path('M0 0H2L6 8Q22 12 54 24Q20 50 8 74H-4Q-20 50-56 22Q-36 16-20 6Z', pal.ink, 0.4),
  );
}

/** Rays out of one point and someone running out of them. */
export function sunburst(s: Stage): void {
  const r = s.rand('burst');
  const { pal, canvas, cx, u } = s;
  const cy = 540;
  canvas.rect(0, 0, s.W, 1000, pal.mid);
  const rays = 26;
  let d = '';
  const reach = Math.hypot(s.W, 1000);
  const start = r.num(0, 1);
  for (let i = 0; i < rays; i++) {
    const a = start + (i * 2 * Math.PI) / rays;
    const half = (Math.PI / rays) * (0.4 + 0.2 * (i % 3));
    d += polygon(
      [cx, cy],
      [cx + Math.cos(a - half) * reach, cy + Math.sin(a - half) * reach],
      [cx + Math.cos(a + half) * reach, cy + Math.sin(a + half) * reach],
    );
  }
  canvas.path(d, mix(pal.glow, pal.mid, 0.15), 0.9);
  canvas.light(cx, cy, 800 * u, 700, pal.sun, 0.95);
  canvas.circle(cx, cy - 70, 240 * u, pal.sun);
  const step = Math.max(30, 5 / s.px);
  let dots = '';
  for (let y = 640; y < 1000; y += step)
    for (let x = (y / step) % 2 ? step / 2 : 0; x < s.W; x += step)
      dots += disc(x, y, step * 0.5 * Math.min(1, ((y - 600) / 400) * 0.9));
  canvas.path(dots, pal.near, 0.55);
  canvas.path(
    `M0 1000V${n(870)}L${n(cx - 420 * u)} 836L${n(cx - 200 * u)} 858L${n(cx + 190 * u)} 822L${n(cx + 480 * u)} 850L${n(s.W)} 812V1000Z`,
    pal.ink,
  );
  const flip = r.chance(0.5) ? 1 : -1;
  figure(s, 'runner', cx, 848, 400 * u, mix(pal.near, pal.ink, 0.5), flip);
  let shards = '';
  for (let i = 0; i < 22; i++) {
    const [a, q] = [r.num(0, Math.PI * 2), r.num(250, 620) * u];
    const [x, y, k] = [cx + Math.cos(a) * q, cy - 60 + Math.sin(a) * q * 0.8, r.num(6, 20)];
    shards += polygon([x, y], [x + k * 1.6, y - k], [x + k * 0.7, y + k]);
  }
  canvas.path(shards, pal.pop, 0.9);
}
