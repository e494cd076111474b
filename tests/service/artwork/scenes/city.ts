/** Streets and stations: the skyline, the platform, rain on a window. */
import { n } from '../canvas';
import { mix } from '../colour';
import { figure, shadow } from '../figures';
import { box, depth, disc, mist, polygon, sky, stars, sun } from '../scenery';
import type { Stage } from '../types';

/** A skyline at night in three depths, windows lit, mirrored in the river. */
export function cityNight(s: Stage): void {
  const r = s.rand('city');
  const { pal, canvas, cx, u } = s;
  const shore = 800;
  sky(s, shore - 60);
  stars(s, 360, 60, 0.6);
  sun(s, cx + r.num(-160, 160) * u, r.num(260, 340), r.num(90, 150) * u);
  for (let layer = 0; layer < 3; layer++) {
    const t = layer / 2;
    let blocks = '';
    let lit = '';
    let loud = '';
    const width = 44 + layer * 26;
    for (let x = r.num(-40, 0); x < s.W;) {
      const w = width * r.num(0.7, 1.5);
      const near = Math.exp(-(((x + w / 2 - cx) / (440 * u)) ** 2));
      const h = (120 + r.num() * 150 + near * 230 * (1 - layer * 0.22)) * (1 - layer * 0.12);
      const y = shore - h;
      blocks += box(x, y, w + 1, h + 4);
      if (r.chance(0.3)) blocks += box(x + w * 0.25, y - 26, w * 0.5, 28);
      if (r.chance(0.22)) blocks += box(x + w * 0.5, y - 84, Math.max(3, 0.8 / s.px), 86);
      if (r.chance(0.12)) blocks += polygon([x, y], [x + w / 2, y - 46], [x + w, y]);
      if (layer > 0) {
        const [cw, rh] = [Math.max(13, 3.2 / s.px), Math.max(20, 4 / s.px)];
        for (let wy = y + 14; wy < shore - 16; wy += rh)
          for (let wx = x + 7; wx < x + w - cw * 0.7; wx += cw)
            if (r.chance(0.34)) {
              const pane = box(wx, wy, cw * 0.55, rh * 0.5);
              if (r.chance(0.12)) loud += pane;
              else lit += pane;
            }
      }
      x += w + (r.chance(0.25) ? r.num(6, 34) : 0);
    }
    const colour = depth(s, 0.12 + t * 0.8);
    canvas.path(
      blocks,
      canvas.gradient(0, shore - 430, 0, shore, [
        [0, colour],
        [1, mix(colour, pal.glow, 0.3 * (1 - t * 0.75))],
      ]),
    );
    canvas.path(lit, mix(pal.sun, pal.glow, 0.25), 0.5 + t * 0.35);
    canvas.path(loud, pal.pop, 0.95);
    mist(s, shore - 80, 120, 0.14);
  }
  canvas.rect(
    0,
    shore,
    s.W,
    200,
    canvas.gradient(0, shore, 0, 1000, [
      [0, mix(pal.mid, pal.near, 0.5)],
      [1, pal.ink],
    ]),
  );
  let gleam = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [r.num(0, s.W), shore + 6 + r.num() ** 1.4 * 170];
    const w = r.num(14, 70);
    gleam += box(x, y, w, Math.max(3, 0.8 / s.px));
  }
  canvas.path(gleam, mix(pal.sun, pal.glow, 0.5), 0.35);
  const quay = 1000 - 58;
  canvas.path(box(0, quay, s.W, 60), pal.ink);
  figure(
    s,
    r.pick(['coat', 'hat', 'walker'] as const),
    cx + r.num(-160, 160) * u,
    quay + 3,
    190 * u,
    pal.ink,
  );
}

