import { useState } from 'react';
import { Image, View, useScene } from '../../renderer';
import type { Asset } from '../contract';
import { displayName } from '../domain/facts';
import { imageFor, imageUrl } from '../domain/images';
import { Label } from './Label';
import { nameStyle } from './nameStyle';
import { nameOf } from './sharedElements';

/** Box in which logos are requested and drawn, stage pixels; the lettering is at its lower left. */
const LOGO = { w: 480, h: 180 } as const;
const SMALL_LOGO = { w: 320, h: 120 } as const;
/** Size of a name as text beside small logos: one line is as high as the lettering of most of them. */
const SMALL_NAME = { size: 56, lineHeight: 68, maxLines: 1 } as const;
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
  /** Shares its place with the name on the asset's card when the screen changes. Default false. */
  shared?: boolean;
  /** Two thirds of the size, and no heading: a name that repeats the focused card's. Default false. */
  small?: boolean;
  testId?: string;
}

/** The name of an asset: its logo if it has one that loads, else text whose size depends on its length. */
export function TitleName({
  asset,
  imageBase,
  maxWidth,
  shared = false,
  small = false,
  testId,
}: TitleNameProps) {
  const { resolution } = useScene();
  const [failed, setFailed] = useState<string | null>(null);
  const name = displayName(asset);
  const url = imageFor(asset.images, 'logo')?.url ?? null;
  const logo = url === failed ? null : url;
  const box = small ? SMALL_LOGO : LOGO;
  const sharedElement = shared ? nameOf(asset.id) : undefined;
  const role = small ? undefined : 'heading';
  // One of the two is hidden, not left out: a recycled row must create no nodes. A flow leaves no gap for hidden
  // children.
  return (
    <>
      <View visible={logo !== null} w={box.w} h={box.h + LOGO_GAP}>
        <Image
          {...box}
          x={LOGO_INSET}
          placeholder={0}
          role={role}
          label={small ? undefined : name}
          testId={testId}
          sharedElement={sharedElement}
          src={logo && imageUrl(logo, box.w * resolution, box.h * resolution, imageBase)}
          onError={() => setFailed(logo)}
        />
      </View>
      <Label
        visible={logo === null && name !== ''}
        role={role}
        testId={testId}
        sharedElement={sharedElement}
        weight={700}
        maxWidth={maxWidth}
        {...(small ? SMALL_NAME : nameStyle(name))}
      >
        {name}
      </Label>
    </>
  );
}
