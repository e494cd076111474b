/** Rooms and halls: light through a window, a door in the dark, arches in depth. */
import { n } from '../canvas';
import { mix } from '../colour';
import { figure, shadow } from '../figures';
import { box, clouds, polygon } from '../scenery';
import type { Stage } from '../types';

/** A dark room, a tall window and its light across the floor; someone stands in it. */
export function windowRoom(s: Stage): void {
  const r = s.rand('room');
  const { pal, canvas, cx, u } = s;
  const floor = 740;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, 0, floor, [
      [0, mix(pal.near, pal.far, 0.35)],
      [1, mix(pal.near, pal.far, 0.75)],
    ]),
  );
  canvas.rect(
    0,
    floor,
    s.W,
    260,
    canvas.gradient(0, floor, 0, 1000, [
      [0, mix(pal.far, pal.near, 0.45)],
      [1, pal.near],
    ]),
  );
  const [w, top, sill] = [230 * u, 110, 590];
  canvas.light(cx, 380, 900 * u, 620, pal.glow, 0.55);
  canvas.rect(
    cx - w,
    top,
    w * 2,
    sill - top,
    canvas.gradient(0, top, 0, sill, [
      [0, pal.mid],
      [0.5, pal.glow],
      [1, pal.sun],
    ]),
  );
  canvas.clipped(box(cx - w, top, w * 2, sill - top), () => {
    clouds(s, top + 40, sill - 100, 4, 0.5);
    let hills = `M${n(cx - w)} ${sill}`;
    for (let i = 0; i <= 8; i++) hills += `L${n(cx - w + (i * w) / 4)} ${n(sill - r.num(30, 130))}`;
    canvas.path(`${hills}L${n(cx + w)} ${sill}Z`, mix(pal.far, pal.glow, 0.3));
    canvas.circle(cx + w * 0.42, top + 190, 62 * u, pal.sun);
  });
  const lean = (r.chance(0.5) ? 1 : -1) * 300 * u;
  const pane = (i: number, j: number): string => {
    const [x1, x2] = [-w + i * w + 14, -w + (i + 1) * w - 14];
    const [y1, y2] = [floor + 24 + j * 96, floor + 108 + j * 96];
    const at = (x: number, y: number): readonly [number, number] => [
      cx + x * (1 + (y - floor) / 700) + lean * ((y - floor) / 260),
      y,
    ];
    return polygon(at(x1, y1), at(x2, y1), at(x2, y2), at(x1, y2));
  };
  canvas.path(
    pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1),
    canvas.gradient(0, floor, 0, 1000, [
      [0, pal.sun, 0.85],
      [1, pal.glow, 0.35],
    ]),
  );
  canvas.path(
    polygon([cx - w, top], [cx + w, top], [cx + w + lean * 1.1, 1000], [cx - w + lean * 1.1, 1000]),
    canvas.gradient(0, top, 0, 1000, [
      [0, pal.sun, 0.22],
      [1, pal.sun, 0.02],
    ]),
  );
  const bar = 13 * u;
  canvas.path(
    box(cx - bar / 2, top, bar, sill - top) +
      box(cx - w, top + 150, w * 2, bar) +
      box(cx - w - bar, top - bar, bar, sill - top + bar * 2) +
      box(cx + w, top - bar, bar, sill - top + bar * 2) +
      box(cx - w, top - bar, w * 2, bar) +
      box(cx - w - 26, sill, w * 2 + 52, 20),
    pal.near,
  );
  const drape = (side: number): string => {
    const x = cx + side * (w + 60 * u);
    return `M${n(x - side * 96 * u)} 70Q${n(x - side * 30 * u)} 380 ${n(x - side * 70 * u)} ${floor - 14}H${n(x + side * 120 * u)}Q${n(x + side * 90 * u)} 380 ${n(x + side * 110 * u)} 70Z`;
  };
  canvas.path(
    drape(1) + drape(-1),
    canvas.gradient(0, 70, 0, floor, [
      [0, mix(pal.pop, pal.near, 0.5)],
      [1, mix(pal.pop, pal.near, 0.82)],
    ]),
  );
  const out = r.chance(0.5) ? 1 : -1;
  figure(s, r.pick(['coat', 'shawl', 'turban'] as const), cx - out * 70 * u, floor + 92, 420 * u, pal.ink);
  const chair = cx + out * 215 * u;
  canvas.path(
    box(chair - 70 * u, floor - 52 * u, 140 * u, 18 * u) +
      box(chair - 68 * u, floor - 40 * u, 12 * u, 134 * u) +
      box(chair + 56 * u, floor - 40 * u, 12 * u, 134 * u) +
      box(out > 0 ? chair + 54 * u : chair - 68 * u, floor - 220 * u, 14 * u, 180 * u) +
      box(out > 0 ? chair + 40 * u : chair - 68 * u, floor - 214 * u, 28 * u, 96 * u),
    pal.ink,
  );
}

