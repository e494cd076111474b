import { memo } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

/** Slow enough to be seen as light coming up, within the 500 ms of the screen's own entrance. */
const FADE_MS = 500;
/** Upwards to the right, where the art is brightest. */
const GRADIENT_ANGLE = -Math.PI / 5;

/** The art of an asset over the whole screen, fading into the background at the text column and at its lower end. */
export const HeroArt = memo(function HeroArt({ asset, imageBase }: { asset: Asset; imageBase: string }) {
  const { resolution } = useScene();
  const { colors } = useTheme();
  const picture = imageFor(asset.images, 'hero');
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
        fade={FADE_MS}
        src={picture && imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <Scrim from="left" w={1600} h={STAGE.h} />
      <Scrim from="bottom" y={STAGE.h - 640} w={STAGE.w} h={640} />
    </>
  );
});
