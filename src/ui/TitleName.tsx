import { useState } from 'react';
import { Image, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { imageFor, imageUrl } from '../domain/images';
import { Label } from './Label';
import { nameStyle } from './nameStyle';

/** Logos are asked for, and drawn, in a box of this shape; their lettering stands at its left and bottom. */
const LOGO = { w: 480, h: 180 } as const;
/** Logos come with a little air around their letters; without this they stand to the right of the words below. */
const LOGO_INSET = -8;
/** Letters reach down to the end of a logo's box; a line of text has air below. */
const LOGO_GAP = 12;
/** What a logo takes of a column. */
export const LOGO_BOX_H = LOGO.h + LOGO_GAP;

interface TitleNameProps {
  asset: Asset;
  imageBase: string;
  /** Widest line of letters. */
  maxWidth: number;
  testId?: string;
}

/** The name of an asset: its logo if it has one that loads, else text whose size follows the length. */
export function TitleName({ asset, imageBase, maxWidth, testId }: TitleNameProps) {
  const { resolution } = useScene();
  const [failed, setFailed] = useState<string | null>(null);
  const name = displayName(asset);
  const url = imageFor(asset.images, 'logo')?.url ?? null;
  const logo = url === failed ? null : url;
  // One of the two is hidden, not left out: a recycled row must make no nodes. A flow leaves no gap for it.
  return (
    <>
      <View visible={logo !== null} w={LOGO.w} h={LOGO_BOX_H}>
        <Image
          {...LOGO}
          x={LOGO_INSET}
          placeholder={0}
          role="heading"
          label={name}
          testId={testId}
          src={logo && imageUrl(logo, LOGO.w * resolution, LOGO.h * resolution, imageBase)}
          onError={() => setFailed(logo)}
        />
      </View>
      <Label
        visible={logo === null && name !== ''}
        role="heading"
        testId={testId}
        weight={700}
        maxWidth={maxWidth}
        {...nameStyle(name)}
      >
        {name}
      </Label>
    </>
  );
}
