/**
 * Makes the media the reference service streams: `npx tsx tests/service/media/make/make.ts`, some ten minutes on two cores.
 * Needs ffmpeg with libx264, and the network once for shaka-packager. The results beside this folder are committed.
 *
 *   feature/    120 s, five qualities, two languages of sound and of subtitles, a storyboard; DASH and HLS over the same segments
 *   encrypted/  the first 32 s in two qualities under CENC with the key in key.json; DASH
 *   trailer/    24 s, three qualities; DASH and HLS
 *   live/       48 s to be looped: segments, and index.json from which the service computes playlists
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captions } from './captions';
import {
  cutEncoded,
  dressFeature,
  dressLive,
  dressTrailer,
  encodeAudio,
  encodeVideo,
  joinFilms,
  QUALITIES,
  renderScene,
  SCENE_SECONDS,
  storyboard,
} from './encode';
import type { Quality } from './encode';
import { composeWav } from './music';
import {
  addStoryboard,
  installPackager,
  liveIndex,
  packageClear,
  packageEncrypted,
  STORYBOARD,
} from './package';
import { SCENES } from './scenery';

const OUTPUT = join(import.meta.dirname, '..');
const FEATURE_SECONDS = SCENES.length * SCENE_SECONDS;
const TRAILER_CUT_SECONDS = 3;
const TRAILER_SCENES = 8;
const LIVE_SCENES = 4;
const ENCRYPTED_SECONDS = 32;

const qualities = (...heights: readonly number[]): Quality[] =>
  QUALITIES.filter((q) => heights.includes(q.height));

function emptied(name: string): string {
  const folder = join(OUTPUT, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Where things are made, and with what. */
interface Workshop {
  work: string;
  packager: string;
  /** The landscapes without text, in the order of SCENES. */
  scenes: readonly string[];
}

async function makeFeature({ work, packager, scenes }: Workshop): Promise<void> {
  const film = joinFilms(work, 'feature', scenes, SCENE_SECONDS);
  const master = await dressFeature(work, film, FEATURE_SECONDS);
  const video = encodeVideo(work, 'feature', master, QUALITIES);
  const audio = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const language of ['en', 'pa'] as const) {
    audio.set(language, encodeAudio(work, `feature-${language}`, composeWav(language, FEATURE_SECONDS)));
    texts.set(language, join(work, `${language}.vtt`));
    writeFileSync(join(work, `${language}.vtt`), captions(language));
  }
  const folder = emptied('feature');
  packageClear(packager, folder, { video, audio, texts });
  storyboard(master, join(folder, STORYBOARD.file), STORYBOARD);
  addStoryboard(folder, FEATURE_SECONDS);
  makeEncrypted(work, packager, video);
}

function makeEncrypted(work: string, packager: string, feature: ReadonlyMap<Quality, string>): void {
  const video = new Map<Quality, string>();
  for (const [quality, path] of feature) {
    if (![270, 540].includes(quality.height)) continue;
    video.set(quality, cutEncoded(path, join(work, `encrypted-${quality.height}.mp4`), ENCRYPTED_SECONDS));
  }
  const audio = new Map([['en', encodeAudio(work, 'encrypted-en', composeWav('en', ENCRYPTED_SECONDS))]]);
  packageEncrypted(packager, emptied('encrypted'), { video, audio, texts: new Map() });
}

function makeTrailer({ work, packager, scenes }: Workshop): void {
  const seconds = TRAILER_CUT_SECONDS * TRAILER_SCENES;
  const film = joinFilms(work, 'trailer', scenes.slice(0, TRAILER_SCENES), TRAILER_CUT_SECONDS);
  const video = encodeVideo(work, 'trailer', dressTrailer(work, film, seconds), qualities(270, 540, 1080));
  const sound = encodeAudio(work, 'trailer-en', composeWav('en', seconds));
  packageClear(packager, emptied('trailer'), { video, audio: new Map([['en', sound]]), texts: new Map() });
}

function makeLive({ work, packager, scenes }: Workshop): void {
  const seconds = LIVE_SCENES * SCENE_SECONDS;
  const film = joinFilms(work, 'live', scenes.slice(-LIVE_SCENES), SCENE_SECONDS);
  const video = encodeVideo(work, 'live', dressLive(work, film, seconds), qualities(270, 540));
  const sound = encodeAudio(work, 'live-pa', composeWav('pa', seconds));
  const folder = emptied('live');
  packageClear(packager, folder, { video, audio: new Map([['pa', sound]]), texts: new Map() });
  liveIndex(folder);
}

const work = mkdtempSync(join(tmpdir(), 'proscenium-media-'));
try {
  const scenes: string[] = [];
  for (const [i, plan] of SCENES.entries()) scenes.push(await renderScene(work, plan, i));
  const workshop = { work, packager: installPackager(work), scenes };
  await makeFeature(workshop);
  makeTrailer(workshop);
  makeLive(workshop);
} finally {
  rmSync(work, { recursive: true, force: true });
}
