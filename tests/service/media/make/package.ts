/** shaka-packager's part: encoded files -> segments, DASH and HLS manifests; and what is added to them afterwards. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Quality } from './encode';

export interface Tracks {
  video: ReadonlyMap<Quality, string>;
  /** Two-letter language -> AAC file. */
  audio: ReadonlyMap<string, string>;
  /** Two-letter language -> WebVTT file. */
  texts: ReadonlyMap<string, string>;
}

/** Previews for seeking: one picture of 6 x 4 tiles, a tile for every five seconds. */
export const STORYBOARD = { file: 'storyboard.jpg', every: 5, columns: 6, rows: 4, width: 320, height: 180 };

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', pa: 'ਪੰਜਾਬੀ' };

/** Key of the encrypted title, hexadecimal. It guards nothing but a test film. */
const KEY = { keyId: '70726f7363656e69756d2d6b65792d31', key: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' };

const PACKAGER = 'shaka-packager@3.4.2';

/**
 * Installs shaka-packager into a folder of its own; it is no dependency of the project.
 * @returns the path of its starter, for the functions below
 */
export function installPackager(folder: string): string {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...flags, PACKAGER], { stdio: 'inherit' });
  return join(folder, 'node_modules', 'shaka-packager', 'index.js');
}

/** Segments of `seconds` and both manifests, unencrypted. */
export function packageClear(packager: string, folder: string, tracks: Tracks, seconds: number): void {
  runPackager(packager, folder, tracks, seconds, [
    '--hls_master_playlist_output',
    'master.m3u8',
    '--hls_playlist_type',
    'VOD',
  ]);
  addTexts(folder, tracks.texts);
}

/**
 * Segments of `seconds` and a DASH manifest under CENC from the first segment on, and key.json `{ keyId, key }` for the licence route.
 * The manifest names ClearKey's common system, Widevine and PlayReady, so that each player finds its own.
 */
export function packageEncrypted(packager: string, folder: string, tracks: Tracks, seconds: number): void {
  runPackager(packager, folder, tracks, seconds, [
    '--enable_raw_key_encryption',
    '--keys',
    `label=:key_id=${KEY.keyId}:key=${KEY.key}`,
    '--protection_scheme',
    'cenc',
    '--clear_lead',
    '0',
    '--protection_systems',
    'Common,Widevine,PlayReady',
  ]);
  writeFileSync(join(folder, 'key.json'), `${JSON.stringify(KEY, null, 2)}\n`);
}

/** @throws when no manifest comes out: the starter itself ends with 0 whatever happened */
function runPackager(
  packager: string,
  folder: string,
  tracks: Tracks,
  seconds: number,
  options: readonly string[],
): void {
  const args = [
    ...streams(tracks),
    '--segment_duration',
    String(seconds),
    '--default_language',
    'en',
    // No subtitles unless the viewer asks: no track is in this language.
    '--default_text_language',
    'und',
    '--mpd_output',
    'manifest.mpd',
    '--generate_static_live_mpd',
    ...options,
  ];
  execFileSync(process.execPath, [packager, ...args], { cwd: folder, stdio: 'inherit' });
  if (!existsSync(join(folder, 'manifest.mpd'))) throw new Error(`shaka-packager made nothing in ${folder}.`);
}

const segments = (name: string): string =>
  `init_segment=${name}/init.mp4,segment_template=${name}/$Number$.m4s,playlist_name=${name}.m3u8`;

const named = (language: string): string => {
  const name = LANGUAGE_NAMES[language] ?? language;
  return `language=${language},dash_label=${name},hls_name=${name}`;
};

function streams({ video, audio, texts }: Tracks): string[] {
  return [
    ...[...video].map(([quality, path]) => `in=${path},stream=video,${segments(`video-${quality.height}`)}`),
    ...[...audio].map(
      ([language, path]) =>
        `in=${path},stream=audio,${segments(`audio-${language}`)},${named(language)},hls_group_id=audio`,
    ),
    ...[...texts].map(
      ([language, path]) =>
        `in=${path},stream=text,segment_template=text-${language}/$Number$.vtt,playlist_name=text-${language}.m3u8,${named(language)},hls_group_id=text,hls_only=1`,
    ),
  ];
}

/** Adds adaptation sets at the end of a DASH manifest's only period. */
function addToManifest(folder: string, sets: string): void {
  const mpd = join(folder, 'manifest.mpd');
  writeFileSync(mpd, readFileSync(mpd, 'utf8').replace(/( *)<\/Period>/, `${sets}$1</Period>`));
}

