/** Assets and calls for tests of the player, made by the contract's parser. */
import { parseAsset, parsePlayback } from '../../contract';
import type { Asset, PlaybackItem } from '../../contract';
import type { PlaybackSource } from '../startSequence';

const contents = [
  { slug: 'main', type: 'main', sourceUuid: 'main-content' },
  { slug: 'trailer', type: 'trailer', sourceUuid: 'trailer-content' },
];

/** A movie with main content and a trailer; `changes` are in the service's format. */
export const anAsset = (changes: Record<string, unknown> = {}): Asset =>
  parseAsset(
    { id: 'film', type: 'movie', title: 'Film', watchable: 'yes', contents, ...changes },
    () => undefined,
  );

/** An answer of the playback call; `changes` apply to its first item. */
export const aPlayback = (changes: Record<string, unknown> = {}): PlaybackItem[] =>
  parsePlayback([{ url: '/media/film/manifest.mpd', ...changes }], () => undefined);

/** Calls that answer at once and write to `log`. */
export const createFakeSource = (log: string[], overrides: Partial<PlaybackSource> = {}): PlaybackSource => ({
  fetchAsset: (id) => {
    log.push(`asset ${id}`);
    return Promise.resolve(anAsset({ id }));
  },
  fetchRootAsset: (id) => {
    log.push(`root ${id}`);
    return Promise.resolve(anAsset({ id, type: 'show' }));
  },
  fetchPlayback: (call) => {
    log.push(`playback ${call.assetId} ${call.contentId} ${call.streamType}`);
    return Promise.resolve(aPlayback({ url: `/media/${call.assetId}` }));
  },
  fetchNext: () => Promise.resolve('missing'),
  fetchSimilar: () => Promise.resolve([]),
  fetchSettings: () => Promise.resolve(null),
  fetchResumePoint: () => Promise.resolve(null),
  createId: () => 'playback-1',
  deviceId: 'device-1',
  deviceType: 'TV',
  baseUrl: 'http://service.test',
  ...overrides,
});
