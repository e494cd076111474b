import { memo } from 'react';
import { Image, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { imageFor, imageUrl } from '../domain/images';
import { Scrim } from './Scrim';
import { STAGE } from './stage';
import { useTheme } from './ThemeContext';

/** As long as the screen's own entrance [PAGE-12]. */
const FADE_MS = 500;
/** Upwards to the right, where the artwork is not covered by text. Radians. */
const GRADIENT_ANGLE = -Math.PI / 5;

interface HeroArtProps {
  /** Null while it loads. */
  asset: Asset | null;
  imageBase: string;
  /** The renderer's `sharedElement`: the artwork opens from a card and closes into it. */
  sharedElement?: string;
}

/** Full-screen artwork of an asset. It fades into the background behind the text column and at its lower edge. */
export const HeroArt = memo(function HeroArt({ asset, imageBase, sharedElement }: HeroArtProps) {
  const { resolution } = useScene();
  const { colors } = useTheme();
  const picture = asset && imageFor(asset.images, 'hero');
  return (
    <>
      <View
        w={STAGE.w}
        h={STAGE.h}
        gradient={{ angle: GRADIENT_ANGLE, colors: [colors.background, colors.placeholder], stops: [0.3, 1] }}
      />
      <Image
        w={STAGE.w}
        h={STAGE.h}
        placeholder={0}
        fit="cover"
        fade={FADE_MS}
        sharedElement={sharedElement}
        src={picture && imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <Scrim from="left" w={1600} h={STAGE.h} />
      <Scrim from="bottom" y={STAGE.h - 640} w={STAGE.w} h={640} />
    </>
  );
});
