/** Samsung's network API (privilege http://developer.samsung.com/privilege/network.public). */
import type { Stop } from '../platform';

/**
 * The members of `webapis.network` that are used. The listener's argument only names the change, so
 * `isConnectedToGateway` is read instead.
 */
export interface TizenNetwork {
  isConnectedToGateway(): boolean;
  addNetworkStateChangeListener(listener: (state: number) => void): number;
  removeNetworkStateChangeListener(id: number): void;
}

/** Samsung's API; null on any other platform. */
export function tizenNetwork(globals: Readonly<Record<string, unknown>>): TizenNetwork | null {
  const { webapis } = globals as { readonly webapis?: { readonly network?: TizenNetwork } };
  return typeof webapis?.network?.addNetworkStateChangeListener === 'function' ? webapis.network : null;
}

/** Reports at once and at each change whether the gateway is reachable. */
export function watchTizenNetwork(network: TizenNetwork, listener: (connected: boolean) => void): Stop {
  const tell = (): void => listener(network.isConnectedToGateway());
  tell();
  const id = network.addNetworkStateChangeListener(tell);
  return () => network.removeNetworkStateChangeListener(id);
}
