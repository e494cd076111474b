/** A film in VP9 for engines without H.264: made of the committed one when it is first needed, and served beside the service. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { ROOT } from '../paths';

const SOURCE = join(ROOT, 'tests/service/media/trailer');
const SECONDS = 20;
const TYPES: Readonly<Record<string, string>> = { '.mpd': 'application/dash+xml', '.webm': 'video/webm' };

export interface Film {
  /** Of its manifest. */
  readonly url: string;
  close(): void;
}

/** @throws Error when ffmpeg is missing or cannot encode VP9 */
export async function serveVp9(): Promise<Film> {
  const folder = ensureVp9();
  const server = createServer((request, response) => {
    const file = join(folder, (request.url ?? '').replace(/[^\w.-]/g, ''));
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (!existsSync(file) || !(extname(file) in TYPES)) return void response.writeHead(404).end();
    const bytes = readFileSync(file);
    response.setHeader('content-type', TYPES[extname(file)]!);
    response.end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/film.mpd`, close: () => server.close() };
}

function ensureVp9(): string {
  const folder = join(ROOT, 'node_modules/.cache/engines/vp9');
  if (existsSync(join(folder, 'film.mpd'))) return folder;
  mkdirSync(folder, { recursive: true });
  const video = joined('video-270', folder);
  const sound = joined('audio-en', folder);
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    // prettier-ignore
    ['-y', '-v', 'error', '-i', video, '-i', sound, '-t', String(SECONDS), '-map', '0:v', '-map', '1:a',
      '-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '150k', '-g', '48',
      '-c:a', 'libopus', '-b:a', '48k',
      '-f', 'dash', '-dash_segment_type', 'webm', '-seg_duration', '4',
      '-init_seg_name', 'init-$RepresentationID$.webm', '-media_seg_name', 'media-$RepresentationID$-$Number$.webm',
      join(folder, 'film.mpd')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`ffmpeg: ${error?.message ?? stderr.trim()}`);
  return folder;
}

/** A stream's segments in one file. */
function joined(name: string, folder: string): string {
  const from = join(SOURCE, name);
  const number = (file: string): number =>
    /init/.test(file) ? -1 : Number(/(\d+)\D*$/.exec(file)?.[1] ?? 0);
  const parts = readdirSync(from).toSorted((a, b) => number(a) - number(b));
  const to = join(folder, `${name}.mp4`);
  writeFileSync(to, Buffer.concat(parts.map((part) => readFileSync(join(from, part)))));
  return to;
}
