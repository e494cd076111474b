/** Skies for the young: balloons over hills, kites over roofs. */
import { n } from '../canvas';
import { mix } from '../colour';
import { broadTree, figure } from '../figures';
import { birds, box, clouds, disc, hillPath, sky, sun } from '../scenery';
import type { Stage } from '../types';

/** Balloons over round hills and little houses: the youngest viewers' sky. */
export function balloons(s: Stage): void {
  const r = s.rand('balloons');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 760, [
      [0, pal.top],
      [0.55, pal.mid],
      [1, pal.glow],
    ]),
  );
  sun(s, cx - 420 * u, 250, 95 * u, 0.8);
  for (let i = 0; i < 6; i++) {
    const [x, y, k] = [r.num(0, s.W), r.num(90, 520), r.num(0.6, 1.3)];
    canvas.path(
      disc(x, y, 42 * k) +
        disc(x + 52 * k, y - 22 * k, 56 * k) +
        disc(x + 112 * k, y, 44 * k) +
        box(x - 4, y + 4 * k, 124 * k, 38 * k),
      pal.sun,
      0.72,
    );
  }
  const colours = [pal.pop, pal.sun, pal.far, mix(pal.pop, pal.sun, 0.5), pal.top];
  const spots = [
    [0, 330, 1.5],
    [-330, 480, 0.72],
    [300, 250, 0.6],
    [470, 520, 0.42],
    [-560, 250, 0.4],
  ] as const;
  spots.forEach(([dx, height, large], i) => {
    const x = cx + (dx + r.num(-70, 70)) * u;
    const y = height + r.num(-60, 60);
    const size = 118 * large * r.num(0.82, 1.15) * u;
    const main = colours[i % colours.length] ?? pal.pop;
    const trim = colours[(i + 1) % colours.length] ?? pal.sun;
    const skin = `M${n(x - size * 0.3)} ${n(y + size * 1.15)}C${n(x - size * 0.6)} ${n(y + size * 0.75)} ${n(x - size)} ${n(y + size * 0.5)} ${n(x - size)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(x + size)} ${n(y)}C${n(x + size)} ${n(y + size * 0.5)} ${n(x + size * 0.6)} ${n(y + size * 0.75)} ${n(x + size * 0.3)} ${n(y + size * 1.15)}Z`;
    canvas.path(skin, main);
    const rib = (w: number): string =>
      `M${n(x - size * 0.3 * w)} ${n(y + size * 1.15)}C${n(x - size * w * 0.8)} ${n(y + size * 0.7)} ${n(x - size * w)} ${n(y + size * 0.4)} ${n(x - size * w)} ${n(y)}C${n(x - size * w)} ${n(y - size * 0.6)} ${n(x - size * w * 0.6)} ${n(y - size)} ${n(x)} ${n(y - size)}C${n(x + size * w * 0.6)} ${n(y - size)} ${n(x + size * w)} ${n(y - size * 0.6)} ${n(x + size * w)} ${n(y)}C${n(x + size * w)} ${n(y + size * 0.4)} ${n(x + size * w * 0.8)} ${n(y + size * 0.7)} ${n(x + size * 0.3 * w)} ${n(y + size * 1.15)}Z`;
    canvas.path(rib(0.66), trim);
    canvas.path(rib(0.28), main);
    canvas.path(
      `M${n(x + size * 0.2)} ${n(y - size)}C${n(x + size * 1.3)} ${n(y - size * 0.7)} ${n(x + size * 1.1)} ${n(y + size * 0.5)} ${n(x + size * 0.3)} ${n(y + size * 1.15)}C${n(x + size * 0.8)} ${n(y + size * 0.3)} ${n(x + size * 0.8)} ${n(y - size * 0.6)} ${n(x + size * 0.2)} ${n(y - size)}Z`,
      pal.near,
      0.18,
    );
    canvas.line(
      `M${n(x - size * 0.28)} ${n(y + size * 1.15)}L${n(x - size * 0.16)} ${n(y + size * 1.5)}M${n(x + size * 0.28)} ${n(y + size * 1.15)}L${n(x + size * 0.16)} ${n(y + size * 1.5)}`,
      pal.near,
      Math.max(2, 3 * large),
      0.7,
    );
    canvas.rect(x - size * 0.19, y + size * 1.48, size * 0.38, size * 0.27, mix(pal.near, pal.pop, 0.2));
  });
  [0.1, 0.4, 0.75].forEach((t, i) => {
    const y = 740 + i * 86;
    canvas.path(hillPath(s, r, y, 44, 3 + i), mix(pal.far, pal.near, t));
    let trees = '';
    for (let k = 0; k < 7; k++) trees += broadTree(r.num(0, s.W), y + 52, r.num(60, 110));
    canvas.path(trees, mix(pal.far, pal.near, t + 0.18));
  });
}

