import { useText } from '../../i18n';
import { useNetwork, useSettings } from '../../session';
import { useClassFacts } from './classFacts';
import { FactList } from './FactList';
import type { SettingsFact } from './FactList';

/** Ten lines fit into the panel: a set may tell its model too. Whole pixels at 1280x720. */
const LINE_H = 63;

/** The facts that support asks for: device, device id, app version, what the set can do, and whether there is a network. */
export function DeviceView() {
  const text = useText();
  const platform = useSettings((state) => state.platform);
  const connected = useNetwork((state) => state.isNetworkConnected);
  return (
    <FactList
      lineHeight={LINE_H}
      facts={[
        { id: 'platform', name: text('settings.platform'), value: platform },
        ...useSupportFacts(),
        ...useClassFacts(),
        {
          id: 'network',
          name: text('settings.network'),
          value: text(connected ? 'settings.connected' : 'settings.notConnected'),
        },
      ]}
    />
  );
}

/** The facts that a viewer reads out to the help desk. */
export function useSupportFacts(): readonly SettingsFact[] {
  const text = useText();
  const deviceId = useSettings((state) => state.deviceId);
  const version = useSettings((state) => state.version);
  return [
    { id: 'device-id', name: text('settings.deviceId'), value: deviceId },
    { id: 'version', name: text('settings.version'), value: version },
  ];
}
