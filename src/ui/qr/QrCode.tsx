import { useMemo } from 'react';
import { Image, View, useScene } from '../../../renderer';
import { WHITE } from '../../theme';
import { Label } from '../Label';
import { useTheme } from '../ThemeContext';
import { qrImage } from './qr';

interface QrCodeProps {
  x: number;
  y: number;
  /** The content of the code; null without one. */
  data: string | null;
  /** Why there is no code, said on the background instead of it. Default: nothing, for one on its way. */
  missing?: string | null;
  /**
   * Side of the background with the quiet zone, stage pixels. A long address may need more; the background grows
   * about its centre.
   */
  room: number;
  label: string;
  testId?: string;
}

/** From the text about a missing code to the edges of the background. */
const PAD = 48;

/**
 * A QR code, dark on a light background with the quiet zone whatever the theme: phones do not read inverted codes.
 */
export function QrCode({ x, y, data, missing = null, room, label, testId }: QrCodeProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const image = useMemo(
    () => (data === null ? null : qrImage(data, room, resolution)),
    [data, room, resolution],
  );
  const boxSide = Math.max(room, image?.sideWithQuietZone ?? 0);
  const growth = (boxSide - room) / 2;
  const inset = image === null ? 0 : Math.floor((boxSide - image.side) / 2);
  return (
    <View
      x={x - growth}
      y={y - growth}
      w={boxSide}
      h={boxSide}
      radius={radius}
      color={image === null ? colors.placeholder : WHITE}
    >
      {image !== null && (
        <Image
          x={inset}
          y={inset}
          w={image.side}
          h={image.side}
          placeholder={0}
          src={image.src}
          role="image"
          label={label}
          testId={testId}
        />
      )}
      {image === null && missing !== null && (
        <View w={room} h={room} flow="column" align="center" justify="center">
          <Label
            role="status"
            testId="qr-missing"
            w={room - 2 * PAD}
            maxLines={4}
            textAlign="center"
            size={30}
            lineHeight={42}
            color={colors.onPlaceholder}
          >
            {missing}
          </Label>
        </View>
      )}
    </View>
  );
}
