import { useState } from 'react';
import { Image, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { imageFor, imageUrl } from '../domain/images';
import { Label } from './Label';
import { nameStyle } from './nameStyle';

/** Box in which logos are requested and drawn, stage pixels; the lettering is at its lower left. */
const LOGO = { w: 480, h: 180 } as const;
/** Logos have a transparent margin; shifted left by it they align with the text below. */
const LOGO_INSET = -8;
/** Gap below a logo: its letters reach the lower edge of the box, while a line of text has leading. */
const LOGO_GAP = 12;
/** Height that a logo takes in a column. */
export const LOGO_BOX_H = LOGO.h + LOGO_GAP;

interface TitleNameProps {
  asset: Asset;
  imageBase: string;
  /** Maximum width of the name as text. */
  maxWidth: number;
  testId?: string;
}

/** The name of an asset: its logo if it has one that loads, else text whose size depends on its length. */
export function TitleName({ asset, imageBase, maxWidth, testId }: TitleNameProps) {
  const { resolution } = useScene();
  const [failed, setFailed] = useState<string | null>(null);
  const name = displayName(asset);
  const url = imageFor(asset.images, 'logo')?.url ?? null;
  const logo = url === failed ? null : url;
  // One of the two is hidden, not left out: a recycled row must create no nodes. A flow leaves no gap for hidden
  // children.
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
