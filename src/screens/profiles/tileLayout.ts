/** Positions of the tiles of `/profiles`: centred, in one row if they fit, else in two. */
import { SAFE, STAGE } from '../../ui/stage';

interface TileLayout {
  readonly columns: number;
  /** Diameter of an avatar, stage pixels. */
  readonly avatarSize: number;
  /** Top left corner of a tile's avatar. */
  readonly at: (index: number) => { readonly x: number; readonly y: number };
}

/** The name: its distance below the avatar and its height, stage pixels. */
export const NAME = { y: 26, h: 42 } as const;
/** Edit and remove: distance below the avatar, side of a button and gap between both, stage pixels. */
export const ACTION = { y: 80, side: 56, gap: 16 } as const;
/** From the lower end of an avatar to the end of its tile, stage pixels. */
export const TILE_FOOT = ACTION.y + ACTION.side;

const ROOM = STAGE.w - 2 * SAFE.x;
const ONE_ROW = 6;
const AVATAR_SIZE = { one: 260, two: 164 } as const;
const MAX_GAP = 56;
const ROW_GAP = 16;
/**
 * Vertical centre of the tiles, between the title and the sign-out button; a single row is optically centred slightly
 * higher.
 */
const CENTER_Y = { one: 520, two: 555 } as const;

/** @param count number of tiles, at least 1 */
export function tileLayout(count: number): TileLayout {
  const rows = count <= ONE_ROW ? 1 : 2;
  const size = rows === 1 ? 'one' : 'two';
  const columns = Math.ceil(count / rows);
  const avatarSize = Math.min(AVATAR_SIZE[size], Math.floor((ROOM - (columns - 1) * 24) / columns));
  const gap = columns === 1 ? 0 : Math.min(MAX_GAP, (ROOM - columns * avatarSize) / (columns - 1));
  const pitch = avatarSize + TILE_FOOT + ROW_GAP;
  const top = CENTER_Y[size] - (rows * pitch - ROW_GAP) / 2;
  return {
    columns,
    avatarSize,
    at: (index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, count - row * columns);
      const left = (STAGE.w - inRow * avatarSize - (inRow - 1) * gap) / 2;
      return { x: left + (index % columns) * (avatarSize + gap), y: top + row * pitch };
    },
  };
}
