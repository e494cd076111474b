/** What support asks for: the set, its number, the app's version, and whether there is a network just now. */
import { useText } from '../../i18n';
import { useNetwork, useSettings } from '../../session';
import { Facts } from './Facts';
import type { Fact } from './Facts';

export function DeviceView() {
  const text = useText();
  const platform = useSettings((state) => state.platform);
  const connected = useNetwork((state) => state.isNetworkConnected);
  return (
    <Facts
      facts={[
        { id: 'platform', name: text('settings.platform'), value: platform },
        ...useSupportFacts(),
        {
          id: 'network',
          name: text('settings.network'),
          value: text(connected ? 'settings.connected' : 'settings.notConnected'),
        },
      ]}
    />
  );
}

/** What a viewer reads out to the help desk. */
export function useSupportFacts(): readonly Fact[] {
  const text = useText();
  const deviceId = useSettings((state) => state.deviceId);
  const version = useSettings((state) => state.version);
  return [
    { id: 'device-id', name: text('settings.deviceId'), value: deviceId },
    { id: 'version', name: text('settings.version'), value: version },
  ];
}
