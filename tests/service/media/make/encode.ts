/**
 * ffmpeg's part: scenes -> a picture master -> renditions, and WAV -> AAC.
 *
 * Filters go through files (`-filter_complex_script`): time codes and titles hold characters that shells take apart.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawCurtain, drawLayer, drawSky, STAGE } from './scenery';
import type { ScenePlan } from './scenery';

export const FPS = 24;
export const SCENE_SECONDS = 12;

/** A video quality: height in lines and x264's rate factor. */
export interface Quality {
  height: 270 | 360 | 540 | 720 | 1080;
  crf: number;
}

/** How a film is cut into qualities and groups of pictures. */
export interface Encoding {
  qualities: readonly Quality[];
  /** Seconds from one key frame to the next, which is also a segment. A cut without a key frame is blocky for a moment. */
  keyFrameEvery: number;
}

/** FreeType reads WOFF, so the project's own font serves for the burned-in text. */
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff',
);

/**
 * Runs ffmpeg quietly, overwriting its output.
 * @throws when it fails; its message is on stderr
 */
export function ffmpeg(args: readonly string[]): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { stdio: 'inherit' });
}

/** Near-lossless settings for pictures that are encoded again. */
const MASTER = [
  '-c:v',
  'libx264',
  '-preset',
  'ultrafast',
  '-crf',
  '8',
  '-pix_fmt',
  'yuv420p',
  '-r',
  String(FPS),
];

/**
 * One landscape of SCENE_SECONDS without text.
 * @returns the path of the film in `folder`
 */
export async function renderScene(folder: string, plan: ScenePlan, index: number): Promise<string> {
  const still = (name: string): string => join(folder, `${plan.name}-${name}.png`);
  writeFileSync(still('sky'), await drawSky(plan, index));
  const inputs = ['-loop', '1', '-framerate', String(FPS), '-i', still('sky')];
  const steps = ['[0:v]format=yuv420p[v0]'];
  for (const [i, layer] of plan.layers.entries()) {
    const seed = index * plan.layers.length + i;
    writeFileSync(still(String(i)), await drawLayer(layer, seed, SCENE_SECONDS));
    inputs.push('-loop', '1', '-framerate', String(FPS), '-i', still(String(i)));
    steps.push(`[v${i}][${i + 1}:v]overlay=x='-n*${layer.speed / FPS}':y=${layer.y}[v${i + 1}]`);
  }
  const output = join(folder, `${plan.name}.mp4`);
  ffmpeg([
    ...inputs,
    ...filters(folder, plan.name, `${steps.join(';\n')}\n`),
    '-map',
    `[v${plan.layers.length}]`,
    '-t',
    String(SCENE_SECONDS),
    ...MASTER,
    output,
  ]);
  return output;
}

/** Films to be joined: each is cut to its first `seconds`, and comes from and goes to black in `fade` seconds, or cuts at 0. */
export interface Joint {
  films: readonly string[];
  seconds: number;
  fade: number;
}

/** Joins films of equal form. */
export function joinFilms(folder: string, name: string, { films, seconds, fade }: Joint): string {
  const list = join(folder, `${name}.txt`);
  writeFileSync(list, films.map((film) => `file '${film}'\noutpoint ${seconds}\n`).join(''));
  const output = join(folder, `${name}.mp4`);
  const faded = films.flatMap((_, i) => [
    fading('in', i * seconds, fade),
    fading('out', (i + 1) * seconds - fade, fade),
  ]);
  const filter = fade > 0 ? ['-vf', faded.join(',')] : [];
  ffmpeg(['-f', 'concat', '-safe', '0', '-i', list, ...filter, ...MASTER, output]);
  return output;
}

/** A fade that leaves the rest of the film alone; without `enable` all before a fade in would be black. */
const fading = (type: 'in' | 'out', start: number, seconds: number): string =>
  `fade=t=${type}:st=${start}:d=${seconds}:enable='between(t,${start},${start + seconds})'`;

/**
 * The feature: a curtain that opens and closes, the title, and a time code large enough to read from three metres.
 * @param seconds length of the film
 */
export async function dressFeature(folder: string, film: string, seconds: number): Promise<string> {
  const curtain = join(folder, 'curtain.png');
  writeFileSync(curtain, await drawCurtain());
  const half = STAGE.width / 2;
  // Opens from 1 s to 4 s, closes in the last four seconds; 0 is shut, 1 is open.
  const open = `clip(min((t-1)/3,(${seconds}-1-t)/3),0,1)`;
  const chain = `[1:v]split[a][b];[b]hflip[c];
[0:v][a]overlay=x='-${half + 20}*${open}':y=0[l];
[l][c]overlay=x='${half - 20}+${half + 20}*${open}':y=0,
${text('PROSCENIUM', { size: 150, x: '(w-tw)/2', y: '330', alpha: 'clip(min((t-1)/1,(7-t)/1),0,1)' })},
${text('The End', { size: 120, x: '(w-tw)/2', y: '400', alpha: `clip(t-${seconds - 3},0,1)` })},
${timeCode()}[out]
`;
  return dress(folder, 'feature-master', [film, curtain], chain, seconds);
}

