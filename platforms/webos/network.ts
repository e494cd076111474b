/** LG's connection manager. */
import type { Stop } from '../platform';
import { subscribe } from './bridge';
import type { PalmServiceBridge } from './bridge';

const STATUS_CALL = 'luna://com.palm.connectionmanager/getStatus';

/** Tells at the first answer and at each change; one that does not say changes nothing. `now` is told until then. */
export function watchWebosNetwork(
  makeBridge: () => PalmServiceBridge,
  now: boolean,
  listener: (connected: boolean) => void,
): Stop {
  listener(now);
  return subscribe(makeBridge, STATUS_CALL, {}, ({ isInternetConnectionAvailable: available }) => {
    if (typeof available === 'boolean') listener(available);
  });
}
