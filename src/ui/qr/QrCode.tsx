/** A QR code, dark on a light plate whatever the theme: phones do not read it the other way round. */
import { useMemo } from 'react';
import { Image, View, useScene } from '../../../renderer';
import { WHITE } from '../../theme';
import { useTheme } from '../ThemeContext';
import { qrPicture } from './qr';

export interface QrCodeProps {
  x: number;
  y: number;
  /** What the code says; null while there is none, and then the plate is empty. */
  data: string | null;
  /** Side of the plate, stage pixels. A long address may need more; it grows about its centre. */
  room: number;
  label: string;
  testId?: string;
}

export function QrCode({ x, y, data, room, label, testId }: QrCodeProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const picture = useMemo(
    () => (data === null ? null : qrPicture(data, room, resolution)),
    [data, room, resolution],
  );
  const plate = Math.max(room, picture?.plate ?? 0);
  const growth = (plate - room) / 2;
  const inset = picture === null ? 0 : Math.floor((plate - picture.side) / 2);
  return (
    <View
      x={x - growth}
      y={y - growth}
      w={plate}
      h={plate}
      radius={radius}
      color={picture === null ? colors.plate : WHITE}
    >
      {picture !== null && (
        <Image
          x={inset}
          y={inset}
          w={picture.side}
          h={picture.side}
          plate={0}
          src={picture.src}
          role="image"
          label={label}
          testId={testId}
        />
      )}
    </View>
  );
}
