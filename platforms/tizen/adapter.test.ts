import { expect, it, vi } from 'vitest';
import { AGENTS, fakePage } from '../testing/fakePage';
import { createTizenPlatform } from './adapter';
import type { TizenNetwork } from './network';

it('[DEVICE-11, DEVICE-12] on Tizen the network state comes from Samsung’s own API', () => {
  let tell = (_state: number): void => {};
  let connected = true;
  const network: TizenNetwork = {
    isConnectedToGateway: () => connected,
    addNetworkStateChangeListener: (listener) => {
      tell = listener;
      return 7;
    },
    removeNetworkStateChangeListener: vi.fn(),
  };
  const { page } = fakePage({ userAgent: AGENTS.tizen, globals: { webapis: { network } }, onLine: false });
  const told: boolean[] = [];
  const stop = createTizenPlatform(page).watchNetwork((now) => told.push(now));
  page.dispatchEvent(new Event('offline'));
  connected = false;
  tell(5);
  stop();
  expect(told).toEqual([true, false]);
  expect(network.removeNetworkStateChangeListener).toHaveBeenCalledWith(7);
});
