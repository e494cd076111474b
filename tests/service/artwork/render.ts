/** SVG to JPEG or PNG. libvips runs in Node's thread pool; one thread a picture keeps the others free for the API. */
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** JPEG bytes. Small pictures keep full colour resolution, where halving it would smear red lettering. */
export function toJpeg(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#000000' })
    .jpeg({ quality: width <= 640 ? 86 : 82, chromaSubsampling: width <= 640 ? '4:4:4' : '4:2:0' })
    .toBuffer();
}

/** PNG bytes with alpha. */
export function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 8 }).toBuffer();
}