/** The trailer: quick cuts with the name over the last of them. */
export function dressTrailer(folder: string, film: string, seconds: number): string {
  const chain = `[0:v]${text('PROSCENIUM', { size: 150, x: '(w-tw)/2', y: '400', alpha: `clip(t-${seconds - 4},0,1)` })}[out]\n`;
  return dress(folder, 'trailer-master', [film], chain, seconds);
}

/** The live channel: a badge, the channel's name and the time within the loop. */
export function dressLive(folder: string, film: string, seconds: number): string {
  const chain = `[0:v]drawbox=x=96:y=200:w=150:h=64:color=0xd7263d:t=fill,
${text('LIVE', { size: 44, x: '118', y: '211', alpha: '1' })},
${text('Proscenium One', { size: 44, x: '270', y: '209', alpha: '0.9' })},
${timeCode()}[out]
`;
  return dress(folder, 'live-master', [film], chain, seconds);
}

/**
 * Encodes a master in several qualities in one pass over the source.
 * @returns quality -> path
 */
export function encodeVideo(
  folder: string,
  name: string,
  master: string,
  { qualities, keyFrameEvery }: Encoding,
): Map<Quality, string> {
  const outputs = new Map<Quality, string>();
  const split = `[0:v]split=${qualities.length}${qualities.map((_, i) => `[s${i}]`).join('')};\n`;
  const scales = qualities.map((q, i) => `[s${i}]scale=-2:${q.height}:flags=lanczos[o${i}]`).join(';\n');
  const args = ['-i', master, ...filters(folder, `${name}-scale`, `${split}${scales}\n`)];
  const gop = FPS * keyFrameEvery;
  for (const [i, quality] of qualities.entries()) {
    const path = join(folder, `${name}-${quality.height}.mp4`);
    outputs.set(quality, path);
    args.push(
      '-map',
      `[o${i}]`,
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-tune',
      'animation',
      '-crf',
      String(quality.crf),
    );
    args.push('-profile:v', 'main', '-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0');
    args.push('-bf', '2', '-refs', '4', '-pix_fmt', 'yuv420p', '-an', path);
  }
  ffmpeg(args);
  return outputs;
}

/**
 * The first `seconds` of an encoded film as it is; they must end at a key frame.
 * ffmpeg cuts by decoding time, which runs up to four frames ahead: at the exact second the next key frame comes along.
 */
export function cutEncoded(film: string, output: string, seconds: number): string {
  ffmpeg(['-i', film, '-t', String(seconds - 0.2), '-c', 'copy', output]);
  return output;
}

/** AAC-LC, mono, 32 kbit/s: the only sound codec that every set plays. */
export function encodeAudio(folder: string, name: string, wav: Buffer): string {
  const source = join(folder, `${name}.wav`);
  const output = join(folder, `${name}.m4a`);
  writeFileSync(source, wav);
  ffmpeg(['-i', source, '-c:a', 'aac', '-b:a', '32k', '-ac', '1', output]);
  return output;
}

/** A sheet of small pictures, one every `every` seconds. */
export interface Tiles {
  every: number;
  columns: number;
  rows: number;
  /** Of one tile, in pixels. */
  height: number;
}

/** Writes a film's tiles into one JPEG, row by row. */
export function storyboard(film: string, output: string, { every, columns, rows, height }: Tiles): void {
  const stretch = every * FPS;
  // The middle of each stretch stands for it; its first frame is black where scenes meet.
  const middles = `select='eq(mod(n,${stretch}),${Math.floor(stretch / 2)})'`;
  const filter = `${middles},scale=-2:${height},tile=${columns}x${rows}`;
  ffmpeg(['-i', film, '-vf', filter, '-vsync', 'vfr', '-frames:v', '1', '-q:v', '6', output]);
}

function filters(folder: string, name: string, chain: string): string[] {
  const script = join(folder, `${name}.filter`);
  writeFileSync(script, chain);
  return ['-filter_complex_script', script];
}

/** Runs `chain` over `inputs`, of which pictures stand still, and keeps `[out]` for `seconds`. */
export function dress(
  folder: string,
  name: string,
  inputs: readonly string[],
  chain: string,
  seconds: number,
): string {
  const output = join(folder, `${name}.mp4`);
  const sources = inputs.flatMap((path) =>
    path.endsWith('.png') ? ['-loop', '1', '-framerate', String(FPS), '-i', path] : ['-i', path],
  );
  ffmpeg([
    ...sources,
    ...filters(folder, name, chain),
    '-map',
    '[out]',
    '-t',
    String(seconds),
    ...MASTER,
    output,
  ]);
  return output;
}

/** A `drawtext` filter in the project’s own font; places and `alpha` are ffmpeg expressions. */
export function text(words: string, at: { size: number; x: string; y: string; alpha: string }): string {
  const place = `x='${at.x}':y='${at.y}':alpha='${at.alpha}'`;
  return `drawtext=fontfile='${FONT}':text='${words}':fontsize=${at.size}:fontcolor=white:shadowcolor=black@0.5:shadowx=3:shadowy=3:${place}`;
}

/** Hours, minutes, seconds and frames, right of the middle: clear of the player's controls and of the subtitles. */
function timeCode(): string {
  return `drawtext=fontfile='${FONT}':timecode='00\\:00\\:00\\:00':r=${FPS}:fontsize=84:fontcolor=white:box=1:boxcolor=black@0.45:boxborderw=18:x=w-tw-114:y=190`;
}
