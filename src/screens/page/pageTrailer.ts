/** An asset's trailer behind its page: its schedule, its stream and the muted video, put together. */
import type { QueryClient } from '@tanstack/react-query';
import type { RendererContext } from '../../../renderer';
import type { Asset } from '../../contract';
import { playBackgroundVideo } from '../../player/backgroundVideo';
import type { Clock } from '../../domain/clock';
import { PlaybackFailedError } from '../../player/failure';
import type { StageRect } from '../../player/videoElement';
import { contentOf, playbackCall, readPlayback } from '../../player/streamRequest';
import { scheduleTrailer } from '../../player/trailerSchedule';
import type { Services } from '../../shell/services';
import { createPlaybackSource, licenseHeadersOf } from '../../player/playbackSource';

interface PageTrailerOptions {
  asset: Asset;
  rect: StageRect;
  services: Services;
  queryClient: QueryClient;
  deviceId: string;
  clock: Clock;
  focus: Pick<RendererContext['focus'], 'holding' | 'onRelease' | 'subscribe'>;
  /** Whether focus is on the asset. */
  onTitle: () => boolean;
  /** When focus moved last, ms: before this code was there. */
  movedAt: number;
  onFilm: (visible: boolean) => void;
  onProblem: (error: unknown) => void;
}

/** Starts to follow the focus. @returns stops it and frees the decoder */
export function followPageTrailer(options: PageTrailerOptions): () => void {
  const { asset, rect, services, queryClient, deviceId, clock, focus, onTitle, movedAt, onFilm, onProblem } =
    options;
  const variant = contentOf(asset, 'trailer');
  if (variant === null) return () => {};
  const calls = createPlaybackSource(services, queryClient, deviceId);
  const schedule = scheduleTrailer({
    clock,
    heldKey: focus,
    onFilm,
    onProblem,
    begin: (on) =>
      playBackgroundVideo({
        parent: services.videoParent,
        decoder: services.decoder,
        rect,
        licenseHeaders: licenseHeadersOf(services.session),
        async source(signal) {
          const caller = { playbackId: calls.createId(), deviceId, deviceType: calls.deviceType };
          const items = await calls.fetchPlayback(playbackCall(asset, variant, caller), signal);
          const plan = readPlayback(items, calls.baseUrl);
          if (plan === null) throw new PlaybackFailedError({ kind: 'emptyPlayback' });
          return plan.source;
        },
        ...on,
      }),
  });
  const stop = focus.subscribe(() => schedule.focus(onTitle()));
  schedule.focus(onTitle(), movedAt);
  return () => {
    stop();
    schedule.end();
  };
}
