/** The playback call: its request for an asset, and its answer. */
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

/** The content of an asset to play. The main content of a live asset is its live variant. */
export type PlayableContent = 'main' | 'trailer';

/** The parameters of `POST /asset/{assetId}/playback?contentId={}&streamType={}`. */
export interface PlaybackCall {
  assetId: string;
  contentId: string;
  streamType: StreamType;
  body: PlaybackBody;
}

/** Identification of the caller. `playbackId` is the same for all retries of a playback. */
export interface PlaybackCaller {
  playbackId: string;
  deviceId: string;
  deviceType: string;
}

/** The variant to play; null when the asset has none of that kind. */
export const contentOf = (asset: Asset, content: PlayableContent): ContentVariant | null => {
  const find = (type: ContentVariant['type']): ContentVariant | undefined =>
    asset.contents.find((variant) => variant.type === type);
  if (content === 'trailer') return find('trailer') ?? null;
  const [first, second] = isLiveAsset(asset) ? (['live', 'main'] as const) : (['main', 'live'] as const);
  return find(first) ?? find(second) ?? null;
};

/** A live channel is always live; an event only while `live` is set, afterwards it is a recording. */
const isLiveAsset = (asset: Asset): boolean => asset.live || asset.type === 'live channel';

/** HLS for live, DASH otherwise (PLAYER-03); the trailer of a live asset is not a live stream. */
export const streamTypeOf = (asset: Asset, variant: ContentVariant): StreamType => {
  if (variant.type === 'trailer') return 'DASH';
  return variant.type === 'live' || isLiveAsset(asset) ? 'HLS' : 'DASH';
};

/** The playback call for one variant of an asset. */
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

/** The data of a playback answer's first item. */
export interface PlaybackPlan {
  source: StreamSource;
  /** In start order. An ad whose address cannot be read has none. */
  playlist: PlaylistEntry[];
  frames: Frame[];
}

/**
 * Reads a playback answer; null when it is empty (PLAYER-06). Relative addresses are resolved against `baseUrl`,
 * because a packaged app's own address is a file.
 */
export const readPlayback = (items: readonly PlaybackItem[], baseUrl: string): PlaybackPlan | null => {
  const item = items[0];
  if (!item) return null;
  const absolute = (url: string): string => new URL(url, baseUrl).href;
  const adAddress = (url: string): string | null => {
    try {
      return absolute(url);
    } catch {
      // Not an address: the title plays without that ad.
      return null;
    }
  };
  return {
    source: {
      url: absolute(item.url),
      licenseUrl: item.licenseUrl === null ? null : absolute(item.licenseUrl),
    },
    playlist: [...item.playlist]
      .sort((a, b) => a.start - b.start)
      .map((entry) => ({ ...entry, url: entry.url === null ? null : adAddress(entry.url) })),
    frames: item.frames,
  };
};
