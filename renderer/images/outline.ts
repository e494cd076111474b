/**
 * Outlines: shapes of one path, addressed like an image. The browser makes a document of its own for each SVG file, which
 * takes a weak set 20 to 80 ms; it fills a path in one.
 */
export interface Outline {
  /** SVG path data, filled with white by the even-odd rule. */
  readonly path: string;
  /** Side of the square that the path is drawn in, in the path's units. */
  readonly box: number;
  /** Side of the image, pixels. */
  readonly pixels: number;
}

const SCHEME = 'outline:';
const FORM = /^outline:(\d+),(\d+),(.+)$/;

/** The `src` of an Image that shows the outline; equal outlines share a texture. */
export const outlineUrl = ({ path, box, pixels }: Outline): string => `${SCHEME}${box},${pixels},${path}`;

/** Also of one that is malformed: no server has it. */
export const isOutline = (src: string): boolean => src.startsWith(SCHEME);

/** Null for an address of anything else, and for a malformed one. */
export function readOutline(src: string): Outline | null {
  const [, box, pixels, path] = FORM.exec(src) ?? [];
  return path === undefined ? null : { path, box: Number(box), pixels: Number(pixels) };
}
