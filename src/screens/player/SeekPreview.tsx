import type { Ref } from 'react';
import { Image, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { cropOf, sheetsToLoad } from '../../player/thumbnailSheets';
import { withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { BAR, BUBBLE, THUMBNAIL } from './overlayLayout';
import { SeekSpeed } from './SeekSpeed';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';
import { useThumbnail } from './useThumbnail';

interface SeekPreviewProps {
  model: PlayerModel;
  /** True while the overlay shows. */
  shown: boolean;
  /** The time of the target. */
  time: string;
  /** The bar moves both along: the bubble stays over the thumb, the picture on the screen. */
  bubble: Ref<NodeHandle>;
  picture: Ref<NodeHandle>;
}

/**
 * Above the bar while a seek is pending: the target's time, over it the stream's picture of that second where it has
 * one, and the speed of fast-forward or rewind.
 */
export function SeekPreview({ model, shown, time, bubble, picture }: SeekPreviewProps) {
  const { colors } = useTheme();
  const pending = usePlayerValue(model, shown, (_playback, { seek }) => seek.target !== null);
  const [thumbnail, step] = useThumbnail(model, shown);
  const current = thumbnail.shown;
  return (
    <View x={BAR.x} y={BAR.y - BUBBLE.above - BUBBLE.h}>
      {sheetsToLoad(thumbnail).map((url) => (
        <Image
          key={url}
          y={-THUMBNAIL.gap - THUMBNAIL.h}
          w={THUMBNAIL.w}
          h={THUMBNAIL.h}
          testId="seek-sheet"
          alpha={0}
          src={url}
          onLoad={() => step({ type: 'loaded', url })}
          onError={() => step({ type: 'failed', url })}
        />
      ))}
      <View ref={picture} visible={pending} y={-THUMBNAIL.gap - THUMBNAIL.h}>
        {current !== null && (
          <>
            <View
              w={THUMBNAIL.w}
              h={THUMBNAIL.h}
              radius={THUMBNAIL.radius}
              color={colors.background}
              shadow={{ color: withAlpha(colors.background, 0.6), projection: [0, 8, 32, 0] }}
            />
            <Image
              testId="seek-thumbnail"
              w={THUMBNAIL.w}
              h={THUMBNAIL.h}
              radius={THUMBNAIL.radius}
              fade={0}
              src={current.url}
              crop={cropOf(current)}
            >
              <View
                w={THUMBNAIL.w}
                h={THUMBNAIL.h}
                radius={THUMBNAIL.radius}
                border={{ width: 3, color: withAlpha(colors.text, 0.85) }}
              />
            </Image>
          </>
        )}
      </View>
      <View
        ref={bubble}
        visible={pending}
        w={BUBBLE.w}
        h={BUBBLE.h}
        radius={12}
        color={withAlpha(colors.background, 0.88)}
        border={{ width: 3, color: colors.accentText }}
      >
        <Label
          testId="seek-target"
          y={(BUBBLE.h - 40) / 2}
          w={BUBBLE.w}
          size={28}
          lineHeight={40}
          weight={700}
          textAlign="center"
        >
          {time}
        </Label>
        <View y={current === null ? 0 : -THUMBNAIL.h - THUMBNAIL.gap}>
          <SeekSpeed model={model} shown={shown} />
        </View>
      </View>
    </View>
  );
}
