import { View } from '../../../renderer';
import { typedAddress } from '../../domain/address';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { Label } from '../../ui/Label';
import { QrCode } from '../../shell/qr/QrCode';
import { useTheme } from '../../ui/ThemeContext';
import { useSupportFacts } from './DeviceView';
import { FactList } from './FactList';
import { INNER } from './layout';

const QR = 320;
const WORDS_GAP = 48;
const WORDS_W = INNER - QR - WORDS_GAP;

/** The help desk's address as text and QR code, with the facts that support asks for. */
export function ContactView() {
  const text = useText();
  const { colors } = useTheme();
  const helpDesk = useSettings((state) => state.settings?.links.helpDesk ?? null);
  const facts = useSupportFacts();
  return (
    <View flow="column" gap={30}>
      {helpDesk === null ? (
        <Label w={INNER} maxLines={2} color={colors.textOnSettings}>
          {text('settings.noHelpDesk')}
        </Label>
      ) : (
        <HelpDesk url={helpDesk} />
      )}
      <View flow="column">
        <Label color={colors.dimTextOnSettings}>{text('settings.haveReady')}</Label>
        <FactList facts={facts} />
      </View>
    </View>
  );
}

function HelpDesk({ url }: { url: string }) {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View flow="row" gap={WORDS_GAP} align="center">
      <View w={QR} h={QR}>
        <QrCode
          x={0}
          y={0}
          room={QR}
          data={url}
          label={text('settings.helpDesk', { url })}
          testId="help-desk-qr"
        />
      </View>
      <View flow="column" gap={16}>
        <Label type="heading" w={WORDS_W} maxLines={3} color={colors.textOnSettings} testId="help-desk">
          {text('settings.helpDesk', { url: typedAddress(url) })}
        </Label>
        <Label w={WORDS_W} maxLines={3} color={colors.dimTextOnSettings}>
          {text('settings.contactHint')}
        </Label>
      </View>
    </View>
  );
}