/** Flat roofs, a dome and a water tank; a child with a kite above them, more kites behind. */
export function kites(s: Stage): void {
  const r = s.rand('kites');
  const { pal, canvas, cx, u } = s;
  sky(s, 760);
  sun(s, cx - 260 * u, 520, 110 * u, 0.8);
  clouds(s, 150, 620, 7, 0.4);
  for (let layer = 0; layer < 3; layer++) {
    const base = 720 + layer * 84;
    let d = '';
    for (let x = r.num(-80, 0); x < s.W;) {
      const w = r.num(90, 210);
      const h = r.num(0, 90) - layer * 6;
      d += box(x, base - h, w + 1, 400) + box(x - 4, base - h - 10, w + 8, 12);
      const kind = r.int(0, 6);
      if (kind === 0)
        d +=
          box(x + w * 0.3, base - h - 66, 52, 34) +
          box(x + w * 0.3 + 6, base - h - 34, 5, 28) +
          box(x + w * 0.3 + 40, base - h - 34, 5, 28);
      if (kind === 1)
        d +=
          `M${n(x + w * 0.2)} ${n(base - h - 8)}q0 ${n(-w * 0.32)} ${n(w * 0.3)} ${n(-w * 0.42)}q${n(w * 0.3)} ${n(w * 0.1)} ${n(w * 0.3)} ${n(w * 0.42)}Z` +
          box(x + w * 0.495, base - h - w * 0.42 - 30, 4, 40);
      if (kind === 2)
        d +=
          box(x + w * 0.6, base - h - 190, 20, 190) +
          disc(x + w * 0.6 + 10, base - h - 196, 17) +
          box(x + w * 0.6 - 7, base - h - 150, 34, 9);
      if (kind === 3)
        d +=
          box(x + w * 0.5, base - h - 90, 4, 90) +
          box(x + w * 0.5 - 22, base - h - 84, 48, 4) +
          box(x + w * 0.5 - 15, base - h - 70, 34, 4);
      x += w;
    }
    const colour = mix(pal.far, pal.near, 0.08 + layer * 0.42);
    canvas.path(
      d,
      canvas.gradient(0, base - 160, 0, base + 160, [
        [0, colour],
        [1, mix(colour, pal.glow, 0.28 * (1 - layer / 2))],
      ]),
    );
  }
  const kite = (x: number, y: number, size: number, turn: number, first: string, second: string): void =>
    canvas.placed(x, y, size / 100, size / 100, turn, () => {
      canvas.path('M0-100L76 0L0 112L-76 0Z', first);
      canvas.path('M0-100L76 0L0 0ZM0 112L-76 0L0 0Z', second);
      canvas.line('M0-100V112M-76 0H76', pal.near, 3, 0.5);
      canvas.path('M0 112q30 34 6 70q-26 34 4 74q-34-38-10-74q20-34 0-70Z', first);
    });
  for (let i = 0; i < 5; i++)
    kite(
      cx + (i - 2.2) * 240 * u + r.num(-50, 50),
      120 + r.num(0, 330),
      r.num(16, 34) * u,
      r.num(-40, 40),
      i % 2 ? pal.pop : pal.near,
      i % 2 ? pal.sun : pal.far,
    );
  const [kx, ky, ks] = [cx + r.num(60, 210) * u, r.num(230, 330), r.num(100, 150) * u];
  const [bx, by] = [cx - 140 * u, 852];
  canvas.line(
    `M${n(bx + 50 * u)} ${n(by - 150 * u)}C${n(bx + 180 * u)} ${n(by - 190 * u)} ${n(kx - 60 * u)} ${n(ky + 330 * u)} ${n(kx)} ${n(ky)}`,
    pal.near,
    Math.max(2, 0.75 / s.px),
    0.75,
  );
  kite(kx, ky, ks, 22, pal.pop, mix(pal.pop, pal.sun, 0.62));
  canvas.path(box(bx - 300, by - 4, 560, 200), mix(pal.near, pal.ink, 0.5));
  canvas.path(box(bx - 306, by - 12, 572, 14), pal.ink);
  figure(s, 'child', bx, by - 8, 168 * u, pal.ink);
  birds(s, cx + 320 * u, 520, 4, 15 * Math.max(1, 0.5 / s.px));
}