/** A railway platform in perspective, lamps lit, a train's headlight coming. */
export function platform(s: Stage): void {
  const r = s.rand('platform');
  const { pal, canvas, cx, u } = s;
  const [vx, vy] = [cx + 30 * u, 500];
  const side = r.chance(0.5) ? 1 : -1;
  const X = (offset: number): number => vx + side * offset;
  sky(s, vy + 60);
  stars(s, 380, 50, 0.5);
  canvas.light(vx, vy, 620 * u, 420 * u, pal.glow, 0.9);
  let far = '';
  for (let i = 0; i < 14; i++) far += box(r.num(0, s.W), vy - r.num(20, 84), r.num(30, 110), 100);
  canvas.path(far, depth(s, 0.35), 0.85);
  canvas.rect(
    0,
    vy + 14,
    s.W,
    500,
    canvas.gradient(0, vy, 0, 1000, [
      [0, mix(pal.far, pal.glow, 0.3)],
      [0.3, depth(s, 0.6)],
      [1, pal.near],
    ]),
  );
  canvas.path(polygon([X(-4), vy + 10], [X(12), vy + 10], [X(1500), 1000], [X(-120), 1000]), depth(s, 0.82));
  let sleepers = '';
  for (let i = 1; i < 15; i++) {
    const t = (i / 15) ** 2.4;
    const y = vy + 12 + t * 488;
    sleepers += polygon(
      [X(t * 20), y],
      [X(12 + t * 780), y],
      [X(12 + t * 800), y + 3 + t * 22],
      [X(t * 10), y + 3 + t * 22],
    );
  }
  canvas.path(sleepers, pal.ink, 0.7);
  for (const rail of [150, 620])
    canvas.path(
      polygon([X(3), vy + 8], [X(6), vy + 8], [X(rail + 26), 1000], [X(rail), 1000]),
      mix(pal.sun, pal.glow, 0.3),
      0.9,
    );
  canvas.path(
    polygon([X(-2), vy + 8], [X(-8), vy + 8], [X(-2600), 1000], [X(-190), 1000]),
    canvas.gradient(0, vy, 0, 1000, [
      [0, mix(pal.glow, pal.mid, 0.4)],
      [0.5, mix(pal.mid, pal.far, 0.7)],
      [1, depth(s, 0.7)],
    ]),
  );
  canvas.path(polygon([X(-2), vy + 8], [X(-3), vy + 8], [X(-250), 1000], [X(-190), 1000]), pal.pop, 0.9);
  canvas.path(polygon([X(-2), vy - 12], [X(-30), vy - 12], [X(-2600), -900], [X(-430), -420]), depth(s, 0.9));
  canvas.path(
    polygon([X(-2), vy - 12], [X(-4), vy - 4], [X(-520), -290], [X(-430), -420]),
    mix(pal.near, pal.ink, 0.6),
  );
  for (let i = 5; i >= 0; i--) {
    const k = 0.56 ** i;
    const x = X(-330 * k * 1.9 - 6);
    const [foot, head] = [vy + 8 + 620 * k, vy - 560 * k];
    canvas.rect(x - 10 * k, head, 20 * k, foot - head, mix(pal.near, pal.far, i * 0.1));
    const lampX = X(-330 * k * 1.9 + 90 * k);
    const lampY = vy - 330 * k;
    canvas.light(lampX, lampY, 230 * k, 200 * k, pal.sun, 0.85);
    canvas.path(
      polygon(
        [lampX - 24 * k, lampY],
        [lampX - 9 * k, lampY - 26 * k],
        [lampX + 9 * k, lampY - 26 * k],
        [lampX + 24 * k, lampY],
      ),
      pal.ink,
    );
    canvas.rect(lampX - 17 * k, lampY, 34 * k, 8 * k, pal.sun);
  }
  const train = X(34 * u + 20);
  canvas.path(
    `M${n(train - 42 * u)} ${n(vy + 66 * u)}V${n(vy - 30 * u)}Q${n(train)} ${n(vy - 66 * u)} ${n(train + 42 * u)} ${n(vy - 30 * u)}V${n(vy + 66 * u)}Z`,
    pal.ink,
  );
  canvas.rect(train - 28 * u, vy - 24 * u, 56 * u, 26 * u, mix(pal.glow, pal.far, 0.3), 0.6);
  for (const lamp of [-24, 24]) {
    canvas.light(train + lamp * u, vy + 34 * u, 120 * u, 90 * u, pal.sun, 1);
    canvas.circle(train + lamp * u, vy + 34 * u, 8 * u, '#ffffff');
  }
  const who = r.pick(['coat', 'hat', 'shawl', 'turban'] as const);
  const [px, py] = [X(-190 * u), 790];
  shadow(s, who, px, py, 200 * u, pal.ink, 0.45);
  figure(s, who, px, py, 270 * u, pal.ink);
  canvas.path(
    box(px + side * 34 * u - 24 * u, py - 52 * u, 48 * u, 54 * u) +
      box(px + side * 34 * u - 9 * u, py - 66 * u, 18 * u, 16 * u),
    pal.ink,
  );
}

