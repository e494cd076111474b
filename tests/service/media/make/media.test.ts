import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AD_SECONDS } from '../../catalogue/contents';
import { captions } from './captions';
import type { LiveIndex } from './package';

const MEDIA = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(MEDIA, file), 'utf8');

const times = (vtt: string): string[] => vtt.split('\n').filter((line) => line.includes(' --> '));

/** Every file an HLS playlist names, relative to the media folder. */
function named(playlist: string): string[] {
  const text = read(playlist);
  const uris = [...text.matchAll(/URI="([^"]+)"|^([^#\n].*)$/gm)].map(
    ([, attribute, line]) => attribute ?? line ?? '',
  );
  return uris.map((uri) => join(dirname(playlist), uri));
}

/** Languages of the adaptation sets of a kind, sorted. */
function languages(mpd: string, kind: string): string[] {
  const sets = [...mpd.matchAll(/<AdaptationSet ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const own = sets.filter((attributes) => attributes.includes(`contentType="${kind}"`));
  return own.map((attributes) => /lang="(\w+)"/.exec(attributes)?.[1] ?? '').sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(join(MEDIA, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('committed media', () => {
  it('has a feature of 120 s in five qualities, two sound and two subtitle languages', () => {
    const mpd = read('feature/manifest.mpd');
    const heights = [...mpd.matchAll(/<Representation [^>]*codecs="avc1[^>]*>/g)].map(([tag]) =>
      Number(/ height="(\d+)"/.exec(tag)?.[1]),
    );
    expect(heights.sort((a, b) => a - b)).toEqual([270, 360, 540, 720, 1080]);
    for (const kind of ['audio', 'text']) expect(languages(mpd, kind), kind).toEqual(['en', 'pa']);
    expect(mpd).toContain('mediaPresentationDuration="PT120S"');
    expect(mpd).toContain('http://dashif.org/guidelines/thumbnail_tile');
  });

  it.each(['feature/master.m3u8', 'trailer/master.m3u8', 'ad/master.m3u8'])(
    '%s names nothing that is absent',
    (master) => {
      const playlists = named(master);
      expect(playlists.length).toBeGreaterThan(3);
      const files = playlists.concat(playlists.flatMap(named));
      expect(files.filter((file) => !existsSync(join(MEDIA, file)))).toEqual([]);
    },
  );

  it('has a trailer with a segment, and so a key frame, at each of its cuts', () => {
    const [video = ''] = read('trailer/manifest.mpd').split('contentType="audio"');
    const timeline = [...video.matchAll(/timescale="(\d+)"|<S [^>]*d="(\d+)" r="(\d+)"/g)];
    const scale = Number(timeline[0]?.[1]);
    const segments = timeline.filter(([, , d]) => d).map(([, , d, r]) => [Number(d) / scale, Number(r) + 1]);
    expect(segments).toEqual([
      [3, 8],
      [3, 8],
      [3, 8],
    ]);
  });

  it('[ADS-07] has an advertisement as long as playlists say it is', () => {
    expect(read('ad/manifest.mpd')).toContain(`mediaPresentationDuration="PT${AD_SECONDS}S"`);
    expect(languages(read('ad/manifest.mpd'), 'audio')).toEqual(['en']);
  });

  it('has an encrypted title with its key beside it and in its manifest', () => {
    const { keyId, key } = JSON.parse(read('encrypted/key.json')) as { keyId: string; key: string };
    expect(keyId).toMatch(/^[0-9a-f]{32}$/);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(read('encrypted/manifest.mpd').replaceAll('-', '')).toContain(`cenc:default_KID="${keyId}"`);
  });

  it('has a live loop whose tracks are equally long and whose segments exist', () => {
    const index = JSON.parse(read('live/index.json')) as LiveIndex;
    const tracks = [...index.video, ...index.audio];
    expect(tracks).toHaveLength(3);
    for (const track of tracks) {
      expect(track.segments).toHaveLength(12);
      const seconds = track.segments.reduce((sum, segment) => sum + segment.duration, 0);
      expect(Math.abs(seconds - index.duration)).toBeLessThan(0.2);
      for (const uri of [track.init, ...track.segments.map((segment) => segment.uri)]) {
        expect(existsSync(join(MEDIA, 'live', uri)), uri).toBe(true);
      }
    }
  });

  it('stays under 30 MB', () => {
    const bytes = ['feature', 'encrypted', 'trailer', 'ad', 'live']
      .flatMap(filesIn)
      .reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(30_000_000);
  });
});

describe('captions', () => {
  it('gives both languages the same times', () => {
    expect(times(captions('pa'))).toEqual(times(captions('en')));
    expect(times(captions('en'))[0]).toBe('00:00:02.000 --> 00:00:06.000');
  });
});
