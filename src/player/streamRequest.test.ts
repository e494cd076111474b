import { describe, expect, it } from 'vitest';
import { contentOf, playbackCall, readPlayback, streamTypeOf } from './streamRequest';
import { anAsset, aPlayback } from './testing/fakeAssets';
import type { Asset } from '../contract';

const caller = { playbackId: 'p1', deviceId: 'd1', deviceType: 'TV' };
const live = [
  { slug: 'live', type: 'live', sourceUuid: 'live-content' },
  { slug: 'trailer', type: 'trailer', sourceUuid: 'trailer-content' },
];

const typeOf = (asset: Asset, content: 'main' | 'trailer') => {
  const variant = contentOf(asset, content);
  if (!variant) throw new Error('The title has no such content');
  return streamTypeOf(asset, variant);
};

describe('the playback call', () => {
  it('[PLAYER-02] names content and stream type, and carries playback, device and device type', () => {
    const asset = anAsset();
    const variant = contentOf(asset, 'main');
    if (!variant) throw new Error('The movie has no main content');
    expect(playbackCall(asset, variant, caller)).toEqual({
      assetId: 'film',
      contentId: 'main-content',
      streamType: 'DASH',
      body: { playbackId: 'p1', deviceId: 'd1', device: { type: 'TV' } },
    });
  });

  it.each([
    ['movie', anAsset(), 'main', 'DASH'],
    ['episode', anAsset({ type: 'episode' }), 'main', 'DASH'],
    ['trailer', anAsset(), 'trailer', 'DASH'],
    ['channel', anAsset({ type: 'live channel', contents: live }), 'main', 'HLS'],
    ['event on air', anAsset({ type: 'live event', live: true }), 'main', 'HLS'],
    ['live content of any other title', anAsset({ contents: live }), 'main', 'HLS'],
    ['event of the past', anAsset({ type: 'live event', live: false }), 'main', 'DASH'],
    ['trailer of a channel', anAsset({ type: 'live channel', contents: live }), 'trailer', 'DASH'],
  ] as const)('[PLAYER-03] HLS for live, DASH otherwise: %s', (_name, asset, content, type) => {
    expect(typeOf(asset, content)).toBe(type);
  });

  it('has no content to ask for where the title has none', () => {
    expect(contentOf(anAsset({ contents: [] }), 'main')).toBeNull();
    expect(contentOf(anAsset({ contents: [] }), 'trailer')).toBeNull();
  });
});

describe('the playback answer', () => {
  it('[PLAYER-05] gives url, licence, playlist in start order and frames of its first item', () => {
    const items = [
      ...aPlayback({
        url: '/media/film/manifest.mpd',
        licenseUrl: 'https://drm.test/license',
        playlist: [
          { type: 'PLAY_CONTENT', start: 30 },
          { type: 'PLAY_ADS', start: 0, url: '/ads/1.mp4' },
          { type: 'PLAY_ADS', start: 40, url: 'http://' },
        ],
        frames: [{ type: 'intro', start: 5, end: 20, id: 'f' }],
      }),
      ...aPlayback({ url: '/second' }),
    ];
    expect(readPlayback(items, 'http://service.test/api/')).toEqual({
      source: { url: 'http://service.test/media/film/manifest.mpd', licenseUrl: 'https://drm.test/license' },
      playlist: [
        { type: 'PLAY_ADS', start: 0, url: 'http://service.test/ads/1.mp4', duration: null },
        { type: 'PLAY_CONTENT', start: 30, url: null, duration: null },
        { type: 'PLAY_ADS', start: 40, url: null, duration: null },
      ],
      frames: [{ type: 'intro', start: 5, end: 20, id: 'f' }],
    });
  });

  it('[PLAYER-05] without a licence server has none', () => {
    expect(readPlayback(aPlayback(), 'http://service.test')?.source.licenseUrl).toBeNull();
  });

  it('[PLAYER-06] is nothing when it is empty', () => {
    expect(readPlayback([], 'http://service.test')).toBeNull();
  });
});
