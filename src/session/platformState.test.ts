import { expect, it } from 'vitest';
import { followPlatform } from './platformState';
import { createStores } from './stores';

it('[DEVICE-12, SHELL-28] network, voice guide and captions are as the set says, until it is let go', () => {
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null });
  const listeners: ((on: boolean) => void)[] = [];
  let stopped = 0;
  const watch = (listener: (on: boolean) => void) => {
    listeners.push(listener);
    return () => void (stopped += 1);
  };
  const stop = followPlatform({ watchNetwork: watch, watchVoiceGuide: watch, watchCaptions: watch }, stores);
  const now = () => {
    const { ttsEnabled, ccEnabled } = stores.settings.getState();
    return [stores.network.getState().isNetworkConnected, ttsEnabled, ccEnabled];
  };
  expect(now()).toEqual([true, false, false]);
  for (const tell of listeners) tell(true);
  expect(now()).toEqual([true, true, true]);
  listeners[0]?.(false);
  expect(now()).toEqual([false, true, true]);
  stop();
  expect(stopped).toBe(3);
});
