/** The help desk, for reading and for a phone's camera, with what it will ask for. */
import { View } from '../../../renderer';
import { typedAddress } from '../../domain/address';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Label } from '../../ui/Label';
import { QrCode } from '../../ui/qr/QrCode';
import { useTheme } from '../../ui/ThemeContext';
import { useSupportFacts } from './DeviceView';
import { Facts } from './Facts';
import { INNER } from './layout';

const QR = 320;

export function ContactView() {
  const text = useText();
  const { colors } = useTheme();
  const helpDesk = useSettings((state) => state.settings?.links.helpDesk ?? null);
  const facts = useSupportFacts();
  return (
    <View flow="column" gap={36}>
      <Label w={INNER} maxLines={2} color={colors.dimTextOnSettings}>
        {text(helpDesk === null ? 'settings.noHelpDesk' : 'settings.contactHint')}
      </Label>
      {helpDesk !== null && (
        <View flow="row" gap={48} align="center">
          <View w={QR} h={QR}>
            <QrCode
              x={0}
              y={0}
              room={QR}
              data={helpDesk}
              label={text('settings.helpDesk', { url: helpDesk })}
              testId="help-desk-qr"
            />
          </View>
          <Label
            type="heading"
            w={INNER - QR - 48}
            maxLines={3}
            color={colors.textOnSettings}
            testId="help-desk"
          >
            {text('settings.helpDesk', { url: typedAddress(helpDesk) })}
          </Label>
        </View>
      )}
      <Facts facts={facts} />
    </View>
  );
}
