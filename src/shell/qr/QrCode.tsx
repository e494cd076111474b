import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { View, useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { createQrElement } from '../../dom/qrElement';
import type { QrShape } from '../../dom/qrPlacement';
import { WHITE } from '../../theme';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { useServices } from '../services';
import { qrShape } from './qr';

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
 * A QR code, dark on a light background with the quiet zone whatever the theme: phones do not read inverted codes. The
 * scene draws the background; the code is an element of the page above it.
 */
export function QrCode({ x, y, data, missing = null, room, label, testId }: QrCodeProps) {
  const { colors, radius } = useTheme();
  const shape = useMemo(() => (data === null ? null : qrShape(data, room)), [data, room]);
  const background = useRef<NodeHandle>(null);
  useQrElement(background, shape, label, testId);
  const side = shape?.background ?? room;
  const growth = (side - room) / 2;
  return (
    <View
      ref={background}
      x={x - growth}
      y={y - growth}
      w={side}
      h={side}
      radius={radius}
      color={shape === null ? colors.placeholder : WHITE}
    >
      {shape === null && missing !== null && (
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

/** Keeps the code above its background, also while the screen fades after it was left. */
function useQrElement(
  background: RefObject<NodeHandle | null>,
  shape: QrShape | null,
  label: string,
  testId: string | undefined,
): void {
  const { dom } = useServices();
  const { trackNode } = useScene();
  // Not a layout effect: its end must come when the scene knows whether the screen was left.
  useEffect(() => {
    const handle = background.current;
    if (shape === null || handle === null) return undefined;
    const element = dom.show(createQrElement, { shape, label, testId });
    return trackNode(handle, (drawn) => {
      if (drawn === null) element.remove();
      else element.place(drawn.rect, drawn.alpha);
    });
  }, [dom, trackNode, background, shape, label, testId]);
}
