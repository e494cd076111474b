/** A QR code as a path, with modules large enough for a phone to read from the sofa. */
import qrcode from 'qrcode-generator';
import type { QrShape } from '../../dom/qrPlacement';

/** Smallest module that a phone reads at 3 m on a 1080p panel, stage pixels [CODE-12]. */
const MIN_MODULE = 6;
/** Width of the light margin around the code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The code of `data` for a square of `room` stage pixels; one with more modules than fit there gets a larger square. */
export function qrShape(data: string, room: number): QrShape {
  // M recovers 15 % of the modules, for glare. Type 0 selects the smallest code that holds the data.
  const code = qrcode(0, 'M');
  code.addData(data, 'Byte');
  code.make();
  const count = code.getModuleCount();
  const module = Math.max(MIN_MODULE, Math.floor(room / (count + 2 * QUIET_ZONE)));
  const path = Array.from({ length: count }, (_, row) =>
    rowPath(row, count, (column) => code.isDark(row, column)),
  );
  return {
    count,
    module,
    minModule: MIN_MODULE,
    background: Math.max(room, module * (count + 2 * QUIET_ZONE)),
    path: path.join(''),
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
