/** What plays, from the element and Shaka, for the figures over the picture and for events. */
import type shaka from 'shaka-player';
import type { EngineStats } from './engine';

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Zero is Shaka's value before it knows one, and the element's before its first picture. */
const known = (value: number): number | null => (value > 0 ? finite(value) : null);

/** Seconds from `position` to the end of the buffered range that holds it. */
const bufferAheadOf = (ranges: TimeRanges, position: number): number => {
  for (let index = 0; index < ranges.length; index++) {
    const end = ranges.end(index);
    if (ranges.start(index) <= position && position < end) return end - position;
  }
  return 0;
};

/** The current figures; those of the network and the stream are null without a player. */
export const statsOf = (video: HTMLVideoElement, player: shaka.Player | null): EngineStats => {
  // Televisions before 2018 lack it.
  const frames = 'getVideoPlaybackQuality' in video ? video.getVideoPlaybackQuality() : null;
  const stats = player?.getStats();
  return {
    width: known(video.videoWidth),
    height: known(video.videoHeight),
    bitrate: known(stats?.streamBandwidth ?? 0),
    bandwidth: known(stats?.estimatedBandwidth ?? 0),
    bufferAhead: bufferAheadOf(video.buffered, video.currentTime),
    droppedFrames: finite(frames?.droppedVideoFrames ?? NaN),
    decodedFrames: finite(frames?.totalVideoFrames ?? NaN),
    keySystem: player?.keySystem() || null,
    liveLatency: player?.isLive() ? finite(stats?.liveLatency ?? NaN) : null,
  };
};
