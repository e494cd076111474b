/**
 * Makes the media the reference service streams: `npm run media`, some fifteen minutes on two cores, or a part of it by name:
 * `npm run media -- trailer ad`. Needs ffmpeg with libx264, and the network once for shaka-packager. The results beside this
 * folder are committed.
 *
 *   feature/    120 s, five qualities, two languages of sound and of subtitles, a storyboard; DASH and HLS over the same segments
 *   encrypted/  the first 32 s in two qualities under CENC with the key in key.json; DASH; made with the feature
 *   trailer/    24 s, three qualities; DASH and HLS
 *   ad/         8 s, three qualities; DASH and HLS
 *   live/       48 s to be looped: segments, and index.json from which the service computes playlists
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AD_SECONDS, FEATURE_SECONDS } from '../../catalogue/contents';
import { dressAd } from './advert';
import { captions } from './captions';
import {
  cutEncoded,
  dressFeature,
  dressLive,
  dressTrailer,
  encodeAudio,
  encodeVideo,
  joinFilms,
  renderScene,
  SCENE_SECONDS,
  storyboard,
} from './encode';
import type { Encoding, Quality } from './encode';
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
const FADE_SECONDS = 0.5;
const TRAILER_CUT_SECONDS = 3;
const TRAILER_SCENES = 8;
const LIVE_SCENES = 4;
const ENCRYPTED_SECONDS = 32;
const AD_SCENE = 'wheat';

const FEATURE: Encoding = {
  qualities: [
    { height: 270, crf: 30 },
    { height: 360, crf: 30 },
    { height: 540, crf: 30 },
    { height: 720, crf: 29 },
    { height: 1080, crf: 28 },
  ],
  keyFrameEvery: 4,
};
/** What a viewer sees first. A key frame at each cut, and all of it below the 3 Mbit/s that the client begins with. */
const TRAILER: Encoding = {
  qualities: [
    { height: 270, crf: 26 },
    { height: 540, crf: 25 },
    { height: 1080, crf: 24 },
  ],
  keyFrameEvery: TRAILER_CUT_SECONDS,
};
const AD: Encoding = { qualities: TRAILER.qualities, keyFrameEvery: 4 };
const LIVE: Encoding = {
  qualities: [
    { height: 270, crf: 32 },
    { height: 540, crf: 32 },
  ],
  keyFrameEvery: 4,
};

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
  /** The path of a landscape without text, drawn when it is first asked for. */
  scene: (index: number) => Promise<string>;
}

/** Landscapes `from` to `to`, in the order of SCENES. */
async function scenesOf({ scene }: Workshop, from: number, to: number): Promise<string[]> {
  const films: string[] = [];
  for (let index = from; index < to; index++) films.push(await scene(index));
  return films;
}

async function makeFeature(workshop: Workshop): Promise<void> {
  const { work, packager } = workshop;
  const films = await scenesOf(workshop, 0, SCENES.length);
  const film = joinFilms(work, 'feature', { films, seconds: SCENE_SECONDS, fade: FADE_SECONDS });
  const master = await dressFeature(work, film, FEATURE_SECONDS);
  const video = encodeVideo(work, 'feature', master, FEATURE);
  const audio = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const language of ['en', 'pa'] as const) {
    audio.set(language, encodeAudio(work, `feature-${language}`, composeWav(language, FEATURE_SECONDS)));
    texts.set(language, join(work, `${language}.vtt`));
    writeFileSync(join(work, `${language}.vtt`), captions(language));
  }
  const folder = emptied('feature');
  packageClear(packager, folder, { video, audio, texts }, FEATURE.keyFrameEvery);
  storyboard(master, join(folder, STORYBOARD.file), STORYBOARD);
  addStoryboard(folder, FEATURE_SECONDS);
  makeEncrypted(workshop, video);
}

function makeEncrypted({ work, packager }: Workshop, feature: ReadonlyMap<Quality, string>): void {
  const video = new Map<Quality, string>();
  for (const [quality, path] of feature) {
    if (![270, 540].includes(quality.height)) continue;
    video.set(quality, cutEncoded(path, join(work, `encrypted-${quality.height}.mp4`), ENCRYPTED_SECONDS));
  }
  const audio = new Map([['en', encodeAudio(work, 'encrypted-en', composeWav('en', ENCRYPTED_SECONDS))]]);
  const tracks = { video, audio, texts: new Map() };
  packageEncrypted(packager, emptied('encrypted'), tracks, FEATURE.keyFrameEvery);
}

async function makeTrailer(workshop: Workshop): Promise<void> {
  const { work, packager } = workshop;
  const seconds = TRAILER_CUT_SECONDS * TRAILER_SCENES;
  const films = await scenesOf(workshop, 0, TRAILER_SCENES);
  const film = joinFilms(work, 'trailer', { films, seconds: TRAILER_CUT_SECONDS, fade: 0 });
  const video = encodeVideo(work, 'trailer', dressTrailer(work, film, seconds), TRAILER);
  const audio = new Map([['en', encodeAudio(work, 'trailer-en', composeWav('en', seconds))]]);
  packageClear(packager, emptied('trailer'), { video, audio, texts: new Map() }, TRAILER.keyFrameEvery);
}

async function makeAd(workshop: Workshop): Promise<void> {
  const { work, packager } = workshop;
  const film = await workshop.scene(SCENES.findIndex(({ name }) => name === AD_SCENE));
  const video = encodeVideo(work, 'ad', await dressAd(work, film, AD_SECONDS), AD);
  const audio = new Map([['en', encodeAudio(work, 'ad-en', composeWav('ad', AD_SECONDS))]]);
  packageClear(packager, emptied('ad'), { video, audio, texts: new Map() }, AD.keyFrameEvery);
}

async function makeLive(workshop: Workshop): Promise<void> {
  const { work, packager } = workshop;
  const seconds = LIVE_SCENES * SCENE_SECONDS;
  const films = await scenesOf(workshop, SCENES.length - LIVE_SCENES, SCENES.length);
  const film = joinFilms(work, 'live', { films, seconds: SCENE_SECONDS, fade: FADE_SECONDS });
  const video = encodeVideo(work, 'live', dressLive(work, film, seconds), LIVE);
  const audio = new Map([['pa', encodeAudio(work, 'live-pa', composeWav('pa', seconds))]]);
  const folder = emptied('live');
  packageClear(packager, folder, { video, audio, texts: new Map() }, LIVE.keyFrameEvery);
  liveIndex(folder);
}

const PARTS: Readonly<Record<string, (workshop: Workshop) => Promise<void>>> = {
  feature: makeFeature,
  trailer: makeTrailer,
  ad: makeAd,
  live: makeLive,
};

/** Makes the parts named, or all. @throws for a name that is none, before anything is made */
async function make(names: readonly string[]): Promise<void> {
  const makers = (names.length > 0 ? names : Object.keys(PARTS)).map((name) => {
    const maker = PARTS[name];
    if (!maker) throw new Error(`There is no ${name}; parts are ${Object.keys(PARTS).join(', ')}.`);
    return maker;
  });
  const work = mkdtempSync(join(tmpdir(), 'proscenium-media-'));
  try {
    const drawn = new Map<number, Promise<string>>();
    const scene = (index: number): Promise<string> => {
      const plan = SCENES[index];
      if (!plan) throw new Error(`There is no scene ${index}.`);
      const film = drawn.get(index) ?? renderScene(work, plan, index);
      drawn.set(index, film);
      return film;
    };
    const workshop = { work, packager: installPackager(work), scene };
    for (const maker of makers) await maker(workshop);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

await make(process.argv.slice(2));
