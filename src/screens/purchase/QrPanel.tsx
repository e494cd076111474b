import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { QrCode } from '../../ui/qr/QrCode';
import { Spinner } from '../../ui/Spinner';
import { useTheme } from '../../ui/ThemeContext';

interface QrPanelProps {
  x: number;
  y: number;
  /** Side of the QR code's background, stage pixels. */
  room: number;
  agreed: boolean;
  /** null while loading. */
  link: string | null;
}

const PAD = 48;
/** How far the texts below may extend past the code on either side, stage pixels. */
const WIDER = 50;

/** The panel on the right: why there is no QR code yet, or the code and what happens after it is scanned. */
export function QrPanel({ x, y, room, agreed, link }: QrPanelProps) {
  const text = useText();
  const { colors } = useTheme();
  return (
    <>
      <QrCode x={x} y={y} room={room} data={link} label={text('plans.scan')} testId="checkout-qr" />
      {!agreed && (
        <View x={x} y={y} w={room} h={room} flow="column" align="center" justify="center">
          <Label
            role="status"
            testId="terms-required"
            w={room - 2 * PAD}
            maxLines={4}
            textAlign="center"
            size={30}
            lineHeight={42}
            color={colors.onPlaceholder}
          >
            {text('validation.termsRequired')}
          </Label>
        </View>
      )}
      {agreed && link === null && (
        <Spinner x={x + room / 2} y={y + room / 2} what={text('plans.codeAwaited')} />
      )}
      {link !== null && (
        <View x={x - WIDER} y={y + room + 32} flow="column" gap={8} role="status" label={text('plans.scan')}>
          <Label weight={700} w={room + 2 * WIDER} maxLines={2} textAlign="center">
            {text('plans.scan')}
          </Label>
          <Label type="label" dim w={room + 2 * WIDER} maxLines={2} textAlign="center">
            {text('plans.goesOn')}
          </Label>
        </View>
      )}
    </>
  );
}
