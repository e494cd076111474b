import { View } from '../../../renderer';
import { typedAddress } from '../../domain/address';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { QrCode } from '../../shell/qr/QrCode';
import { Spinner } from '../../ui/Spinner';
import { useTheme } from '../../ui/ThemeContext';

interface QrPanelProps {
  x: number;
  y: number;
  /** Side of the QR code's background, stage pixels. */
  room: number;
  /** What is paid, such as '299.00 INR a month'. */
  amount: string;
  agreed: boolean;
  /** null while loading. */
  link: string | null;
}

/** How far the texts may extend past the code on either side, stage pixels. */
const WIDER = 50;
/** From the amount's top to the code. */
const AMOUNT_H = 88;
const GAP = 24;

/** The panel on the right: the amount, why there is no QR code yet or the code, its address, and what is awaited. */
export function QrPanel({ x, y, room, amount, agreed, link }: QrPanelProps) {
  const text = useText();
  const { colors } = useTheme();
  const w = room + 2 * WIDER;
  return (
    <>
      <Label type="title" testId="amount" x={x - WIDER} y={y - AMOUNT_H} w={w} textAlign="center">
        {amount}
      </Label>
      <QrCode
        x={x}
        y={y}
        room={room}
        data={link}
        missing={agreed ? null : text('validation.termsRequired')}
        label={text('plans.scan')}
        testId="checkout-qr"
      />
      {agreed && link === null && (
        <Spinner x={x + room / 2} y={y + room / 2} what={text('plans.codeAwaited')} />
      )}
      {link !== null && (
        <View
          x={x - WIDER}
          y={y + room + GAP}
          flow="column"
          gap={GAP}
          role="status"
          label={text('plans.scan')}
        >
          <View flow="column" gap={8}>
            <Label weight={700} w={w} maxLines={2} textAlign="center">
              {text('plans.scan')}
            </Label>
            <Label type="label" testId="checkout-address" dim w={w} maxLines={2} textAlign="center">
              {typedAddress(link)}
            </Label>
          </View>
          <View flow="column" gap={8}>
            <Label weight={700} testId="waiting" w={w} textAlign="center" color={colors.accentText}>
              {text('plans.waiting')}
            </Label>
            <Label type="label" dim w={w} maxLines={2} textAlign="center">
              {text('plans.goesOn')}
            </Label>
          </View>
        </View>
      )}
    </>
  );
}