/** Subtitles for DASH: a file a language. The packager would cut them into segments as HLS wants them. */
function addTexts(folder: string, texts: ReadonlyMap<string, string>): void {
  let sets = '';
  for (const [language, path] of texts) {
    const file = `text-${language}.vtt`;
    copyFileSync(path, join(folder, file));
    sets += `    <AdaptationSet contentType="text" mimeType="text/vtt" lang="${language}">
      <Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/>
      <Label>${LANGUAGE_NAMES[language] ?? language}</Label>
      <Representation id="text-${language}" bandwidth="256">
        <BaseURL>${file}</BaseURL>
      </Representation>
    </AdaptationSet>
`;
  }
  addToManifest(folder, sets);
}

/** Announces the storyboard in both manifests: a DASH tile set (DASH-IF IOP 6.2.6) and an HLS image playlist. */
export function addStoryboard(folder: string, seconds: number): void {
  const { file, every, columns, rows, width, height } = STORYBOARD;
  const size = `width="${width * columns}" height="${height * rows}"`;
  addToManifest(
    folder,
    `    <AdaptationSet mimeType="image/jpeg" contentType="image">
      <SegmentTemplate media="${file}" duration="${seconds}" startNumber="1"/>
      <Representation id="storyboard" bandwidth="12000" ${size}>
        <EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${columns}x${rows}"/>
      </Representation>
    </AdaptationSet>
`,
  );

  const master = join(folder, 'master.m3u8');
  const entry = `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=12000,RESOLUTION=${width}x${height},CODECS="jpeg",URI="storyboard.m3u8"\n`;
  writeFileSync(master, `${readFileSync(master, 'utf8').trimEnd()}\n\n${entry}`);
  const tiles = `#EXT-X-TILES:RESOLUTION=${width}x${height},LAYOUT=${columns}x${rows},DURATION=${every}`;
  writeFileSync(
    join(folder, 'storyboard.m3u8'),
    `#EXTM3U\n#EXT-X-TARGETDURATION:${seconds}\n#EXT-X-VERSION:7\n#EXT-X-MEDIA-SEQUENCE:1\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-IMAGES-ONLY\n\n#EXTINF:${seconds},\n${tiles}\n${file}\n#EXT-X-ENDLIST\n`,
  );
}

/** One track of the live channel. */
export interface LiveTrack {
  /** Name of its folder: 'video-720', 'audio-pa'. */
  name: string;
  init: string;
  /** In playing order; the loop begins again after the last. `duration` in seconds. */
  segments: { uri: string; duration: number }[];
}

/** live/index.json: what the service needs to write the master and media playlists. URIs are relative to the folder. */
export interface LiveIndex {
  /** Seconds of one round. */
  duration: number;
  /** Largest segment, in whole seconds. */
  targetDuration: number;
  video: (LiveTrack & { bandwidth: number; resolution: string; codecs: string; frameRate: number })[];
  audio: (LiveTrack & { language: string; label: string })[];
}

/** Turns the packager's on-demand playlists into live/index.json and removes them. */
export function liveIndex(folder: string): void {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const master = read('master.m3u8');
  const readTrack = (uri: string): LiveTrack => track(uri.replace('.m3u8', ''), read(uri));
  const video = [...master.matchAll(/#EXT-X-STREAM-INF:(.*)\n(.*)/g)].map(([, attributes = '', uri = '']) =>
    Object.assign(readTrack(uri), {
      bandwidth: Number(attribute(attributes, 'BANDWIDTH')),
      resolution: attribute(attributes, 'RESOLUTION'),
      codecs: attribute(attributes, 'CODECS'),
      frameRate: Number(attribute(attributes, 'FRAME-RATE')),
    }),
  );
  const audio = [...master.matchAll(/#EXT-X-MEDIA:TYPE=AUDIO,(.*)/g)].map(([, attributes = '']) =>
    Object.assign(readTrack(attribute(attributes, 'URI')), {
      language: attribute(attributes, 'LANGUAGE'),
      label: attribute(attributes, 'NAME'),
    }),
  );
  const durations = video[0]?.segments.map((segment) => segment.duration) ?? [];
  const index: LiveIndex = {
    duration: durations.reduce((sum, seconds) => sum + seconds, 0),
    targetDuration: Math.ceil(Math.max(...durations)),
    video,
    audio,
  };
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.m3u8') || file.endsWith('.mpd')) rmSync(join(folder, file));
  }
}

function track(name: string, playlist: string): LiveTrack {
  const init = /#EXT-X-MAP:URI="(.*?)"/.exec(playlist)?.[1];
  if (init === undefined) throw new Error(`The playlist of ${name} names no initialisation segment.`);
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\n(.*)/g)].map(([, duration, uri = '']) => ({
    uri,
    duration: Number(duration),
  }));
  return { name, init, segments };
}

/** A value of an HLS attribute list, without its quotes; empty when absent. */
function attribute(list: string, name: string): string {
  const match = new RegExp(`(?:^|,)${name}=(?:"([^"]*)"|([^,]*))`).exec(list);
  return match?.[1] ?? match?.[2] ?? '';
}
