import { useEffect, useState } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { BLACK, withAlpha } from '../../theme';
import { STAGE } from '../../ui/stage';

interface PosterCoverProps {
  asset: Asset | null;
  /** True once the stream is loaded. */
  streamLoaded: boolean;
  imageBase: string;
}

const FADE_MS = 400;
const FADE = { alpha: { duration: FADE_MS, easing: 'ease-out' } } as const;

/** The darkened artwork of the asset over the video; it fades out at the first frame of video. */
export function PosterCover({ asset, streamLoaded, imageBase }: PosterCoverProps) {
  const { clock, resolution } = useScene();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!streamLoaded) return;
    // Its texture is as large as the screen: unmounted once it has faded out.
    const timer = clock.setTimeout(() => setGone(true), FADE_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, streamLoaded]);
  if (gone) return null;
  const picture = asset && imageFor(asset.images, 'hero');
  return (
    <View w={STAGE.w} h={STAGE.h} color={BLACK} alpha={streamLoaded ? 0 : 1} transition={FADE}>
      <Image
        w={STAGE.w}
        h={STAGE.h}
        placeholder={0}
        fade={300}
        src={picture && imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <View w={STAGE.w} h={STAGE.h} color={withAlpha(BLACK, 0.55)} />
    </View>
  );
}
