/**
 * What Samsung's home screen and search hand over: an application control, whose datum PAYLOAD has what the application gave them.
 * https://developer.samsung.com/smarttv/develop/guides/smart-hub-preview/implementing-public-preview.html
 */
import { attempt } from '../common/ask';
import { launchRequestOf } from '../common/launch';
import type { LaunchRequest } from '../common/launch';
import type { PlatformPage } from '../common/page';
import type { Stop } from '../platform';
import type { TizenGlobals } from './api';

/** The request of the present application control; null where there is none, or none that leads to a title. */
export function requestedLaunch({ tizen }: TizenGlobals): LaunchRequest | null {
  return attempt(() => {
    const requested = tizen?.application?.getCurrentApplication?.().getRequestedAppControl();
    const payload = requested?.appControl.data.find(({ key }) => key === 'PAYLOAD');
    return launchRequestOf(payload?.value[0]);
  }, null);
}

/** Reports each later application control: the set asks a running application by an event of the window. */
export function watchRequestedLaunch(
  globals: TizenGlobals,
  page: PlatformPage,
  listener: (request: LaunchRequest | null) => void,
): Stop {
  const tell = (): void => listener(requestedLaunch(globals));
  page.addEventListener('appcontrol', tell);
  return () => page.removeEventListener('appcontrol', tell);
}
