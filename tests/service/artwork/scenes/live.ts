/** Where live channels and events are made: arena, studio, concert stage. */
import { n } from '../canvas';
import { mix } from '../colour';
import { figure } from '../figures';
import { box, disc, polygon } from '../scenery';
import type { Stage } from '../types';

const CRICKET = /cricket|innings|ranji|test match|bowler|batsm|wicket|\b(t20|odi|ipl)\b/i;

/** Floodlights over a pitch, stands full of people, a player at the middle. */
export function stadium(s: Stage): void {
  const r = s.rand('stadium');
  const { pal, canvas, cx, u } = s;
  const edge = 640;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, edge, [
      [0, pal.ink],
      [0.6, pal.top],
      [1, pal.mid],
    ]),
  );
  canvas.light(cx, edge, 1100 * u, 420, pal.glow, 0.7);
  const stand = `M0 ${edge}V430Q${n(cx)} ${n(545)} ${n(s.W)} 430V${edge}Z`;
  canvas.path(
    stand,
    canvas.gradient(0, 430, 0, edge, [
      [0, mix(pal.near, pal.far, 0.25)],
      [1, mix(pal.far, pal.near, 0.4)],
    ]),
  );
  const size = Math.max(5, 1 / s.px);
  const tints = [pal.sun, pal.glow, pal.pop];
  const crowd = ['', '', ''];
  for (let i = 0; i < (s.px < 0.3 ? 260 : 560); i++) {
    const x = r.num(0, s.W);
    const roof = 470 + 75 * (1 - ((x - cx) / Math.max(cx, s.W - cx)) ** 2);
    const at = r.int(0, 2);
    crowd[at] += box(x, r.num(roof - 12, edge - 16), size, size);
  }
  crowd.forEach((d, i) => canvas.path(d, tints[i] ?? pal.sun, 0.5));
  canvas.path(`M0 440V392Q${n(cx)} 512 ${n(s.W)} 392V440Q${n(cx)} 548 0 440Z`, pal.ink);
  canvas.rect(
    0,
    edge,
    s.W,
    360,
    canvas.gradient(0, edge, 0, 1000, [
      [0, mix(pal.mid, pal.glow, 0.5)],
      [0.35, mix(pal.mid, pal.far, 0.5)],
      [1, pal.near],
    ]),
  );
  for (let i = -8; i < 8; i++)
    canvas.path(
      polygon(
        [cx + i * 120, edge],
        [cx + i * 120 + 60, edge],
        [cx + i * 380 + 190, 1000],
        [cx + i * 380, 1000],
      ),
      pal.sun,
      0.06,
    );
  canvas.path(
    polygon([cx - 90 * u, 720], [cx + 90 * u, 720], [cx + 210 * u, 1000], [cx - 210 * u, 1000]),
    mix(pal.glow, pal.sun, 0.25),
    0.55,
  );
  canvas.line(`M${n(cx - 190 * u)} 880H${n(cx + 190 * u)}`, pal.sun, 6, 0.8);
  for (const [dx, k] of [
    [-560, 1],
    [540, 1.04],
    [-250, 0.66],
    [270, 0.66],
  ] as const) {
    const [x, y] = [cx + dx * u, 70 + (1 - k) * 480];
    canvas.path(
      polygon([x - 10 * k, edge - 130], [x - 5 * k, y], [x + 5 * k, y], [x + 10 * k, edge - 130]),
      pal.ink,
    );
    const side = Math.sign(dx);
    canvas.path(
      polygon(
        [x - 60 * k, y + 20],
        [x + 60 * k, y + 20],
        [cx + dx * 0.2 * u + 300 * u, 900],
        [cx + dx * 0.2 * u - 300 * u, 900],
      ),
      canvas.gradient(x, y, cx, 900, [
        [0, pal.sun, 0.4],
        [0.7, pal.sun, 0.08],
        [1, pal.sun, 0],
      ]),
    );
    canvas.light(x, y, 260 * k, 210 * k, pal.sun, 0.9);
    canvas.path(
      polygon(
        [x - 80 * k, y - 40 * k],
        [x + 80 * k, y - 40 * k - side * 6],
        [x + 80 * k, y + 44 * k - side * 6],
        [x - 80 * k, y + 44 * k],
      ),
      pal.ink,
    );
    let lamps = '';
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 5; i++) lamps += disc(x + (i - 2) * 29 * k, y + (row - 1) * 25 * k, 9.5 * k);
    canvas.path(lamps, '#ffffff');
  }
  const flip = r.chance(0.5) ? 1 : -1;
  if (CRICKET.test(s.about)) {
    figure(s, 'batsman', cx, 930, 400 * u, pal.ink, flip);
    canvas.path(
      box(cx - flip * 120 * u - 14 * u, 812, 5 * u, 100 * u) +
        box(cx - flip * 120 * u, 812, 5 * u, 100 * u) +
        box(cx - flip * 120 * u + 14 * u, 812, 5 * u, 100 * u),
      pal.sun,
    );
    canvas.circle(cx + flip * 190 * u, 640, 15 * u, pal.pop);
  } else {
    figure(s, 'runner', cx, 930, 400 * u, pal.ink, flip);
    canvas.circle(cx + flip * 190 * u, 906, 34 * u, pal.sun);
    canvas.path(disc(cx + flip * 190 * u, 906, 12 * u), pal.ink);
  }
}

