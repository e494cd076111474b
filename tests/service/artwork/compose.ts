/** One picture of one title as SVG: scene, shade for the lettering, corners, lettering, grain. */
import { type Canvas, createCanvas, n } from './canvas';
import { lookOf, type Look } from './choose';
import { mix } from './colour';
import { isLettered, type Layout, layoutOf } from './layout';
import { letter, letterable, type Letters, settingOf } from './lettering';
import { type Palette, palette } from './palettes';
import { random } from './random';
import { SCENES } from './scenes';
import { cornersSprite, grainSprite } from './sprites';
import type { ArtTitle, PosterKind, Stage } from './types';

/** What the lettering says: a season carries its own name under its show's, an episode its show's. */
export interface Wording {
  title: string;
  sub?: string | undefined;
}

/** Ink under the lettering, from the sides and the foot the layout names. */
function shade(canvas: Canvas, W: number, { side, foot, sceneHeight }: Layout, ink: string): void {
  if (side) {
    const [from, to] = side.from === 'left' ? [0, W * side.reach] : [W, W * (1 - side.reach)];
    canvas.rect(
      0,
      0,
      W,
      1000,
      canvas.gradient(from, 0, to, 0, [
        [0, ink, side.strength],
        [0.45, ink, side.strength * 0.7],
        [0.75, ink, side.strength * 0.25],
        [1, ink, 0],
      ]),
    );
  }
  if (!foot) return;
  const seam = sceneHeight * 1000;
  canvas.rect(
    0,
    foot.from,
    W,
    1000 - foot.from,
    canvas.gradient(0, foot.from, 0, seam, [
      [0, ink, 0],
      [0.5, ink, foot.strength * 0.58],
      [0.92, ink, foot.strength],
      [1, ink, foot.strength],
    ]),
  );
}

/** Grain in whole pixels: scaled by even a little it costs 400 ms at 1920x1080 instead of 8. */
function grainOver(width: number, height: number): string {
  const { href, size } = grainSprite(width);
  return (
    `<pattern id="grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<image width="${size}" height="${size}" href="${href}"/></pattern><rect width="${width}" height="${height}" fill="url(#grain)"/>`
  );
}

/** Darker towards the edges, as a lens is. Tiles make do with their sides: the bitmap is a tenth of their time. */
function corners(canvas: Canvas, W: number, widthPx: number): void {
  if (widthPx > 640) {
    canvas.raw(
      `<image width="${n(W)}" height="1000" preserveAspectRatio="none" opacity=".28" href="${cornersSprite()}"/>`,
    );
    return;
  }
  const stops = [
    [0, '#000000', 0.2],
    [0.22, '#000000', 0],
    [0.78, '#000000', 0],
    [1, '#000000', 0.2],
  ] as const;
  canvas.rect(0, 0, W, 1000, canvas.gradient(0, 0, W, 0, stops));
}

function write(
  canvas: Canvas,
  { lines, bounds }: Letters,
  pal: Palette,
  main: string,
  beside: boolean,
): void {
  const { x, y, w, h } = bounds;
  // Letters beside the subject may meet bright sky; those under it stand on ink already.
  if (beside) canvas.light(x + w / 2, y + h / 2, w * 0.85 + 60, h * 0.95 + 60, pal.ink, 0.42);
  const colours = { main, lead: pal.sun, sub: mix(pal.pop, pal.sun, 0.5) };
  for (const { d, role } of lines) canvas.path(d, colours[role]);
}

/** Layout of a picture `W` design units wide, and its letters as outlines; none on kinds without, or in a script we do not set. */
export function lettering(
  look: Look,
  wording: Wording | undefined,
  kind: PosterKind,
  W: number,
): { layout: Layout; letters: Letters | undefined } {
  const words = wording && isLettered(kind) && letterable(wording.title, look.face) ? wording : undefined;
  const layout = layoutOf(kind, look, W / 1000, words !== undefined);
  const { align, stand, most, box } = layout;
  const letters =
    words &&
    letter(
      words.title,
      words.sub,
      { ...box, x: box.x * W, w: box.w * W },
      settingOf(look, { align, stand, most, hang: true }),
    );
  return { layout, letters };
}

/** The picture as SVG text, exactly `width` x `height` pixels. The same arguments give the same text. */
export function compose(
  title: ArtTitle,
  wording: Wording | undefined,
  kind: PosterKind,
  width: number,
  height: number,
): string {
  const look = lookOf(title);
  const pal = palette(look.palette);
  const W = (1000 * width) / height;
  const canvas = createCanvas(W, 1000, height / 1000);
  const { layout, letters } = lettering(look, wording, kind, W);
  const { sceneHeight: part } = layout;

  const stage: Stage = {
    canvas,
    W: W / part,
    H: 1000,
    px: (height / 1000) * part,
    tall: width < height,
    cx: ((look.mirrored ? 1 - layout.subject : layout.subject) * W) / part,
    u: Math.min(1, (W / part / 1000) * 1.22),
    pal,
    about: [title.name, ...title.genres].join(' '),
    rand: (name) => random(`${title.id}/${name}`),
  };
  const scene = (): void => {
    if (look.mirrored) canvas.placed(W, 0, -part, part, 0, () => SCENES[look.scene](stage));
    else canvas.placed(0, 0, part, part, 0, () => SCENES[look.scene](stage));
  };
  if (part < 1) {
    canvas.rect(0, 0, W, 1000, pal.ink);
    canvas.clipped(`M0 0H${n(W)}V${n(1000 * part)}H0Z`, scene);
  } else scene();

  shade(canvas, W, layout, pal.ink);
  corners(canvas, W, width);
  const loud = random(`${title.rootId || title.id}/ink`).chance(0.35);
  if (letters) write(canvas, letters, pal, loud ? pal.sun : '#ffffff', part === 1);
  canvas.overlay(grainOver(width, height));
  return canvas.svg(width, height);
}

/** The lettering alone, white on nothing, standing at the bottom left; undefined when the title cannot be lettered. */
export function composeLogo(
  title: ArtTitle,
  wording: Wording,
  width: number,
  height: number,
): string | undefined {
  const W = (1000 * width) / height;
  const box = { x: W * 0.012, y: 20, w: W * 0.97, h: 960 };
  const set = letter(
    wording.title,
    wording.sub,
    box,
    settingOf(lookOf(title), { align: 'left', stand: 'bottom', most: 1000, hang: false }),
  );
  if (!set) return undefined;
  const canvas = createCanvas(W, 1000, height / 1000);
  for (const { d } of set.lines) canvas.path(d, '#ffffff');
  return canvas.svg(width, height);
}
