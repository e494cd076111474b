/** The playback call: what is asked for a title, and what its answer says. */
import type {
  Asset,
  ContentVariant,
  Frame,
  PlaybackBody,
  PlaybackItem,
  PlaylistEntry,
  StreamType,
} from '../contract';
import type { StreamSource } from './engine';

/** What the viewer chose to play of a title. A live title's main content is its live variant. */
export type PlayableContent = 'main' | 'trailer';

/** All that `POST /asset/{assetId}/playback?contentId={}&streamType={}` carries. */
export interface PlaybackCall {
  assetId: string;
  contentId: string;
  streamType: StreamType;
  body: PlaybackBody;
}

/** Who asks, and under which playback id; the id is one a playback, its retries included. */
export interface PlaybackCaller {
  playbackId: string;
  deviceId: string;
  deviceType: string;
}

/** The variant to play; null when the title has none of that kind. */
export const contentOf = (asset: Asset, content: PlayableContent): ContentVariant | null => {
  const find = (type: ContentVariant['type']): ContentVariant | undefined =>
    asset.contents.find((variant) => variant.type === type);
  if (content === 'trailer') return find('trailer') ?? null;
  const [first, second] = isLiveAsset(asset) ? (['live', 'main'] as const) : (['main', 'live'] as const);
  return find(first) ?? find(second) ?? null;
};

/** Channels are always live; an event is while `live` says so, and is an ordinary recording afterwards. */
const isLiveAsset = (asset: Asset): boolean => asset.live || asset.type === 'live channel';

/** HLS for live, DASH otherwise (PLAYER-03); a trailer of a live title is no live stream. */
export const streamTypeOf = (asset: Asset, variant: ContentVariant): StreamType => {
  if (variant.type === 'trailer') return 'DASH';
  return variant.type === 'live' || isLiveAsset(asset) ? 'HLS' : 'DASH';
};

/** The playback call for one variant of a title. */
export const playbackCall = (
  asset: Asset,
  variant: ContentVariant,
  caller: PlaybackCaller,
): PlaybackCall => ({
  assetId: asset.id,
  contentId: variant.sourceUuid,
  streamType: streamTypeOf(asset, variant),
  body: {
    playbackId: caller.playbackId,
    deviceId: caller.deviceId,
    device: { type: caller.deviceType },
  },
});

/** What the first item of a playback answer gives. */
export interface PlaybackPlan {
  source: StreamSource;
  /** In start order. */
  playlist: PlaylistEntry[];
  frames: Frame[];
}

/**
 * Reads a playback answer; null when it is empty (PLAYER-06). Relative addresses are resolved against `baseUrl`, since a
 * packaged app's own address is a file.
 */
export const readPlayback = (items: readonly PlaybackItem[], baseUrl: string): PlaybackPlan | null => {
  const item = items[0];
  if (!item) return null;
  const absolute = (url: string): string => new URL(url, baseUrl).href;
  return {
    source: {
      url: absolute(item.url),
      licenseUrl: item.licenseUrl === null ? null : absolute(item.licenseUrl),
    },
    playlist: [...item.playlist].sort((a, b) => a.start - b.start),
    frames: item.frames,
  };
};
