import { useEffect, useState } from 'react';
import { Image, useScene, View } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { useText } from '../../i18n';
import { BLACK, withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { Scrim } from '../../ui/Scrim';
import { SAFE, STAGE } from '../../ui/stage';
import { TitleName } from '../../ui/TitleName';
import { titleLines } from './playerTitle';

interface PosterCoverProps {
  asset: Asset | null;
  /** The show of an episode, when it is known. */
  root: Asset | null;
  /** The controls, which have the title's name, or an ad's banner lie over the cover: its own name is gone. */
  named: boolean;
  /** A frame of the video, or of an ad before it, is there: the cover is gone. */
  shown: boolean;
  imageBase: string;
}

const FADE_MS = 400;
const FADE = { alpha: { duration: FADE_MS, easing: 'ease-out' } } as const;
const SCRIM_H = 640;
const TEXT = { w: 1200, h: 480, gap: 8 } as const;

/**
 * The title's artwork and name in the place of the video until its first frame. The name goes earlier, for on a slow
 * network a stream is loaded, and has controls, seconds before it has a frame.
 */
export function PosterCover({ asset, root, named, shown, imageBase }: PosterCoverProps) {
  const { clock, resolution } = useScene();
  const text = useText();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!shown) return;
    // Its texture is as large as the screen: unmounted once it has faded out.
    const timer = clock.setTimeout(() => setGone(true), FADE_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, shown]);
  if (gone) return null;
  const picture = asset && imageFor(asset.images, 'hero');
  const subtitle = asset === null ? '' : titleLines(asset, root, text).subtitle;
  return (
    <View w={STAGE.w} h={STAGE.h} color={BLACK} alpha={shown ? 0 : 1} transition={FADE} testId="player-cover">
      <Image
        w={STAGE.w}
        h={STAGE.h}
        placeholder={0}
        fade={300}
        src={picture && imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <View w={STAGE.w} h={STAGE.h} color={withAlpha(BLACK, 0.35)} />
      <Scrim from="bottom" y={STAGE.h - SCRIM_H} w={STAGE.w} h={SCRIM_H} strength={0.9} />
      {asset && (
        <View
          alpha={named ? 0 : 1}
          transition={FADE}
          x={SAFE.x}
          y={STAGE.h - SAFE.y - TEXT.h}
          w={TEXT.w}
          h={TEXT.h}
          flow="column"
          justify="end"
          gap={TEXT.gap}
        >
          <TitleName asset={root ?? asset} imageBase={imageBase} maxWidth={TEXT.w} testId="cover-title" />
          {subtitle !== '' && (
            <Label maxWidth={TEXT.w} testId="cover-subtitle">
              {subtitle}
            </Label>
          )}
        </View>
      )}
    </View>
  );
}