/** A figure in a lit door at the end of a dark room, the shadow reaching out to us. */
export function noirDoor(s: Stage): void {
  const r = s.rand('door');
  const { pal, canvas, cx, u } = s;
  canvas.rect(
    0,
    0,
    s.W,
    1000,
    canvas.gradient(0, 0, s.W, 0, [
      [0, pal.ink],
      [0.6, mix(pal.near, pal.mid, 0.35)],
      [1, pal.ink],
    ]),
  );
  const [half, top, foot] = [112 * u, 640 - 420 * u, 660];
  canvas.light(cx, 440, 700 * u, 560, pal.glow, 0.6);
  const out = r.chance(0.5) ? 1 : -1;
  canvas.placed(cx + out * 400 * u, 210, u, u, 0, () => {
    let blinds = '';
    for (let i = 0; i < 9; i++)
      blinds += polygon([-140, i * 44 - 10], [150, i * 44 + 30], [150, i * 44 + 51], [-140, i * 44 + 11]);
    canvas.path(
      blinds,
      canvas.gradient(-150 * out, 0, 150 * out, 0, [
        [0, pal.glow, 0.75],
        [1, pal.glow, 0.12],
      ]),
    );
  });
  canvas.path(
    polygon([cx - half, foot], [cx + half, foot], [cx + half * 4.6, 1000], [cx - half * 4.6, 1000]),
    canvas.gradient(0, foot, 0, 1000, [
      [0, pal.sun, 0.95],
      [0.35, pal.glow, 0.7],
      [1, pal.glow, 0.1],
    ]),
  );
  canvas.rect(
    cx - half,
    top,
    half * 2,
    foot - top,
    canvas.gradient(0, top, 0, foot, [
      [0, pal.glow],
      [0.6, pal.sun],
      [1, '#ffffff'],
    ]),
  );
  canvas.path(
    polygon([cx - half - 16, top - 18], [cx - half, top - 18], [cx - half, foot], [cx - half - 16, foot]) +
      polygon([cx + half + 16, top - 18], [cx + half, top - 18], [cx + half, foot], [cx + half + 16, foot]) +
      box(cx - half - 16, top - 18, half * 2 + 32, 18),
    pal.ink,
  );
  canvas.path(
    polygon(
      [cx + out * half, top],
      [cx + out * (half + 120 * u), top - 40],
      [cx + out * (half + 120 * u), foot + 76],
      [cx + out * half, foot],
    ),
    mix(pal.pop, pal.ink, 0.72),
  );
  canvas.circle(cx + out * (half + 100 * u), 480, 7 * u, pal.sun);
  const who = r.pick(['hat', 'hat', 'coat', 'shawl'] as const);
  shadow(s, who, cx, foot + 10, 310 * u, pal.ink, 0.9);
  figure(s, who, cx, foot + 12, 330 * u, pal.ink);
}

