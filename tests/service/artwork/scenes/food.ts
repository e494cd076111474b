/** Markets and tables. */
import { n } from '../canvas';
import { mix } from '../colour';
import { figure } from '../figures';
import { box, disc } from '../scenery';
import type { Stage } from '../types';

/** A market stall under bulbs: a striped awning, piled fruit, the seller. */
export function market(s: Stage): void {
  const r = s.rand('market');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, pal.ink],
      [0.5, mix(pal.top, pal.mid, 0.6)],
      [1, pal.near],
    ]),
  );
  canvas.light(cx, 520, 1000 * u, 480, pal.glow, 0.8);
  let back = '';
  for (let i = 0; i < 9; i++) back += box(r.num(0, s.W), r.num(280, 420), r.num(90, 190), 400);
  canvas.path(back, pal.near, 0.3);
  figure(s, r.pick(['turban', 'shawl'] as const), cx - 30 * u, 900, 470 * u, mix(pal.near, pal.ink, 0.3));
  figure(s, 'shawl', cx + 330 * u, 940, 430 * u, mix(pal.near, pal.far, 0.15));
  const counter = 720;
  const tints = [
    pal.pop,
    pal.glow,
    mix(pal.pop, pal.sun, 0.45),
    mix(pal.glow, pal.far, 0.35),
    mix(pal.pop, pal.mid, 0.5),
  ];
  const step = Math.max(38, 7 / s.px);
  for (let heap = 0, x = cx - 620 * u; x < cx + 640 * u; heap++, x += 225 * u) {
    const tint = tints[heap % tints.length] ?? pal.pop;
    const fill = canvas.glow([
      [0, mix(tint, pal.sun, 0.55)],
      [0.55, tint],
      [1, mix(tint, pal.near, 0.6)],
    ]);
    const rows = 4;
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < rows - row + 1; i++)
        canvas.circle(
          x + (i - (rows - row) / 2) * step * u,
          counter - 12 - row * step * 0.8 * u,
          step * 0.54 * u,
          fill,
        );
  }
  canvas.rect(
    0,
    counter,
    s.W,
    300,
    canvas.gradient(0, counter, 0, 1000, [
      [0, mix(pal.far, pal.near, 0.25)],
      [0.15, mix(pal.far, pal.near, 0.6)],
      [1, pal.ink],
    ]),
  );
  let planks = '';
  for (let x = 0; x < s.W; x += 118) planks += box(x, counter + 14, 4, 290);
  canvas.path(planks, pal.ink, 0.5);
  const w = 128;
  for (let i = 0, x = (cx % w) - w; x < s.W; i++, x += w) {
    canvas.path(
      `M${n(x)} 0H${n(x + w)}V190A${w / 2} 54 0 0 1 ${n(x)} 190Z`,
      canvas.gradient(
        0,
        0,
        0,
        240,
        i % 2
          ? [
              [0, mix(pal.pop, pal.ink, 0.6)],
              [1, pal.pop],
            ]
          : [
              [0, mix(pal.sun, pal.near, 0.65)],
              [1, mix(pal.sun, pal.glow, 0.2)],
            ],
      ),
    );
  }
  const bulbs = 7;
  canvas.line(`M0 250Q${n(cx)} 390 ${n(s.W)} 236`, pal.ink, Math.max(3, 0.8 / s.px), 0.8);
  for (let i = 0; i < bulbs; i++) {
    const t = (i + 0.5) / bulbs;
    const [x, y] = [t * s.W, 250 * (1 - t) ** 2 + 780 * t * (1 - t) + 236 * t * t];
    canvas.light(x, y + 26, 130, 130, pal.sun, 0.8);
    canvas.path(disc(x, y + 24, 15) + box(x - 5, y, 10, 14), pal.sun);
  }
}

/** A round tray of small bowls seen from above. */
export function table(s: Stage): void {
  const r = s.rand('table');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, mix(pal.far, pal.near, 0.25)],
      [1, mix(pal.near, pal.ink, 0.4)],
    ]),
  );
  for (let x = 0; x < s.W; x += 190) canvas.rect(x, 0, 5, 1000, pal.ink, 0.4);
  const cy = s.tall ? 400 : 500;
  const R = 400 * u;
  canvas.light(cx - R, cy - R, R * 2.4, R * 2.2, pal.glow, 0.55);
  canvas.light(cx + 46, cy + 60, R * 1.45, R * 1.45, pal.ink, 1);
  canvas.circle(
    cx,
    cy,
    R,
    canvas.gradient(cx - R, cy - R, cx + R, cy + R, [
      [0, pal.sun],
      [0.5, mix(pal.glow, pal.far, 0.3)],
      [1, mix(pal.far, pal.near, 0.3)],
    ]),
  );
  canvas.circle(
    cx,
    cy,
    R * 0.93,
    canvas.gradient(cx - R, cy - R, cx + R, cy + R, [
      [0, mix(pal.glow, pal.far, 0.45)],
      [1, mix(pal.sun, pal.glow, 0.6)],
    ]),
  );
  const foods = [
    pal.pop,
    mix(pal.glow, pal.pop, 0.5),
    mix(pal.far, pal.mid, 0.5),
    pal.sun,
    mix(pal.pop, pal.near, 0.45),
    pal.mid,
  ];
  const turn = r.num(0, 6);
  const bowl = (x: number, y: number, size: number, food: string): void => {
    canvas.circle(x + size * 0.12, y + size * 0.16, size * 1.06, pal.ink, 0.35);
    canvas.circle(
      x,
      y,
      size,
      canvas.gradient(x - size, y - size, x + size, y + size, [
        [0, pal.sun],
        [1, mix(pal.far, pal.near, 0.3)],
      ]),
    );
    canvas.circle(x, y, size * 0.86, mix(food, pal.near, 0.3));
    canvas.circle(x - size * 0.03, y + size * 0.04, size * 0.8, food);
    canvas.path(
      `M${n(x - size * 0.5)} ${n(y - size * 0.2)}Q${n(x - size * 0.2)} ${n(y - size * 0.62)} ${n(x + size * 0.3)} ${n(y - size * 0.46)}Q${n(x - size * 0.16)} ${n(y - size * 0.42)} ${n(x - size * 0.5)} ${n(y - size * 0.2)}Z`,
      pal.sun,
      0.5,
    );
    for (let i = 0; i < 12; i++)
      canvas.circle(
        x + r.num(-0.52, 0.52) * size,
        y + r.num(-0.52, 0.52) * size,
        size * r.num(0.03, 0.07),
        mix(food, i % 2 ? pal.near : pal.sun, 0.4),
      );
  };
  for (let i = 0; i < 6; i++) {
    const a = turn + (i * Math.PI) / 3;
    bowl(cx + Math.cos(a) * R * 0.62, cy + Math.sin(a) * R * 0.62, R * 0.235, foods[i] ?? pal.pop);
  }
  bowl(cx, cy, R * 0.3, mix(pal.sun, pal.glow, 0.3));
  for (let i = 0; i < 3; i++)
    canvas.placed(cx + (i - 1) * 190 * u + R * 1.25, cy + R * (0.7 - i * 0.5), u, u, r.num(0, 360), () => {
      canvas.path('M0-110Q64-40 0 110Q-64-40 0-110Z', mix(pal.far, pal.pop, 0.2));
      canvas.line('M0-100V104', pal.near, 4, 0.5);
    });
}