/** A channel's own picture: the globe and the bands of a studio wall. */
export function studio(s: Stage): void {
  const r = s.rand('studio');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, pal.ink],
      [0.5, pal.top],
      [1, pal.mid],
    ]),
  );
  const bands = r.int(5, 8);
  const slant = r.num(180, 420);
  for (let i = 0; i < bands; i++) {
    const [x, w] = [cx - 900 * u + i * (1900 / bands) * u + r.num(-50, 50), r.num(40, 200) * u];
    canvas.path(
      polygon([x, 1000], [x + w, 1000], [x + w + slant, 0], [x + slant, 0]),
      canvas.gradient(0, 0, 0, 1000, [
        [0, i % 3 ? pal.far : pal.glow, 0.55],
        [1, i % 3 ? pal.mid : pal.far, 0.08],
      ]),
    );
  }
  const [cy, R] = [s.tall ? 400 : 470, 330 * u];
  canvas.light(cx, cy, R * 2, R * 1.9, pal.glow, 0.75);
  canvas.circle(
    cx,
    cy,
    R,
    canvas.gradient(cx - R, cy - R, cx + R, cy + R, [
      [0, mix(pal.glow, pal.sun, 0.45)],
      [0.45, pal.mid],
      [1, pal.ink],
    ]),
  );
  const hair = Math.max(3.4, 0.7 / s.px);
  let mesh = '';
  for (const k of [0.28, 0.64, 0.9])
    mesh += `M${n(cx)} ${n(cy - R)}A${n(R * k)} ${n(R)} 0 0 0 ${n(cx)} ${n(cy + R)}A${n(R * k)} ${n(R)} 0 0 0 ${n(cx)} ${n(cy - R)}`;
  for (const k of [-0.66, -0.34, 0, 0.34, 0.66]) {
    const half = Math.sqrt(1 - k * k) * R;
    mesh += `M${n(cx - half)} ${n(cy + k * R)}H${n(cx + half)}`;
  }
  canvas.line(mesh, pal.sun, hair, 0.5);
  canvas.line(disc(cx, cy, R), pal.sun, hair * 1.5, 0.85);
  canvas.placed(cx, cy, 1, 1, r.num(-28, -14), () => {
    canvas.line(`M${n(-R * 1.4)} 0A${n(R * 1.4)} ${n(R * 0.36)} 0 0 0 ${n(R * 1.4)} 0`, pal.pop, 26 * u);
    canvas.line(
      `M${n(-R * 1.4)} 0A${n(R * 1.4)} ${n(R * 0.36)} 0 0 0 ${n(R * 1.4)} 0`,
      mix(pal.pop, pal.sun, 0.6),
      6 * u,
    );
  });
  const desk = 830;
  canvas.path(
    `M${n(cx - 620 * u)} 1000L${n(cx - 520 * u)} ${desk}Q${n(cx)} ${desk + 70} ${n(cx + 520 * u)} ${desk}L${n(cx + 620 * u)} 1000Z`,
    canvas.gradient(0, desk, 0, 1000, [
      [0, mix(pal.far, pal.near, 0.5)],
      [1, pal.ink],
    ]),
  );
  canvas.line(
    `M${n(cx - 520 * u)} ${desk}Q${n(cx)} ${desk + 70} ${n(cx + 520 * u)} ${desk}`,
    pal.pop,
    12 * u,
  );
  canvas.light(cx, desk + 30, 640 * u, 90, pal.pop, 0.45);
}

/** A singer with a guitar in front of a huge disc of light, bars of sound behind. */
export function concert(s: Stage): void {
  const r = s.rand('concert');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, pal.top],
      [0.6, pal.mid],
      [1, pal.near],
    ]),
  );
  const bar = Math.max(15, 3 / s.px);
  let bars = '';
  for (let x = 0; x < s.W; x += bar * 1.9) {
    const h = (70 + 520 * Math.exp(-(((x - cx) / (520 * u)) ** 2))) * r.num(0.25, 1);
    bars += box(x, 470 - h / 2, bar, h);
  }
  canvas.light(cx, 470, 760 * u, 620, pal.glow, 0.9);
  canvas.path(bars, pal.glow, 0.55);
  const R = 330 * u;
  canvas.circle(
    cx,
    470,
    R,
    canvas.gradient(0, 470 - R, 0, 470 + R, [
      [0, pal.sun],
      [0.55, pal.pop],
      [1, mix(pal.pop, pal.mid, 0.7)],
    ]),
  );
  canvas.clipped(disc(cx, 470, R), () => {
    for (let i = 0; i < 6; i++)
      canvas.rect(
        cx - R,
        560 + i * 44 - i * i,
        R * 2,
        5 + i * 4.6,
        mix(pal.mid, pal.near, 0.2 + i * 0.1),
        0.9,
      );
  });
  figure(s, 'guitarist', cx, 908, 560 * u, pal.ink, r.chance(0.5) ? 1 : -1);
  canvas.path(box(0, 900, s.W, 100), pal.ink);
  let crowd = '';
  for (let x = -20; x < s.W + 20; x += r.num(34, 58)) {
    const y = 935 + r.num(-16, 16);
    crowd += disc(x, y, 21) + box(x - 26, y + 18, 52, 90);
    if (r.chance(0.24))
      crowd += polygon([x + 12, y + 20], [x + 30, y - 66], [x + 42, y - 64], [x + 30, y + 30]);
  }
  canvas.path(crowd, mix(pal.ink, pal.near, 0.35));
}
