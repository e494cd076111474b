/**
 * Silhouettes. Each is an outline in a box of its own: feet (or keel, or wheels) at 0,0, one hundred units
 * tall unless said otherwise, placed by `figure`.
 */
import { n } from './canvas';
import { disc } from './scenery';
import type { Stage } from './types';

/** A tapering limb between two joints, `a` and `b` half as wide as the limb there. */
function limb(x1: number, y1: number, a: number, x2: number, y2: number, b: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  return (
    `M${n(x1 - nx * a)} ${n(y1 - ny * a)}L${n(x2 - nx * b)} ${n(y2 - ny * b)}L${n(x2 + nx * b)} ${n(y2 + ny * b)}` +
    `L${n(x1 + nx * a)} ${n(y1 + ny * a)}Z${disc(x1, y1, a)}${disc(x2, y2, b)}`
  );
}

export const FIGURES = {
  /** Someone in a long coat, seen from behind. */
  coat:
    `${disc(0, -93, 6.4)}M-3-88H3L5-80Q15-78 16-68L19-38Q19-34 15-34L14-40L15-24H8L7 0H1L0-24L-1 0H-7L-8-24H-15` +
    'L-14-40L-15-34Q-19-34-19-38L-16-68Q-15-78-5-80Z',
  /** A coat and a hat with a brim. */
  hat:
    'M-13-95Q0-90 13-95Q9-98 8-98Q8-108 3-107Q0-105-3-107Q-8-108-8-98Q-9-98-13-95ZM-7-95Q-8-84 0-83Q8-84 7-95Z' +
    'M-4-86H4L6-80Q17-78 18-66L21-36L15-36L17-18H8L7 0H1L0-18L-1 0H-7L-8-18H-17L-15-36L-21-36L-18-66Q-17-78-6-80Z',
  /** Someone walking, to the right. */
  walker:
    `${disc(3, -93, 6.3)}M-1-85Q8-86 10-78L13-62L22-50Q24-46 20-46L9-56L8-48L16-26L20-3L27-1V1H14L9-24L0-40L-6-22` +
    'L-18-4L-16 1L-20 3L-26-6L-14-26L-9-48L-9-60L-16-46Q-19-42-21-45L-13-66L-10-80Q-7-85-1-85Z',
  /** A woman in a long dress and shawl. */
  shawl:
    'M0-99Q9-99 9-90Q10-84 14-78Q21-66 20-48Q19-42 17-40Q22-20 26 0H-24Q-20-20-16-40Q-20-46-19-56Q-18-70-12-79' +
    'Q-9-84-9-90Q-9-99 0-99Z',
  /** A man in a turban and long shirt, arms behind his back. */
  turban:
    'M-1-103Q9-103 9-95Q9-91 6.500-90Q6.500-84 3-81V-78Q12-76 14-67L17-42Q13-39 13.500-36L15-20H7.500L7 0H1.500L0-20' +
    'L-1.500 0H-7L-7.500-20H-15L-13.500-36Q-13-39-17-42L-14-67Q-12-76-3-78V-81Q-6.500-84-6.500-90Q-9-91-9-94Q-9-102-1-103Z',
  /** A dancer: arms over the head, a wide skirt in flight. */
  dancer:
    `${disc(2, -84, 6.5)}M-2-76Q-6-84-14-92Q-22-102-12-114L-9-112Q-16-103-9-96Q-2-88 2-79Q10-86 13-96Q15-105 8-114` +
    'L11-116Q20-106 18-94Q15-82 8-74L7-58Q14-54 24-42Q40-26 54-24Q42-12 22-12Q10-10 6-8L7-2L12 0V2H2L0-8Q-20-6-36-16' +
    'Q-48-24-56-22Q-38-36-24-46Q-12-56-5-58Z',
  /** A child holding a line up to the right. */
  child:
    `${disc(0, -86, 10)}M-5-77Q4-79 9-73L27-90L31-86L12-64L11-40L14-2V0H5L1-32L-4 0H-13L-10-40L-12-62L-18-46L-22-48` +
    'L-14-70Q-11-76-5-77Z',
  /** A runner, to the right. */
  runner:
    disc(15, -93, 6.8) +
    limb(9, -80, 7, 0, -51, 6) +
    limb(10, -80, 4.4, 24, -67, 3.4) +
    limb(24, -67, 3.4, 34, -78, 2.6) +
    limb(7, -80, 4.4, -9, -68, 3.4) +
    limb(-9, -68, 3.4, -17, -54, 2.6) +
    limb(2, -50, 6, 22, -41, 4.6) +
    limb(22, -41, 4.6, 21, -14, 3) +
    limb(21, -14, 2.8, 28, -12, 2) +
    limb(-1, -50, 6, -10, -26, 4.4) +
    limb(-10, -26, 4.4, -34, -21, 2.8) +
    limb(-34, -21, 2.6, -38, -28, 1.8),
  /** A batsman playing to the right. */
  batsman:
    disc(10, -91, 6.8) +
    limb(6, -79, 7.5, -3, -50, 6.5) +
    limb(8, -79, 4.4, 22, -84, 3.4) +
    limb(22, -84, 3.4, 17, -99, 2.8) +
    limb(4, -80, 4.4, 8, -99, 3) +
    limb(8, -99, 3, 16, -101, 2.8) +
    limb(16, -100, 1.4, 2, -108, 1.8) +
    limb(2, -108, 4.4, -28, -122, 4.8) +
    limb(-1, -50, 6.4, 16, -31, 5.4) +
    limb(16, -31, 5.4, 17, -4, 4.6) +
    limb(17, -3, 3, 26, -2, 2.2) +
    limb(-5, -50, 6.4, -13, -27, 5.2) +
    limb(-13, -27, 5.2, -30, -5, 4.2) +
    limb(-30, -3, 3, -22, -2, 2.2),
  /** A guitarist on a stool of light. */
  guitarist:
    `${disc(-1, -91, 6.8)}M-8-82Q4-84 8-74L10-66L44-80L46-75L14-58Q20-50 12-42Q8-38 4-40L10-22L14 0H5L-2-28L-8 0H-17` +
    'L-13-32Q-22-34-18-44Q-16-48-14-49L-16-68Q-14-80-8-82Z',
  /** A deer looking up. */
  deer:
    'M-34-44Q-20-52 2-48Q12-54 16-68L13-74L20-76Q18-86 8-92Q16-92 18-88Q14-98 8-104Q20-98 22-86L24-77Q26-88 36-96' +
    'Q32-90 31-86Q36-90 42-90Q30-84 28-75L40-68L38-62L28-60Q26-44 20-36L18 0H14L12-28L8-30L6 0H2L0-28L-18-28L-22-16L-20 0' +
    'H-24L-28-16L-28-28L-32 0H-36L-36-28Q-40-36-38-42L-42-34L-43-38Z',
  /** A camel with a rider, to the right. */
  camel:
    `${disc(-8, -92, 5)}M-13-86H-4L0-66Q6-62 10-58Q20-58 24-72L26-78L38-76L38-71L31-70Q28-48 18-42L18 0H14L12-36L6-36L4 0` +
    'H0L-2-36L-22-36L-24 0H-28L-30-34L-34-34L-36 0H-40L-38-44Q-34-54-24-58Q-18-64-15-68Z',
  /** A long-tailed train engine would be a scene of its own; this is a small ferry, keel at 0, 100 long. */
  ferry:
    'M-56-16H52L60-24L50 0H-46ZM-48-16V-28H40L46-16ZM-40-28V-38H24L30-28ZM-20-38V-46H2V-38ZM-14-46V-60H-5V-46Z' +
    'M10-38V-56H12V-38ZM-46-28V-40H-44V-28Z',
  /** A car from behind, 100 wide. */
  car: 'M-44-16Q-46-38-40-42L-28-68Q-26-72-18-72H18Q26-72 28-68L40-42Q46-38 44-16V0H28V-10H-28V0H-44Z',
  /** A whale, to the left, 200 long, centre at 0,0. */
  whale:
    'M-100 8Q-100-24-58-30Q-10-36 40-14Q64-4 80-8Q92-24 106-26Q102-12 94-4Q104 4 108 14Q92 14 82 2Q60 14 30 18' +
    'Q22 34 4 42Q8 28 2 22Q-40 30-74 24Q-100 20-100 8Z',
} as const;

