/** Samsung's network call (privilege http://developer.samsung.com/privilege/network.public). */
import type { Stop } from '../platform';

/** As much of `webapis.network` as is used. States 4 and 5: the gateway is there, or gone. */
export interface TizenNetwork {
  isConnectedToGateway(): boolean;
  addNetworkStateChangeListener(listener: (state: number) => void): number;
  removeNetworkStateChangeListener(id: number): void;
}

/** The set's call; null in a page that is none of Samsung's, or whose package was not given the privilege. */
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
