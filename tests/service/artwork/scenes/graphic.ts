/** Posters that are graphic rather than pictorial: rings, cut paper, contours, blocks, records. */
import { n } from '../canvas';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { broadTree, figure, pine } from '../figures';
import { disc, polygon } from '../scenery';
import type { Random } from '../random';
import type { Stage } from '../types';

/** Rings that slide out of line towards a small figure: vertigo. */
export function rings(s: Stage): void {
  const r = s.rand('rings');
  const { pal, canvas, cx, u } = s;
  const cy = s.tall ? 420 : 500;
  const count = r.int(7, 10);
  const [slide, angle] = [r.num(14, 30) * u, r.num(0, Math.PI * 2)];
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, pal.top],
      [1, pal.ink],
    ]),
  );
  const biggest = Math.max(s.W * 0.62, 640);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const q = biggest * (1 - t) ** 1.25 + 118 * u;
    const [x, y] = [
      cx + Math.cos(angle) * slide * (count - i) * (1 - t),
      cy + Math.sin(angle) * slide * (count - i) * (1 - t),
    ];
    const base = i % 2 ? mix(pal.near, pal.far, 0.2 + t * 0.4) : mix(pal.mid, pal.glow, t);
    const fill =
      i === count - 1
        ? pal.sun
        : canvas.gradient(x - q, y - q, x + q, y + q, [
            [0, mix(base, pal.glow, 0.24)],
            [1, mix(base, pal.ink, 0.38)],
          ]);
    canvas.circle(x + 10, y + 16, q + 4, pal.ink, 0.35);
    canvas.circle(x, y, q, fill);
  }
  canvas.light(cx, cy, 330 * u, 330 * u, pal.sun, 0.5);
  figure(s, r.pick(['hat', 'walker', 'runner', 'walker'] as const), cx, cy + 84 * u, 160 * u, pal.ink);
}

/** A wobbling closed line around a point. */
function blob(r: Random, x: number, y: number, rx: number, ry: number, wobble: number): string {
  const points = 9;
  const at = Array.from({ length: points }, (_, i) => {
    const a = (i * 2 * Math.PI) / points;
    const k = 1 + r.num(-wobble, wobble);
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k] as const;
  });
  const middle = (p: readonly [number, number], q: readonly [number, number]): string =>
    `${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2)}`;
  return `M${at
    .map((p, i) => {
      const next = at[(i + 1) % points] ?? p;
      const before = at[(i + points - 1) % points] ?? p;
      return i === 0
        ? `${middle(before, p)}Q${n(p[0])} ${n(p[1])} ${middle(p, next)}`
        : `Q${n(p[0])} ${n(p[1])} ${middle(p, next)}`;
    })
    .join('')}Z`;
}

/** A hole in a sheet: the whole frame with the blob cut out. */
function sheet(canvas: Canvas, s: Stage, hole: string, fill: string): void {
  canvas.raw(`<path fill-rule="evenodd" d="M-20-20H${n(s.W + 20)}V1020H-20Z${hole}" fill="${fill}"/>`);
}

/** Sheets of cut paper with holes, light behind the last: a box with a small scene in its depth. */
export function cutPaper(s: Stage): void {
  const r = s.rand('paper');
  const { pal, canvas, cx, u } = s;
  const cy = s.tall ? 430 : 480;
  const layers = 6;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 100, 0, 800, [
      [0, mix(pal.glow, pal.sun, 0.3)],
      [1, pal.sun],
    ]),
  );
  canvas.circle(cx + 60 * u, cy - 50, 84 * u, '#ffffff', 0.85);
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const colour = t < 0.5 ? mix(pal.glow, pal.mid, t * 2) : mix(pal.mid, pal.near, (t - 0.5) * 2);
    const [rx, ry] = [(190 + i * 92 + t * (s.tall ? 20 : 170)) * u, (170 + i * 62) * u];
    const hole = blob(r, cx, cy, rx, ry, 0.13);
    canvas.placed(0, 13 + i * 3, 1, 1, 0, () => {
      canvas.raw(
        `<path d="${hole}" fill="none" stroke="${pal.ink}" stroke-width="${n(34)}" stroke-opacity=".1"/>`,
      );
      canvas.raw(
        `<path d="${hole}" fill="none" stroke="${pal.ink}" stroke-width="${n(16)}" stroke-opacity=".18"/>`,
      );
    });
    let growth = '';
    const side = i % 2 ? 1 : -1;
    const base = cy + ry * 0.78;
    if (i < 4)
      for (let k = 0; k < 3; k++)
        growth += (r.chance(0.5) ? pine : broadTree)(
          cx + side * (rx * 0.5 - k * 66 * u),
          base + 40 - k * 4,
          (130 + i * 30 + r.num(-30, 30)) * u,
        );
    sheet(canvas, s, hole, colour);
    if (growth) canvas.clipped(hole, () => canvas.path(growth, colour));
    canvas.line(hole, mix(colour, pal.sun, 0.4), Math.max(2, 0.7 / s.px), 0.45);
    if (i === 0)
      figure(s, r.pick(['deer', 'walker', 'child', 'shawl'] as const), cx, cy + ry * 0.86, 190 * u, pal.near);
  }
}

