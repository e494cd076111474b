/** The welcome screen's picture: a tilted wall of posters, darkened. The client lays its own scrim for the text. */
import { createCanvas, n } from './canvas';
import { lookOf } from './choose';
import { CLIENT_BACKGROUND } from './colour';
import { letterable } from './lettering';
import { random } from './random';
import type { ArtTitle } from './types';

const COLUMNS = 6;
const ROWS = 7;
const GAP = 14;
/** Of the wall, in design units where the height is 1000. */
const TILE = { w: 360, h: 202.5 };
const TILT = -8;

/** The titles of the wall: as many as fit, none beside another of the same scene or palette. */
export function wallTitles(titles: readonly ArtTitle[]): ArtTitle[] {
  const r = random('wall');
  const rest = titles
    .filter((title) => letterable(title.name, lookOf(title).face))
    .map((title) => ({ title, look: lookOf(title), at: r.num() }))
    .sort((a, b) => a.at - b.at);
  const wall: typeof rest = [];
  while (wall.length < COLUMNS * ROWS && rest.length > 0) {
    const beside = [wall.at(-1), wall.at(-2), wall[wall.length - COLUMNS], wall[wall.length - COLUMNS - 1]];
    const fits = rest.findIndex(({ look }) =>
      beside.every((other) => other?.look.scene !== look.scene && other?.look.palette !== look.palette),
    );
    wall.push(...rest.splice(Math.max(0, fits), 1));
  }
  return wall.map(({ title }) => title);
}

/** The size in pixels a tile of the wall needs in a picture of that height. */
export const wallTile = (height: number): { w: number; h: number } => ({
  w: Math.max(16, Math.round((TILE.w * height) / 1000)),
  h: Math.max(16, Math.round((TILE.h * height) / 1000)),
});

/** The wall as SVG from finished tiles (JPEG bytes in the order of `wallTitles`). */
export function composeWall(tiles: readonly Buffer[], width: number, height: number): string {
  const W = (1000 * width) / height;
  const canvas = createCanvas(W, 1000, height / 1000);
  canvas.rect(0, 0, W, 1000, CLIENT_BACKGROUND);
  const [wallW, wallH] = [COLUMNS * (TILE.w + GAP), ROWS * (TILE.h + GAP)];
  // A wall made for 16:9 is stretched until it covers other shapes too.
  const cover = Math.max(1, W / 1778, 1778 / W / 1.6);
  canvas.raw(
    `<clipPath id="tile"><rect width="${TILE.w}" height="${TILE.h}" rx="11"/></clipPath>` +
      `<g transform="translate(${n(W / 2)} 500) rotate(${TILT}) scale(${n(cover * 10) === '10' ? 1 : cover}) translate(${n(-wallW / 2)} ${n(-wallH / 2)})">`,
  );
  tiles.slice(0, COLUMNS * ROWS).forEach((bytes, i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const shift = row % 2 ? TILE.w * 0.28 : -TILE.w * 0.12;
    canvas.raw(
      `<g transform="translate(${n(column * (TILE.w + GAP) + shift)} ${n(row * (TILE.h + GAP))})"><image width="${TILE.w}" height="${TILE.h}" ` +
        `preserveAspectRatio="none" clip-path="url(#tile)" href="data:image/jpeg;base64,${bytes.toString('base64')}"/></g>`,
    );
  });
  canvas.raw('</g>');
  canvas.rect(0, 0, W, 1000, CLIENT_BACKGROUND, 0.34);
  canvas.rect(
    0,
    0,
    W,
    1000,
    canvas.gradient(0, 0, 0, 1000, [
      [0, CLIENT_BACKGROUND, 0.5],
      [0.3, CLIENT_BACKGROUND, 0],
      [0.62, CLIENT_BACKGROUND, 0],
      [1, CLIENT_BACKGROUND, 0.8],
    ]),
  );
  return canvas.svg(width, height);
}
