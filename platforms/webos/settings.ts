/** Settings of an LG television. */
import type { Stop } from '../platform';
import { subscribe } from './bridge';
import type { PalmServiceBridge } from './bridge';

const SETTINGS_CALL = 'luna://com.webos.settingsservice/getSystemSettings';

/** Reports one of the device's options at the first answer and at each change. */
export function watchWebosSetting(
  makeBridge: () => PalmServiceBridge,
  name: string,
  listener: (value: unknown) => void,
): Stop {
  return subscribe(makeBridge, SETTINGS_CALL, { category: 'option', keys: [name] }, ({ settings }) => {
    if (typeof settings === 'object' && settings !== null)
      listener((settings as Readonly<Record<string, unknown>>)[name]);
  });
}
