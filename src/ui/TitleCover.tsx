import type { ReactNode } from 'react';
import { Image, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { imageFor, imageUrl } from '../domain/images';
import { BLACK, withAlpha } from '../theme';
import { Label } from './Label';
import { nameStyle } from './nameStyle';
import { Scrim } from './Scrim';
import { SAFE, STAGE } from './stage';

interface TitleCoverProps {
  /** Null while nothing is known of it: then it is black. */
  asset: Asset | null;
  /** Whose name it bears: an episode's show. Default: the asset. */
  root?: Asset | null;
  /** The name is there; false fades it out in 400 ms, true fades it in. Default true. */
  named?: boolean;
  imageBase: string;
  /** Below the name. */
  children?: ReactNode;
}

/** Of the cover and of its name, ms. */
export const COVER_FADE_MS = 400;
const FADE = { alpha: { duration: COVER_FADE_MS, easing: 'ease-out' } } as const;
const SCRIM_H = 640;
const TEXT = { w: 1200, h: 480, gap: 8 } as const;

/**
 * A title's artwork, darkened, with its name at the lower left, in the place of its video. The name is a text, as the
 * controls have it, and not the title's logo: it is there in the first frame, whatever is still loaded.
 */
export function TitleCover({ asset, root = null, named = true, imageBase, children }: TitleCoverProps) {
  const { resolution } = useScene();
  const picture = asset && imageFor(asset.images, 'hero');
  const name = asset === null ? '' : displayName(root ?? asset);
  return (
    <View w={STAGE.w} h={STAGE.h} color={BLACK}>
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
          x={SAFE.x}
          y={STAGE.h - SAFE.y - TEXT.h}
          w={TEXT.w}
          h={TEXT.h}
          alpha={named ? 1 : 0}
          transition={FADE}
          flow="column"
          justify="end"
          gap={TEXT.gap}
        >
          <Label role="heading" weight={700} maxWidth={TEXT.w} {...nameStyle(name)} testId="cover-title">
            {name}
          </Label>
          {children}
        </View>
      )}
    </View>
  );
}
