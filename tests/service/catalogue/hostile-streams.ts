/** The committed film with manifests and subtitles that are broken each in one way. */

/** What can be wrong with a stream. `html` is the page of a hotel's network in place of a manifest. */
export const HOSTILE_STREAMS = [
  'html',
  'tracks-without-language',
  'cues-thousand',
  'cues-broken',
  'thumbnails-missing',
  'thumbnails-odd',
] as const;
export type HostileStream = (typeof HOSTILE_STREAMS)[number];

/** Cues of 'cues-thousand': ten a second, in the film's first 100 s. */
export const MANY_CUES = 1000;

/**
 * The manifest of a broken stream. `mpd` is the film's own, `base` the address its files are relative to, `texts` the address
 * of `hostileCues`.
 */
export function hostileManifest(name: HostileStream, mpd: string, base: string, texts: string): string {
  const placed = mpd.replace('<Period', `<BaseURL>${base}</BaseURL><Period`);
  switch (name) {
    case 'html':
      return '<!doctype html><html><title>Welcome</title><p>Sign in to use this network.</p></html>';
    case 'tracks-without-language':
      return placed.replaceAll(/ lang="\w+"/g, '').replaceAll(/\s*<Label>.*?<\/Label>/g, '');
    case 'cues-thousand':
    case 'cues-broken':
      return placed.replaceAll(/<BaseURL>text-\w+\.vtt/g, `<BaseURL>${texts}`);
    case 'thumbnails-missing':
      return placed.replace('media="storyboard.jpg"', 'media="nothing.jpg"');
    case 'thumbnails-odd':
      // Neither the tiles nor the size are the picture's.
      return placed
        .replace(/(thumbnail_tile" value=)"\w+"/, '$1"0x7"')
        .replace(/(id="storyboard" bandwidth="\d+" width=)"\d+" height="\d+"/, '$1"1" height="99999"');
  }
}

/** The subtitles of a broken stream, as WebVTT. */
export function hostileCues(name: HostileStream): string {
  return `WEBVTT\n\n${name === 'cues-thousand' ? manyCues() : BROKEN_CUES}`;
}

function manyCues(): string {
  const stamp = (tenths: number): string =>
    `00:${String(Math.floor(tenths / 600)).padStart(2, '0')}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}00`;
  return Array.from(
    { length: MANY_CUES },
    (_, at) => `${stamp(at)} --> ${stamp(at + 1)}\nCue ${at + 1}\n`,
  ).join('\n');
}

/** Reversed, without an end, of no length, overlapping, unclosed, past the end, empty, and one that is whole. */
const BROKEN_CUES = [
  '00:00:09.000 --> 00:00:04.000\nReversed',
  '00:00:05.000 -->\nWithout an end',
  '00:00:06.000 --> 00:00:06.000\nOf no length',
  '00:00:02.000 --> 00:01:00.000\n<i>Unclosed <b>and <c.colour',
  '00:00:03.000 --> 00:00:08.000 line:-400% position:900% size:x\nOff the picture',
  '00:00:03.000 --> 00:00:08.000\n',
  'not a time --> nor this\nWithout times',
  '01:00:00.000 --> 01:00:05.000\nPast the end',
  '00:00:10.000 --> 00:00:14.000\nWhole',
  '',
].join('\n\n');
