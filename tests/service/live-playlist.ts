/**
 * The live channel: a recorded minute played round and round by the clock. No process makes it; the playlists of any moment
 * follow from the time alone, so every viewer and every restart sees the same programme.
 */
import type { LiveIndex, LiveTrack } from './media/make/package';

/** Segments a playlist shows; of four seconds each they make a window of 32 s. */
const WINDOW = 8;

/** The master playlist; each track's own playlist stands beside it as {name}.m3u8. */
export function masterPlaylist({ video, audio }: LiveIndex): string {
  const sounds = audio.map(
    ({ name, language, label }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",LANGUAGE="${language}",NAME="${label}",DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${name}.m3u8"`,
  );
  const group = audio.length > 0 ? ',AUDIO="audio"' : '';
  const pictures = video.map(
    ({ name, bandwidth, resolution, codecs, frameRate }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},CODECS="${codecs}",FRAME-RATE=${frameRate}${group}\n${name}.m3u8`,
  );
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sounds, ...pictures, ''].join(
    '\n',
  );
}

/** The track of that name, or null. */
export function trackOf({ video, audio }: LiveIndex, name: string): LiveTrack | null {
  return [...video, ...audio].find((track) => track.name === name) ?? null;
}

/**
 * A track's playlist at `now`, milliseconds since 1970. All tracks keep the step of the channel, not of their own durations:
 * sound and picture of one round differ by a fraction of a frame, and over the years since 1970 that would put them hours apart.
 */
export function livePlaylist(index: LiveIndex, track: LiveTrack, now: number): string {
  const count = track.segments.length;
  const step = index.duration / count;
  const first = Math.floor(now / 1000 / step) - WINDOW;
  const map = `#EXT-X-MAP:URI="${track.init}"`;
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${index.targetDuration}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Marks that have left the window: each round begins with one, and the window's own first segment still shows its.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / count)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    map,
  ];
  for (let number = first; number < first + WINDOW; number += 1) {
    const segment = track.segments[number % count];
    if (!segment) continue;
    if (number % count === 0) lines.push('#EXT-X-DISCONTINUITY', map);
    lines.push(
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(number * step * 1000).toISOString()}`,
      `#EXTINF:${segment.duration.toFixed(6)},`,
      segment.uri,
    );
  }
  return `${lines.join('\n')}\n`;
}
