/** What is told of a playback without the screen: its progress to the service, its events to analytics. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useScene } from '../../../renderer';
import { connectAnalytics } from '../../player/playbackAnalytics';
import type { PlaybackController } from '../../player/playbackController';
import { connectProgress } from '../../player/progressReporter';
import { createProgressSaver } from '../../player/progressSaver';
import { useSettings } from '../../session';
import { useServices } from '../../shell/services';

/**
 * Call it after the effect that closes the player, whose clean-up runs first: the events of its end are heard too. And
 * before the effect that starts a title.
 */
export function usePlaybackReports(controller: PlaybackController): void {
  const { clock } = useScene();
  const services = useServices();
  const queryClient = useQueryClient();
  const deviceId = useSettings((state) => state.deviceId);

  useEffect(() => {
    const save = createProgressSaver(services, queryClient);
    return connectProgress(controller, { clock, deviceId, save });
  }, [controller, services, queryClient, clock, deviceId]);

  const { analytics } = services;
  useEffect(() => connectAnalytics(controller, analytics.track), [controller, analytics]);
}
