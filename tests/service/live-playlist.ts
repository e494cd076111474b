/**
 * The live channels: a recorded minute played round and round by the clock. No process makes it; the playlists of any moment
 * follow from the time alone, so every viewer and every restart sees the same programme. Two forms of it differ in how many
 * segments their playlists show.
 */
import type { LiveIndex, LiveTrack } from './media/make/package';

/** A form of the channel: the first part of its playlists' names, and the segments they show. */
interface LiveForm {
  readonly prefix: string;
  readonly segments: number;
}

/**
 * Players stay three segments behind the newest (RFC 8216, 6.3.3), so that of eight segments of four seconds 20 s can be
 * sought in, and of four 4 s: less than one step of the remote [SEEK-10].
 */
const FORMS: readonly LiveForm[] = [
  { prefix: 'edge-', segments: 4 },
  { prefix: '', segments: 8 },
];

/**
 * The playlist of a name at `now`, milliseconds since 1970, or null when there is none of that name: 'master' and the tracks'
 * names with a window, the same after 'edge-' without one.
 */
export function playlistNamed(index: LiveIndex, name: string, now: number): string | null {
  const form = FORMS.find(({ prefix }) => name.startsWith(prefix));
  if (!form) return null;
  const rest = name.slice(form.prefix.length);
  if (rest === 'master') return masterPlaylist(index, form.prefix);
  const track = [...index.video, ...index.audio].find((one) => one.name === rest);
  return track ? livePlaylist(index, track, now, form.segments) : null;
}

/** Each track's own playlist stands beside it as {prefix}{name}.m3u8. */
function masterPlaylist({ video, audio }: LiveIndex, prefix: string): string {
  const sounds = audio.map(
    ({ name, language, label }, index) =>
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",LANGUAGE="${language}",NAME="${label}",DEFAULT=${index === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${prefix}${name}.m3u8"`,
  );
  const group = audio.length > 0 ? ',AUDIO="audio"' : '';
  const pictures = video.map(
    ({ name, bandwidth, resolution, codecs, frameRate }) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution},CODECS="${codecs}",FRAME-RATE=${frameRate}${group}\n${prefix}${name}.m3u8`,
  );
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sounds, ...pictures, ''].join(
    '\n',
  );
}

/**
 * All tracks keep the step of the channel, not of their own durations: sound and picture of one round differ by a fraction
 * of a frame, and over the years since 1970 that would put them hours apart.
 */
function livePlaylist(index: LiveIndex, track: LiveTrack, now: number, shown: number): string {
  const count = track.segments.length;
  const step = index.duration / count;
  const first = Math.floor(now / 1000 / step) - shown;
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
  for (let number = first; number < first + shown; number += 1) {
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
