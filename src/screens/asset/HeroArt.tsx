/** The title's art over the whole screen, melting into the background on the side of the words and below. */
import { memo } from 'react';
import { Image, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';

/** Slow enough to be seen as light coming up, within the 500 ms of the screen's own entrance. */
const FADE_MS = 500;

export const HeroArt = memo(function HeroArt({ asset, imageBase }: { asset: Asset; imageBase: string }) {
  const { resolution } = useScene();
  const picture = imageFor(asset.images, 'hero');
  if (picture === null) return null;
  return (
    <>
      <Image
        w={STAGE.w}
        h={STAGE.h}
        plate={0}
        fade={FADE_MS}
        src={imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <Scrim from="left" w={1440} h={STAGE.h} />
      <Scrim from="bottom" y={STAGE.h - 640} w={STAGE.w} h={640} />
    </>
  );
});