/** Pointed arches one inside the other towards the light. */
export function arches(s: Stage): void {
  const r = s.rand('arches');
  const { pal, canvas, cx, u } = s;
  canvas.rect(0, 0, s.W, 1000, mix(pal.near, pal.ink, 0.4));
  const layers = 6;
  const growth = r.num(1.46, 1.74);
  const outline = (k: number): string => {
    const half = 86 * u * growth ** k;
    const foot = 700 + 46 * k * 1.25;
    const spring = 520 - 40 * k;
    const peak = 330 - 92 * k;
    const lobe = half * 0.5;
    return (
      `M${n(cx - half)} ${n(foot)}V${n(spring)}C${n(cx - half)} ${n(spring - lobe)} ${n(cx - half * 0.72)} ${n(peak + (spring - peak) * 0.4)} ${n(cx - half * 0.5)} ${n(peak + (spring - peak) * 0.32)}` +
      `C${n(cx - half * 0.24)} ${n(peak + (spring - peak) * 0.22)} ${n(cx - half * 0.06)} ${n(peak + 30)} ${n(cx)} ${n(peak)}C${n(cx + half * 0.06)} ${n(peak + 30)} ${n(cx + half * 0.24)} ${n(peak + (spring - peak) * 0.22)} ${n(cx + half * 0.5)} ${n(peak + (spring - peak) * 0.32)}` +
      `C${n(cx + half * 0.72)} ${n(peak + (spring - peak) * 0.4)} ${n(cx + half)} ${n(spring - lobe)} ${n(cx + half)} ${n(spring)}V${n(foot)}Z`
    );
  };
  for (let k = layers; k >= 0; k--) {
    const t = k / layers;
    const wall =
      k === 0
        ? pal.sun
        : k === 1
          ? mix(pal.glow, pal.sun, 0.25)
          : mix(mix(pal.glow, pal.mid, Math.min(1, t * 1.25)), pal.near, t ** 1.5 * 0.9);
    const half = 86 * u * growth ** k;
    if (k > 0) canvas.line(outline(k), mix(wall, pal.sun, 0.4), Math.max(3, 0.8 / s.px), 0.5);
    canvas.path(
      outline(k),
      canvas.gradient(cx - half, 0, cx + half, 0, [
        [0, mix(wall, pal.near, 0.12)],
        [0.5, wall],
        [1, mix(wall, pal.near, 0.38)],
      ]),
    );
    if (k > 0) {
      const foot = 700 + 46 * k * 1.25;
      canvas.path(
        polygon([cx - half, foot - 58], [cx + half, foot - 58], [cx + half, foot + 2], [cx - half, foot + 2]),
        mix(wall, pal.near, 0.3),
        0.5,
      );
    }
  }
  canvas.light(cx, 540, 420 * u, 420, pal.sun, 0.8);
  canvas.path(
    polygon([cx - 80 * u, 702], [cx + 80 * u, 702], [cx + 330 * u, 1000], [cx - 330 * u, 1000]),
    canvas.gradient(0, 700, 0, 1000, [
      [0, pal.sun, 0.85],
      [1, pal.glow, 0],
    ]),
  );
  if (r.chance(0.5)) {
    const lampY = 300;
    canvas.line(`M${n(cx)} 0V${lampY}`, pal.ink, Math.max(3, 0.8 / s.px));
    canvas.light(cx, lampY + 30, 110 * u, 110 * u, pal.pop, 0.7);
    canvas.path(
      `M${n(cx - 22 * u)} ${lampY + 10}L${n(cx)} ${lampY - 20}L${n(cx + 22 * u)} ${lampY + 10}L${n(cx + 14 * u)} ${lampY + 54}H${n(cx - 14 * u)}Z`,
      mix(pal.pop, pal.sun, 0.3),
    );
  } else {
    canvas.light(cx, 600, 300 * u, 300 * u, pal.sun, 0.5);
    canvas.circle(cx, 560, 50 * u, '#ffffff', 0.8);
  }
  const who = r.pick(['turban', 'shawl', 'coat'] as const);
  shadow(s, who, cx, 722, 150 * u, pal.ink, 0.5);
  figure(s, who, cx, 724, 190 * u, pal.ink);
}
