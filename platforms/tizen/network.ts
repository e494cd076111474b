/** Samsung's network API (privilege http://developer.samsung.com/privilege/network.public). */
import { attempt } from '../common/ask';
import { watchOnline } from '../common/network';
import type { PlatformPage } from '../common/page';
import type { Watch } from '../platform';
import type { TizenGlobals } from './api';

/**
 * Reports at once and at each change whether the gateway is reachable. The event only names the change, so the state is
 * read. Where Samsung's API is not there, or not for this application, the browser's events tell [DEVICE-11, DEVICE-12].
 */
export const watchTizenNetwork =
  ({ webapis }: TizenGlobals, page: PlatformPage): Watch =>
  (listener) => {
    const network = webapis?.network;
    const tell = (): void =>
      listener(
        attempt(() => network?.isConnectedToGateway?.() ?? page.navigator.onLine, page.navigator.onLine),
      );
    const id = attempt(() => network?.addNetworkStateChangeListener?.(tell) ?? null, null);
    if (id === null) return watchOnline(page)(listener);
    tell();
    return () => attempt(() => network?.removeNetworkStateChangeListener?.(id), undefined);
  };