export type FigureName = keyof typeof FIGURES;

/** Draws a silhouette `height` units tall (its own hundred scaled) with its foot at x, y; negative `flip` mirrors it. */
export function figure(
  s: Stage,
  name: FigureName,
  x: number,
  y: number,
  height: number,
  colour: string,
  flip = 1,
): void {
  const scale = height / 100;
  s.canvas.placed(x, y, scale * Math.sign(flip), scale, 0, () => s.canvas.path(FIGURES[name], colour));
}

/** The shadow of someone lit from behind: the figure laid on the ground towards the viewer. */
export function shadow(
  s: Stage,
  name: FigureName,
  x: number,
  y: number,
  height: number,
  colour: string,
  opacity: number,
): void {
  const scale = height / 100;
  s.canvas.placed(x, y, scale, -scale * 1.5, 0, () => s.canvas.path(FIGURES[name], colour, opacity));
}

/** A pine: three skirts of branches on a short trunk, foot at x, y. */
export function pine(x: number, y: number, h: number): string {
  const w = h * 0.21;
  return (
    `M${n(x)} ${n(y - h)}L${n(x + w * 0.55)} ${n(y - h * 0.62)}L${n(x + w * 0.3)} ${n(y - h * 0.64)}L${n(x + w * 0.85)} ${n(y - h * 0.34)}` +
    `L${n(x + w * 0.45)} ${n(y - h * 0.37)}L${n(x + w)} ${n(y)}L${n(x - w)} ${n(y)}L${n(x - w * 0.45)} ${n(y - h * 0.37)}` +
    `L${n(x - w * 0.85)} ${n(y - h * 0.34)}L${n(x - w * 0.3)} ${n(y - h * 0.64)}L${n(x - w * 0.55)} ${n(y - h * 0.62)}Z`
  );
}