/** Contour lines of an unmapped hill, a dotted route and where it ends. */
export function contours(s: Stage): void {
  const r = s.rand('contours');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, mix(pal.mid, pal.near, 0.35)],
      [1, mix(pal.near, pal.ink, 0.3)],
    ]),
  );
  const hills = [
    { x: cx, y: 430, k: 1 },
    { x: cx - 760 * u, y: 830, k: 0.8 },
    { x: cx + 690 * u, y: 900, k: 0.7 },
  ];
  for (const { x, y, k } of hills) {
    const seed = `${x}`;
    for (let i = 9; i >= 0; i--) {
      const t = i / 9;
      const outline = blob(s.rand(`hill${seed}`), x, y, (60 + i * 76) * k * u, (46 + i * 56) * k * u, 0.2);
      canvas.path(outline, mix(pal.glow, mix(pal.mid, pal.near, 0.35), 0.25 + t * 0.75), 0.55);
      canvas.line(
        outline,
        i % 3 === 0 ? pal.sun : mix(pal.glow, pal.sun, 0.3),
        Math.max(i % 3 === 0 ? 4 : 2, 0.65 / s.px),
        i % 3 === 0 ? 0.7 : 0.42,
      );
    }
  }
  canvas.path(
    `M0 ${n(720)}C${n(cx * 0.5)} 640 ${n(cx * 0.8)} 900 ${n(cx + 200 * u)} 1000H${n(cx - 60 * u)}C${n(cx * 0.6)} 930 ${n(cx * 0.4)} 720 0 790Z`,
    mix(pal.far, pal.pop, 0.12),
    0.75,
  );
  const [ex, ey] = [cx + r.num(-40, 60) * u, 410];
  canvas.line(
    `M${n(cx - 560 * u)} 690C${n(cx - 330 * u)} 560 ${n(cx - 380 * u)} 330 ${n(cx - 160 * u)} 370S${n(ex - 60 * u)} 560 ${n(ex)} ${n(ey)}`,
    pal.pop,
    Math.max(9, 1.6 / s.px),
    1,
    '2 28',
  );
  const pin = 74 * u;
  canvas.light(ex, ey, pin * 1.6, pin * 0.8, pal.ink, 0.8);
  canvas.path(
    `M${n(ex)} ${n(ey)}C${n(ex - pin * 0.3)} ${n(ey - pin * 0.7)} ${n(ex - pin * 0.75)} ${n(ey - pin)} ${n(ex - pin * 0.75)} ${n(ey - pin * 1.55)}A${n(pin * 0.75)} ${n(pin * 0.75)} 0 1 1 ${n(ex + pin * 0.75)} ${n(ey - pin * 1.55)}C${n(ex + pin * 0.75)} ${n(ey - pin)} ${n(ex + pin * 0.3)} ${n(ey - pin * 0.7)} ${n(ex)} ${n(ey)}Z`,
    pal.pop,
  );
  canvas.circle(ex, ey - pin * 1.55, pin * 0.3, pal.sun);
}

