import { memo } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { Asset, Component } from '../../contract';
import { cutWords } from '../../domain/description';
import { displayName } from '../../domain/facts';
import { imageFor, imageUrl } from '../../domain/images';
import { useAssetAnalytics } from '../../shell/useAssetAnalytics';
import { useAgeRestriction } from '../../ui/AgeLimitContext';
import { Facts } from '../../ui/Facts';
import { Label } from '../../ui/Label';
import { artOf, nameOf } from '../../ui/sharedElements';
import { CONTENT } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { useTitleMenu } from '../../ui/TitleMenuContext';
import { withAlpha } from '../../theme';
import { FEATURED } from './rowLayout';

interface FeaturedAssetProps {
  component: Component;
  imageBase: string;
  onOpen: (asset: Asset) => void;
}

const ART_W = Math.round((FEATURED.h * 16) / 9);
const TEXT_COLUMN = { x: 56, w: 780 } as const;

/** One asset in a row of its own: wide artwork on the right, text on the left, as a single focusable card. */
export const FeaturedAsset = memo(function FeaturedAsset({
  component,
  imageBase,
  onOpen,
}: FeaturedAssetProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const openMenu = useTitleMenu();
  const asset = component.body.assets[0];
  const { ref, focus, trackSelected } = useAssetAnalytics(component.uuid, asset ?? null);
  const restriction = useAgeRestriction(asset);
  if (asset === undefined) return null;
  const picture = imageFor(asset.images, 'hero');
  const name = displayName(asset);
  const artX = CONTENT.w - ART_W;
  return (
    <View group="row">
      <View
        ref={ref}
        {...focus}
        x={CONTENT.x}
        w={CONTENT.w}
        h={FEATURED.h}
        radius={radius}
        color={colors.placeholder}
        role="button"
        label={[name, restriction].filter(Boolean).join(', ')}
        testId={`featured-${asset.id}`}
        focusable
        focusKey={asset.id}
        onPress={() => {
          trackSelected(asset);
          onOpen(asset);
        }}
        onLongPress={openMenu && (() => openMenu(asset, onOpen))}
      >
        <Image
          x={artX}
          w={ART_W}
          h={FEATURED.h}
          radius={radius}
          placeholder={colors.placeholder}
          sharedElement={artOf(asset.id)}
          src={picture && imageUrl(picture.url, ART_W * resolution, FEATURED.h * resolution, imageBase)}
        />
        <View
          x={artX - 2}
          w={ART_W * 0.7}
          h={FEATURED.h}
          gradient={{
            angle: 0,
            colors: [
              colors.placeholder,
              withAlpha(colors.placeholder, 0.8),
              withAlpha(colors.placeholder, 0),
            ],
            stops: [0, 0.35, 1],
          }}
        />
        <View x={TEXT_COLUMN.x} y={56} flow="column" gap={18}>
          {component.title !== '' && (
            <Label type="label" weight={700} color={colors.accentText} maxWidth={TEXT_COLUMN.w} marquee>
              {component.title}
            </Label>
          )}
          <Label
            type="title"
            role="heading"
            sharedElement={nameOf(asset.id)}
            maxWidth={TEXT_COLUMN.w}
            maxLines={2}
            color={colors.onPlaceholder}
          >
            {name}
          </Label>
          <Facts asset={asset} restriction={restriction} />
          <Label maxWidth={TEXT_COLUMN.w} maxLines={4} color={colors.onPlaceholder}>
            {cutWords(asset.description).text}
          </Label>
        </View>
      </View>
    </View>
  );
});
