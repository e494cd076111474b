/** LG's connection manager. */
import { watchOnline } from '../common/network';
import type { PlatformPage } from '../common/page';
import type { Watch } from '../platform';
import { subscribe } from './bridge';
import type { PalmServiceBridge } from './bridge';

const STATUS_CALL = 'luna://com.palm.connectionmanager/getStatus';

/**
 * Reports the browser's state at once and at its events, until the first answer of the manager: from then on the manager tells, as
 * the browser takes a router for the internet. An answer without the state is ignored [DEVICE-11, DEVICE-12].
 */
export const watchWebosNetwork =
  (makeBridge: () => PalmServiceBridge, page: PlatformPage): Watch =>
  (listener) => {
    let answered = false;
    const stopEvents = watchOnline(page)((online) => {
      if (!answered) listener(online);
    });
    const stop = subscribe(makeBridge, STATUS_CALL, {}, ({ isInternetConnectionAvailable: available }) => {
      if (typeof available !== 'boolean') return;
      answered = true;
      listener(available);
    });
    return () => {
      stopEvents();
      stop();
    };
  };