/** Quarter circles, half circles and bars on a grid: a printer's poster on coloured stock. */
export function blocks(s: Stage): void {
  const r = s.rand('blocks');
  const { pal, canvas } = s;
  canvas.rect(0, 0, s.W, 1000, mix(pal.glow, pal.sun, 0.72));
  const rows = s.tall ? 4 : 3;
  const size = s.tall ? s.W / 3 : 1000 / rows;
  const columns = Math.ceil(s.W / size);
  const tints = [pal.pop, pal.near, pal.mid, pal.far, pal.sun, pal.glow];
  const from = s.tall || s.cx < s.W * 0.55 ? 0 : Math.floor((s.cx - 520 * s.u) / size);
  const to = s.cx < s.W * 0.45 ? Math.ceil((s.cx + 520 * s.u) / size) : columns;
  for (let row = 0; row < (s.tall ? 3 : rows); row++)
    for (let column = Math.max(0, from); column < to; column++) {
      const [x, y] = [column * size, row * size];
      const [back, front] = [r.pick(tints), r.pick(tints)];
      const fore = front === back ? pal.ink : front;
      canvas.rect(x, y, size + 0.5, size + 0.5, back);
      const h = size / 2;
      switch (r.int(0, 6)) {
        case 0:
          canvas.path(
            `M${n(x)} ${n(y)}h${n(size)}a${n(size)} ${n(size)} 0 0 1 ${n(-size)} ${n(size)}Z`,
            fore,
          );
          break;
        case 1:
          canvas.path(
            `M${n(x)} ${n(y + size)}v${n(-size)}a${n(size)} ${n(size)} 0 0 1 ${n(size)} ${n(size)}Z`,
            fore,
          );
          break;
        case 2:
          canvas.path(`M${n(x)} ${n(y + h)}a${n(h)} ${n(h)} 0 0 1 ${n(size)} 0Z`, fore);
          canvas.path(`M${n(x)} ${n(y + size)}a${n(h)} ${n(h)} 0 0 1 ${n(size)} 0Z`, fore);
          break;
        case 3:
          canvas.circle(x + h, y + h, h * 0.82, fore);
          canvas.circle(x + h, y + h, h * 0.36, back);
          break;
        case 4:
          for (let i = 0; i < 4; i++) canvas.rect(x, y + (i * size) / 4, size, size / 8, fore);
          break;
        case 5:
          canvas.path(polygon([x, y + size], [x + h, y], [x + size, y + size]), fore);
          break;
        default:
          canvas.circle(x + h, y + h, h * 0.5, fore);
      }
    }
}

/** A record on its plate, grooves catching the light, with a sleeve behind it. */
export function vinyl(s: Stage): void {
  const r = s.rand('vinyl');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 1000, [
      [0, pal.mid],
      [0.6, mix(pal.mid, pal.glow, 0.5)],
      [1, pal.near],
    ]),
  );
  for (let i = 0; i < 5; i++) {
    const x = s.W * 0.04 + i * 64;
    canvas.path(
      polygon([x - 700, 1000], [x - 664, 1000], [x + 336, 0], [x + 300, 0]),
      i % 2 ? pal.pop : pal.sun,
      0.3,
    );
  }
  const R = 430 * u;
  const cy = s.tall ? 400 : 520;
  canvas.light(cx + 30, cy + 50, R * 1.5, R * 1.5, pal.ink, 1);
  canvas.circle(
    cx,
    cy,
    R,
    canvas.gradient(cx - R, cy - R, cx + R, cy + R, [
      [0, mix(pal.ink, pal.far, 0.25)],
      [1, pal.ink],
    ]),
  );
  for (let i = 0; i < 12; i++)
    canvas.line(disc(cx, cy, R * (0.4 + i * 0.048)), pal.far, Math.max(1.6, 0.5 / s.px), i % 4 ? 0.35 : 0.75);
  const start = r.num(0, 6);
  for (const a of [start, start + Math.PI]) {
    const wedge = (from: number, to: number): string =>
      polygon(
        [cx, cy],
        [cx + Math.cos(from) * R, cy + Math.sin(from) * R],
        [cx + Math.cos((from + to) / 2) * R * 1.02, cy + Math.sin((from + to) / 2) * R * 1.02],
        [cx + Math.cos(to) * R, cy + Math.sin(to) * R],
      );
    canvas.path(wedge(a - 0.3, a + 0.3), pal.sun, 0.1);
    canvas.path(wedge(a - 0.14, a + 0.14), pal.sun, 0.16);
  }
  canvas.circle(cx, cy, R * 0.36, pal.pop);
  canvas.path(
    `M${n(cx - R * 0.36)} ${n(cy)}A${n(R * 0.36)} ${n(R * 0.36)} 0 0 0 ${n(cx + R * 0.36)} ${n(cy)}Z`,
    mix(pal.pop, pal.sun, 0.55),
  );
  canvas.circle(cx, cy, R * 0.05, pal.ink);
  canvas.line(
    `M${n(cx + R * 1.18)} ${n(cy - R * 0.95)}L${n(cx + R * 1.05)} ${n(cy + R * 0.25)}L${n(cx + R * 0.66)} ${n(cy + R * 0.56)}`,
    pal.sun,
    15 * u,
  );
  canvas.circle(cx + R * 1.18, cy - R * 0.95, 52 * u, mix(pal.sun, pal.far, 0.4));
  canvas.placed(cx + R * 0.64, cy + R * 0.58, u, u, 52, () => canvas.rect(-32, -18, 64, 36, pal.near));
}
