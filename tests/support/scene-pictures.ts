/** Pictures for scene pages: any size, a colour and a disc for each name. Addresses: /picture/{name}/{w}x{h}.png */
import sharp from 'sharp';

const ADDRESS = /^\/picture\/([\w-]+)\/(\d+)x(\d+)\.png$/;

export interface ScenePictures {
  /** For `serveScene`: null for what is no picture. */
  answer(path: string): { status?: number; body: Buffer } | null;
  /** Addresses asked for since the last call. */
  asked(): string[];
}

/** Makes the pictures of `names` at `sizes`, '350x197'. Others answer 404. */
export async function scenePictures(
  names: readonly string[],
  sizes: readonly string[],
): Promise<ScenePictures> {
  const made = new Map<string, Buffer>();
  let asked: string[] = [];
  for (const [at, name] of names.entries()) {
    for (const size of sizes) {
      const [w, h] = size.split('x');
      const hue = (at * 47) % 360;
      const background = name === 'disc' ? 'none' : `hsl(${hue},60%,35%)`;
      const disc = name === 'disc' ? 'white' : `hsl(${hue + 60},60%,60%)`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="${background}"/><circle cx="50%" cy="50%" r="30%" fill="${disc}"/></svg>`;
      made.set(`/picture/${name}/${size}.png`, await sharp(Buffer.from(svg)).png().toBuffer());
    }
  }
  return {
    answer(path) {
      if (!ADDRESS.test(path)) return null;
      asked.push(path);
      const body = made.get(path);
      return body === undefined ? { status: 404, body: Buffer.alloc(0) } : { body };
    },
    asked: () => {
      const all = asked;
      asked = [];
      return all;
    },
  };
}
