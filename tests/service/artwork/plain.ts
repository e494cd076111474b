/**
 * Plain artwork, for tests: a flat ground, two flat shapes and the lettering, from the same look as the full picture.
 * A screen's picture then shows the screen: a difference is the client's, and few colours keep an accepted picture small.
 * Pictures that the client writes on have its own background for a ground. A scrim over that changes nothing; over any other
 * colour its dither would be nine tenths of an accepted picture's bytes. It is seen over the shapes.
 */
import { createCanvas } from './canvas';
import { lookOf } from './choose';
import { CLIENT_BACKGROUND, mix } from './colour';
import { lettering, type Wording } from './compose';
import { isLettered } from './layout';
import { palette } from './palettes';
import { random } from './random';
import type { ArtTitle, PosterKind } from './types';

/** One picture of one title as SVG, `width` x `height` pixels. The same arguments give the same text. */
export function composePlain(
  title: ArtTitle,
  wording: Wording | undefined,
  kind: PosterKind,
  width: number,
  height: number,
): string {
  const look = lookOf(title);
  const { ink, far, glow } = palette(look.palette);
  const W = (1000 * width) / height;
  const { layout, letters } = lettering(look, wording, kind, W);
  const canvas = createCanvas(W, 1000, height / 1000);
  canvas.rect(0, 0, W, 1000, isLettered(kind) ? mix(ink, far, 0.4) : CLIENT_BACKGROUND);
  twoShapes(canvas, title.id, W * layout.subject, [mix(far, glow, 0.3), mix(far, glow, 0.6)]);
  for (const { d } of letters?.lines ?? []) canvas.path(d, '#ffffff');
  return canvas.svg(width, height);
}

/** In place of the wall of posters. */
export function composePlainWall(width: number, height: number): string {
  const W = (1000 * width) / height;
  const { far, glow } = palette('midnight');
  const canvas = createCanvas(W, 1000, height / 1000);
  canvas.rect(0, 0, W, 1000, CLIENT_BACKGROUND);
  twoShapes(canvas, 'wall', W / 2, [mix(far, glow, 0.3), mix(far, glow, 0.6)]);
  return canvas.svg(width, height);
}

/** A disc and a square about `x`, their sizes and places from the seed: no two titles look alike. */
function twoShapes(
  canvas: ReturnType<typeof createCanvas>,
  seed: string,
  x: number,
  [disc, square]: readonly [string, string],
): void {
  const { num } = random(`${seed}/plain`);
  canvas.circle(x + num(-150, 150), num(250, 450), num(150, 260), disc);
  const side = num(150, 300);
  canvas.rect(x + num(-250, 250) - side / 2, num(200, 500), side, side, square);
}
