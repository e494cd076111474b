/** The product's word mark: a stage arch with its curtain drawn back, and the name. */
import { createCanvas, n } from './canvas';
import { face } from './fonts';

/** The accent of the default theme. */
const ACCENT = '#f5b83d';
const NAME = 'PROSCENIUM';
const TRACKING = 0.2;

const ARCH = 'M0 100V46A46 46 0 0 1 92 46V100H78V46A32 32 0 0 0 14 46V100Z';
const CURTAINS =
  'M20 100V46A26 26 0 0 1 42 20.300Q41 70 20 100ZM72 100V46A26 26 0 0 0 50 20.300Q51 70 72 100Z';

/** The mark as SVG on nothing, as large as fits, standing left in the middle. */
export function composeBrand(width: number, height: number): string {
  const font = face('noto');
  const size = 92;
  const path = font.getPath(NAME, 0, 0, size, { kerning: true, letterSpacing: TRACKING });
  const box = path.getBoundingBox();
  const textX = 128;
  const total = textX + box.x2 + 12;
  const W = (1000 * width) / height;
  const canvas = createCanvas(W, 1000, height / 1000);
  const scale = Math.min(W / total, 960 / 104);
  canvas.placed(4 * scale, 500 - 52 * scale, scale, scale, 0, () => {
    canvas.path(ARCH, ACCENT);
    canvas.path(CURTAINS, ACCENT, 0.62);
    const baseline = 50 - (box.y1 + box.y2) / 2 + 2;
    canvas.raw(`<g transform="translate(${textX} ${n(baseline)})">`);
    canvas.path(path.toPathData(2), ACCENT);
    canvas.raw('</g>');
  });
  return canvas.svg(width, height);
}
