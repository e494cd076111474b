/** Samsung's network call (privilege http://developer.samsung.com/privilege/network.public). */
import type { Stop } from '../platform';

/** As much of `webapis.network` as is used. The listener's argument names the change; the question below is asked instead. */
export interface TizenNetwork {
  isConnectedToGateway(): boolean;
  addNetworkStateChangeListener(listener: (state: number) => void): number;
  removeNetworkStateChangeListener(id: number): void;
}

/** The set's call; null in a page that is none of Samsung's. */
export function tizenNetwork(globals: Readonly<Record<string, unknown>>): TizenNetwork | null {
  const { webapis } = globals as { readonly webapis?: { readonly network?: TizenNetwork } };
  return typeof webapis?.network?.addNetworkStateChangeListener === 'function' ? webapis.network : null;
}

/** Tells now and at each change whether the gateway is reached. */
export function watchTizenNetwork(network: TizenNetwork, listener: (connected: boolean) => void): Stop {
  const tell = (): void => listener(network.isConnectedToGateway());
  tell();
  const id = network.addNetworkStateChangeListener(tell);
  return () => network.removeNetworkStateChangeListener(id);
}
