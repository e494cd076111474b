/** A title's name: its logo where it has one that loads, else letters whose size follows the length. */
import { useState } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { imageFor, imageUrl } from '../../domain/images';
import { Label } from '../../ui/Label';
import { LOGO, WORDS_W } from './layout';
import { nameStyle } from './nameStyle';

/** Logos come with a little air around their letters; without this they stand to the right of the words below. */
const LOGO_INSET = -8;
/** Letters reach down to the end of a logo's box; a line of text has air below. */
const LOGO_GAP = 12;

export function TitleName({ asset, imageBase }: { asset: Asset; imageBase: string }) {
  const { resolution } = useScene();
  const [failed, setFailed] = useState<string | null>(null);
  const name = displayName(asset);
  const logo = imageFor(asset.images, 'logo')?.url ?? null;
  if (logo !== null && logo !== failed) {
    return (
      <View w={LOGO.w} h={LOGO.h + LOGO_GAP}>
        <Image
          {...LOGO}
          x={LOGO_INSET}
          plate={0}
          role="heading"
          label={name}
          testId="asset-title"
          src={imageUrl(logo, LOGO.w * resolution, LOGO.h * resolution, imageBase)}
          onError={() => setFailed(logo)}
        />
      </View>
    );
  }
  if (name === '') return null;
  return (
    <Label role="heading" testId="asset-title" weight={700} maxWidth={WORDS_W} {...nameStyle(name)}>
      {name}
    </Label>
  );
}
