/** The device's state (network, voice guide, captions), kept in the stores as it changes [SHELL-28, DEVICE-12]. */
import type { Platform } from '../../platforms';
import type { Stores } from './stores';

/** @returns stops it */
export function followPlatform(
  platform: Pick<Platform, 'watchNetwork' | 'watchVoiceGuide' | 'watchCaptions'>,
  { network, settings }: Pick<Stores, 'network' | 'settings'>,
): () => void {
  const stops = [
    platform.watchNetwork((isNetworkConnected) => network.setState({ isNetworkConnected })),
    platform.watchVoiceGuide((ttsEnabled) => settings.setState({ ttsEnabled })),
    platform.watchCaptions((ccEnabled) => settings.setState({ ccEnabled })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
