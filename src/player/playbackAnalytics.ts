/**
 * What the product's analytics are told of a playback [ANA-01]: by the controller's events alone, so that an error, a
 * hidden application or another title ends what was begun. Starts and stops of videos, buffering and ads alternate
 * whatever the controller reports [ANA-03].
 */
import { reportedQuality } from '../domain/quality';
import type { ReportedQuality } from '../domain/quality';
import type { PlaybackAnalyticsEvent } from '../telemetry';
import { failureReport } from './failure';
import type { PlaybackController } from './playbackController';
import type { PlaybackEvent, PlayingAd } from './playbackEvents';
import type { PreparedPlayback } from './startSequence';

/** Receives each event; never throws. */
export type Track = (event: PlaybackAnalyticsEvent) => void;

/** A playback whose stream is loaded. */
interface OpenVideo {
  readonly playback: PreparedPlayback;
  /** 'video start' was sent. */
  begun: boolean;
  /** Second of the content that was known last. */
  second: number;
  buffering: boolean;
  quality: ReportedQuality | null;
}

/** An ad that was begun. */
interface OpenAd {
  readonly playback: PreparedPlayback;
  readonly ad: PlayingAd;
}

/** Tracks what `controller` plays. @returns stops it; what is still open is sent as stopped */
export function connectAnalytics(
  controller: Pick<PlaybackController, 'stats' | 'subscribe'>,
  track: Track,
): () => void {
  let video: OpenVideo | null = null;
  let openAd: OpenAd | null = null;

  const idsOf = ({ asset, playbackId }: PreparedPlayback) => ({ assetId: asset.id, playbackId });

  /** The quality of the video now; while an ad plays in its place, and after its engine is gone, the last that is known. */
  function qualityOf(of: OpenVideo): ReportedQuality | null {
    const stats = openAd === null ? controller.stats() : null;
    of.quality = (stats && reportedQuality(stats)) ?? of.quality;
    return of.quality;
  }

  function begin({ playback }: Extract<PlaybackEvent, { type: 'ready' }>): void {
    if (video === null || video.begun || video.playback !== playback) return;
    video.begun = true;
    const state = { ...idsOf(playback), second: video.second, quality: qualityOf(video) };
    track({ name: 'player ready', ...state });
    track({ name: 'video start', ...state });
  }

  function setBuffering(buffering: boolean, second: number): void {
    if (video === null || !video.begun || video.buffering === buffering) return;
    video.buffering = buffering;
    const quality = qualityOf(video);
    track({ name: buffering ? 'buffer start' : 'buffer end', ...idsOf(video.playback), second, quality });
  }

  function seek(from: number, to: number): void {
    if (video === null) return;
    video.second = to;
    if (video.begun) track({ name: 'seek', ...idsOf(video.playback), from, to });
  }

  function stop(second: number): void {
    const quality = video && qualityOf(video);
    endAd('ad stop');
    setBuffering(false, second);
    if (video?.begun === true) track({ name: 'video stop', ...idsOf(video.playback), second, quality });
    video = null;
  }

  function startAd(playback: PreparedPlayback, ad: PlayingAd): void {
    endAd('ad stop');
    openAd = { playback, ad };
    track({ name: 'ad start', ...adOf(openAd) });
  }

  function endAd(name: 'ad end' | 'ad stop'): void {
    if (openAd !== null) track({ name, ...adOf(openAd) });
    openAd = null;
  }

  const adOf = ({ playback, ad }: OpenAd) => ({
    ...idsOf(playback),
    // A query may sign the address for this viewer.
    adId: ad.id.replace(/[?#].*/, ''),
    index: ad.index,
  });

  /** ERR-13, ERR-14. A call that was refused and a title that may not be watched are no failure of the player. */
  function fail({ failure, assetId, playback, position }: Extract<PlaybackEvent, { type: 'failed' }>): void {
    const report = failureReport(failure);
    if (report === null) return;
    const { displayCode: code, severity, status } = report;
    const playbackId = playback?.playbackId ?? null;
    track({ name: 'fail', assetId, playbackId, second: position, code, severity, status });
  }

  const unsubscribe = controller.subscribe((event) => {
    switch (event.type) {
      case 'started':
        stop(video?.second ?? 0);
        video = {
          playback: event.playback,
          begun: false,
          second: event.position,
          buffering: false,
          quality: null,
        };
        return;
      case 'ready':
        return begin(event);
      case 'timeupdate':
        if (video !== null) video.second = event.position;
        return;
      case 'seek':
        return seek(event.from, event.to);
      case 'bufferStart':
      case 'bufferEnd':
        return setBuffering(event.type === 'bufferStart', event.position);
      case 'adStart':
        return startAd(event.playback, event.ad);
      case 'adEnd':
        return endAd('ad end');
      case 'adStop':
        return endAd('ad stop');
      case 'ended':
      case 'closed':
        return stop(event.position);
      case 'failed':
        endAd('ad stop');
        return fail(event);
      default:
    }
  });

  return () => {
    unsubscribe();
    stop(video?.second ?? 0);
  };
}
