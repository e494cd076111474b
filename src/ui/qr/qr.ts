/** A QR code as an image, with modules large enough for a phone to read from the sofa. */
import qrcode from 'qrcode-generator';

/** Smallest module that a phone reads at 3 m on a 1080p panel, stage pixels [CODE-12]. */
const MIN_MODULE = 6;
/** Width of the light margin around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrImage {
  /** Side of a module, whole stage pixels. */
  readonly module: number;
  /** Side of the code without its quiet zone, stage pixels. */
  readonly side: number;
  /** Side of the light background, with the quiet zone; stage pixels. */
  readonly sideWithQuietZone: number;
  /** Data URL of the dark modules on a transparent background, drawn at `side`. */
  readonly src: string;
}

/**
 * Renders `data` for a square of `room` stage pixels; a code with more modules than fit there gets a larger square.
 * @param resolution device pixels per stage pixel
 */
export function qrImage(data: string, room: number, resolution: number): QrImage {
  // M recovers 15 % of the modules, for glare. Type 0 selects the smallest code that holds the data.
  const code = qrcode(0, 'M');
  code.addData(data, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = Math.max(MIN_MODULE, Math.floor(room / (count + 2 * QUIET_ZONE)));
  const side = module * count;
  const pixels = Math.ceil(side * resolution);
  const path = Array.from({ length: count }, (_, row) =>
    rowPath(row, count, (column) => code.isDark(row, column)),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}" width="${pixels}" height="${pixels}" ` +
    `shape-rendering="crispEdges"><path d="${path.join('')}"/></svg>`;
  return {
    module,
    side,
    sideWithQuietZone: side + 2 * QUIET_ZONE * module,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}

/** Runs of dark modules as rectangles; separate modules would show seams. */
function rowPath(row: number, count: number, isDark: (column: number) => boolean): string {
  let path = '';
  for (let column = 0; column < count; column++) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < count && isDark(column + 1)) column++;
    path += `M${start} ${row}h${column + 1 - start}v1H${start}z`;
  }
  return path;
}