/** A broad tree: a trunk and a crown of round masses, foot at x, y. */
export function broadTree(x: number, y: number, h: number): string {
  const r = h * 0.2;
  return (
    `M${n(x - h * 0.035)} ${n(y)}L${n(x - h * 0.02)} ${n(y - h * 0.45)}H${n(x + h * 0.02)}L${n(x + h * 0.035)} ${n(y)}Z` +
    disc(x, y - h * 0.78, r * 1.05) +
    disc(x - r * 1.05, y - h * 0.6, r) +
    disc(x + r * 1.1, y - h * 0.58, r * 0.95) +
    disc(x + r * 0.1, y - h * 0.54, r) +
    disc(x - r * 1.7, y - h * 0.5, r * 0.66) +
    disc(x + r * 1.75, y - h * 0.5, r * 0.6)
  );
}

/** A bare tree as strokes: branches that fork until they are `levels` deep. Returns the path to stroke, by level. */
export function bareTree(
  x: number,
  y: number,
  h: number,
  levels: number,
  sway: (spread: number) => number,
): string[] {
  const out: string[] = Array.from({ length: levels }, () => '');
  const grow = (bx: number, by: number, length: number, angle: number, level: number): void => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length];
    out[level] += `M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`;
    if (level + 1 >= levels) return;
    const forks = level === 0 ? 3 : 2;
    for (let i = 0; i < forks; i++)
      grow(ex, ey, length * (0.62 + sway(0.12)), angle + (i - (forks - 1) / 2) * 0.75 + sway(0.4), level + 1);
  };
  grow(x, y, h * 0.36, -Math.PI / 2 + sway(0.12), 0);
  return out;
}
