/**
 * Titles whose playback is broken: playlists out of order, frames that overlap, next titles that are not there, streams that
 * lack what the contract promises. Each has a detail page and plays the two minutes of film; none is in the catalogue or on a
 * page. A guest may play all of them.
 */
import { adAt, FEATURE_SECONDS } from './contents';
import { odd } from './hostile';
import { HOSTILE_STREAMS } from './hostile-streams';

type Fields = Readonly<Record<string, unknown>>;

/** A broken title: what it is, and the first item of its playback. */
export interface HostileTitle {
  readonly asset: Fields;
  readonly playback: Fields;
  /** The title that `GET /asset/{id}/next` is to give; null when there is none. */
  readonly nextId: string | null;
}

/** Where nothing is: neither a title nor a file. */
const NOWHERE = 'hostile-nowhere';
const CONTENT = { type: 'PLAY_CONTENT', start: 0 };

/** By id. `origin` as for all addresses. */
export function hostileTitles(origin: string): ReadonlyMap<string, HostileTitle> {
  const ad = adAt(origin, 'manifest.mpd');
  const stream = (folder: string): string => `${origin}${folder}/manifest.mpd`;
  const make = (
    id: string,
    { asset = {}, playback = {}, nextId = null }: Partial<HostileTitle>,
  ): [string, HostileTitle] => [
    id,
    {
      asset: odd(origin, id, {
        duration: FEATURE_SECONDS,
        frames: playback['frames'] ?? [],
        ...(nextId === null ? {} : { nextAsset: { uuid: nextId, name: nextId } }),
        ...asset,
      }),
      playback: { url: stream('/media/feature'), playlist: [CONTENT], frames: [], ...playback },
      nextId,
    },
  ];
  const ads = (start: number, fields: Fields = {}): Fields => ({ type: 'PLAY_ADS', start, ...ad, ...fields });
  const content = (start: number): Fields => ({ ...CONTENT, start });
  const playlist = (id: string, ...entries: unknown[]) => make(id, { playback: { playlist: entries } });
  const frames = (id: string, ...list: unknown[]) => make(id, { playback: { frames: list } });
  const frame = (type: string, start: number, end: number): Fields => ({
    type,
    start,
    end,
    id: `${type}-${start}`,
  });
  const next = (id: string, nextId: string) =>
    make(id, { nextId, playback: { frames: [frame('captions/credits', 100, FEATURE_SECONDS)] } });

  return new Map([
    playlist('hostile-playlist-unordered', ads(60), content(60), content(0), ads(20), content(20)),
    playlist('hostile-playlist-empty'),
    playlist('hostile-playlist-ads-only', ads(0)),
    playlist('hostile-playlist-two-ads', content(0), ads(20), ads(20), content(20)),
    playlist('hostile-playlist-ad-at-start', ads(0), content(0)),
    playlist('hostile-playlist-ad-past-end', content(0), ads(500), content(500)),
    playlist('hostile-playlist-no-url', content(0), ads(20, { url: null }), content(20)),
    playlist(
      'hostile-playlist-ad-missing',
      content(0),
      ads(20, { url: stream(`/media/${NOWHERE}`) }),
      content(20),
    ),
    playlist(
      'hostile-playlist-junk',
      null,
      7,
      { type: 'PLAY_DEAD', start: 3 },
      content(0),
      ads(-5),
      ads(20, { start: 'soon' }),
    ),

    frames('hostile-frames-overlap', frame('recap', 0, 20), frame('intro', 10, 30), frame('intro', 10, 30)),
    frames('hostile-frames-reversed', frame('intro', 30, 10)),
    frames('hostile-frames-empty', frame('intro', 10, 10)),
    frames('hostile-frames-past-end', frame('captions/credits', 110, 500), frame('intro', 300, 310)),
    frames('hostile-frames-unknown', frame('advert', 5, 15), null, 7, { type: 'intro' }),
    frames('hostile-frames-before-start', frame('intro', -10, 10)),
    frames('hostile-frames-whole', frame('captions/credits', 0, FEATURE_SECONDS)),

    next('hostile-next-missing', NOWHERE),
    next('hostile-next-self', 'hostile-next-self'),
    // For the highest plan alone.
    next('hostile-next-blocked', 'nightjar'),
    next('hostile-next-empty', 'thirteenth-bell'),

    make('hostile-duration-zero', { asset: { duration: 0 } }),
    make('hostile-duration-text', { asset: { duration: 'NaN' } }),
    make('hostile-duration-negative', { asset: { duration: -120 } }),
    make('hostile-duration-forty-hours', { asset: { duration: 40 * 3600 } }),

    ...HOSTILE_STREAMS.map((name) =>
      make(`hostile-stream-${name}`, { playback: { url: `${origin}/api/manifest/hostile/${name}.mpd` } }),
    ),
  ]);
}
