import type shaka from 'shaka-player';
import { describe, expect, it } from 'vitest';
import { statsOf } from './shakaStats';

const videoWith = (changes: object): HTMLVideoElement => {
  const ranges: [number, number][] = [
    [0, 10],
    [20, 34],
  ];
  const element = {
    videoWidth: 1280,
    videoHeight: 720,
    currentTime: 22,
    buffered: {
      length: ranges.length,
      // As an element does, it throws past the last range.
      start: (index: number) => ranges[index]![0],
      end: (index: number) => ranges[index]![1],
    },
    getVideoPlaybackQuality: () => ({ droppedVideoFrames: 3, totalVideoFrames: 500 }),
    ...changes,
  };
  return element as unknown as HTMLVideoElement;
};
const playerWith = (stats: object, live = false): shaka.Player =>
  ({
    getStats: () => ({ streamBandwidth: 300_000, estimatedBandwidth: 9e6, liveLatency: 13, ...stats }),
    keySystem: () => '',
    isLive: () => live,
  }) as unknown as shaka.Player;

describe('the figures of what plays', () => {
  it('are those of the element and of Shaka', () => {
    expect(statsOf(videoWith({}), playerWith({}))).toEqual({
      width: 1280,
      height: 720,
      bitrate: 300_000,
      bandwidth: 9e6,
      bufferAhead: 12,
      droppedFrames: 3,
      decodedFrames: 500,
      keySystem: null,
      liveLatency: null,
    });
    expect(statsOf(videoWith({}), playerWith({}, true)).liveLatency).toBe(13);
  });

  it('are unknown where there is no picture, no player or no number', () => {
    const blank = { videoWidth: 0, videoHeight: 0, getVideoPlaybackQuality: () => ({}) };
    const unknown = { width: null, height: null, bitrate: null, droppedFrames: null, decodedFrames: null };
    expect(statsOf(videoWith(blank), null)).toMatchObject({ ...unknown, bandwidth: null, keySystem: null });
    expect(statsOf(videoWith(blank), playerWith({ streamBandwidth: NaN }))).toMatchObject(unknown);
  });

  it('have no frames in a browser that does not count them', () => {
    const old = videoWith({});
    Reflect.deleteProperty(old, 'getVideoPlaybackQuality');
    expect(statsOf(old, null)).toMatchObject({ droppedFrames: null, decodedFrames: null });
  });

  it.each([
    [10, 0],
    [15, 0],
    [9, 1],
    [20, 14],
    [33.5, 0.5],
    [40, 0],
  ])('at second %s have %s s of buffer ahead', (currentTime, bufferAhead) => {
    expect(statsOf(videoWith({ currentTime }), null).bufferAhead).toBe(bufferAhead);
  });
});
