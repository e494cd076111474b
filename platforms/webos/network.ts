/** LG's connection manager. */
import type { Stop } from '../platform';
import { subscribe } from './bridge';
import type { PalmServiceBridge } from './bridge';

const STATUS_CALL = 'luna://com.palm.connectionmanager/getStatus';

/**
 * Reports the first answer and each change; an answer without the state is ignored. Until the first answer `now` is
 * reported.
 */
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