/** City lights out of focus behind a window in the rain. */
export function rainGlass(s: Stage): void {
  const r = s.rand('rain');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W * 0.3, 1000, [
      [0, pal.ink],
      [0.5, pal.top],
      [1, pal.mid],
    ]),
  );
  canvas.light(cx, 640, 800 * u, 460, pal.glow, 0.75);
  const tints = [pal.sun, pal.pop, pal.glow, pal.glow, mix(pal.pop, pal.sun, 0.5)];
  for (let i = 0; i < 44; i++) {
    const reach = r.num() ** 1.2;
    const x = cx + (r.chance(0.5) ? -1 : 1) * (20 + reach ** 1.3 * s.W * 0.55);
    const y = 600 - reach * r.num(-120, 420) + r.num(-50, 50);
    const size = (16 + reach * 84) * r.num(0.6, 1.2) * u;
    const tint = r.pick(tints);
    canvas.circle(
      x,
      y,
      size,
      canvas.glow([
        [0, tint, 0.5],
        [0.8, tint, 0.58],
        [0.93, tint, 0.85],
        [1, tint, 0],
      ]),
      r.num(0.6, 1),
    );
  }
  for (let i = 0; i < 7; i++) {
    const x = cx + r.num(-0.5, 0.5) * s.W;
    canvas.rect(
      x,
      700,
      r.num(20, 60),
      300,
      canvas.gradient(0, 700, 0, 1000, [
        [0, r.pick(tints), 0.3],
        [1, pal.ink, 0],
      ]),
    );
  }
  const who = r.pick(['hat', 'turban', 'coat'] as const);
  figure(s, who, cx, 1180, 790 * u, mix(pal.ink, pal.near, 0.5));
  canvas.light(cx, 1000, 520 * u, 300, pal.ink, 0.8);
  const drop = canvas.glow([
    [0, pal.sun, 0.1],
    [0.6, pal.sun, 0.2],
    [0.9, pal.sun, 0.62],
    [1, pal.sun, 0.1],
  ]);
  let tracks = '';
  let shine = '';
  const least = 2.4 / s.px;
  for (let i = 0; i < 84; i++) {
    const [x, y, size] = [
      r.num(0, s.W),
      r.num(0, 1000),
      Math.max(least * r.num(0.6, 1), r.num() ** 3 * 24 + 5),
    ];
    canvas.raw(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * 0.82)}" ry="${n(size)}" fill="${drop}"/>`);
    shine += disc(x - size * 0.25, y - size * 0.35, size * 0.22);
    if (i % 9 === 0)
      tracks += `M${n(x)} ${n(y)}C${n(x + 8)} ${n(y - 60)} ${n(x - 10)} ${n(y - 120)} ${n(x + 2)} ${n(y - r.num(160, 420))}`;
  }
  canvas.line(tracks, pal.sun, Math.max(7, 1.1 / s.px), 0.1);
  canvas.path(shine, '#ffffff', 0.8);
}
