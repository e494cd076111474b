/**
 * A title's card: its picture at the panel's exact size over a plate, badges, a resume bar, and the title beneath while
 * it has focus; a title too long for its one line runs through it. Without a picture the plate carries the title.
 */
import { memo } from 'react';
import { Image, Text, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { imageFor, imageUrl } from '../domain/images';
import type { ImageUse } from '../domain/images';
import { isBlocked, effectiveWatchable, isLive } from '../domain/playable';
import type { Progress } from '../domain/progress';
import { useText } from '../i18n';
import { TYPE } from '../theme';
import { Badge } from './Badge';
import { Icon } from './Icon';
import { useTitleMenu } from './TitleMenuContext';
import { ProgressBar } from './ProgressBar';
import { CAPTION } from './stage';
import { useTheme } from './ThemeContext';

export interface PosterProps {
  asset: Asset;
  w: number;
  h: number;
  use: ImageUse;
  /** The title has not come yet: a bare plate, which says so to the voice. */
  pending?: boolean;
  /** Shows the resume bar. */
  progress?: Progress | null;
  /** Title beneath on focus; false where the card says it itself. */
  caption?: boolean;
  onPress: (asset: Asset) => void;
  /** Called once focus is on the card. */
  onFocus?: (asset: Asset) => void;
  /** Service origin for root-relative picture addresses (packaged apps). */
  imageBase?: string;
}

/** experience.md, "Focus": scale 1.06 on artwork; above its neighbours while it is larger. */
const FOCUS_SCALE = 1.06;
/** A billboard would leave the screen at that scale: no card grows by more than a carousel poster does. */
const MAX_GROWTH = 22;
const SHOWN = { alpha: 1 } as const;
/** Cards this narrow say their title in two smaller lines: one would show a word of it. */
const NARROW = 200;
const BAR_INSET = 14;

export const Poster = memo(function Poster(props: PosterProps) {
  const { asset, w, h, use, progress = null, caption = true, onPress, onFocus, imageBase } = props;
  const { pending = false } = props;
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const text = useText();
  const openMenu = useTitleMenu();
  const name = displayName(asset);
  const captionType = w < NARROW ? TYPE.label : TYPE.body;
  const picture = imageFor(asset.images, use);
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const locked = isBlocked(effectiveWatchable(asset));
  return (
    <View
      w={w}
      h={h}
      radius={radius}
      role="listitem"
      label={pending ? text('app.loading') : name}
      busy={pending}
      focusable
      focusKey={asset.id}
      focusedStyle={{ scale: Math.min(FOCUS_SCALE, 1 + MAX_GROWTH / w), zIndex: 1 }}
      onPress={() => onPress(asset)}
      onLongPress={openMenu && !pending ? () => openMenu(asset, onPress) : undefined}
      onFocus={onFocus && (() => onFocus(asset))}
    >
      <Image w={w} h={h} radius={radius} plate={colors.plate} src={src} title={name} />
      {/* Hidden, not left out: a window move recycles cards, and must make no nodes. */}
      <Badge live visible={isLive(asset)}>
        {text('asset.live')}
      </Badge>
      <Icon
        name="lock"
        size={28}
        x={w - 28 - BAR_INSET}
        y={BAR_INSET}
        color={colors.onBadge}
        visible={locked}
      />
      {progress && (
        <ProgressBar x={BAR_INSET} y={h - 18} w={w - 2 * BAR_INSET} percent={progress.watchingPercent} />
      )}
      {caption && (
        <Text
          y={h + CAPTION.gap}
          alpha={0}
          parentFocusedStyle={SHOWN}
          maxWidth={w}
          maxLines={w < NARROW ? 2 : 1}
          marquee
          size={captionType.size}
          lineHeight={captionType.lineHeight}
          color={colors.text}
        >
          {name}
        </Text>
      )}
    </View>
  );
});
