/** The art of a jumbotron. Turned to another title, its art goes while the other's comes: two pictures take turns. */
import { useState } from 'react';
import { Image, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';

export interface TurningArtProps {
  /** Uuid of the jumbotron. Another one is another row in the place of a recycled one: its art does not fade into that. */
  component: string;
  asset: Asset;
  /** False asks for no picture. Default true. */
  visible?: boolean;
  /** Stage pixels. */
  w: number;
  h: number;
  imageBase: string;
}

const FADE_MS = 400;
const FADE = { alpha: { duration: FADE_MS } } as const;
const PLACES = [0, 1] as const;
const NOTHING: string | null = null;

export function TurningArt({ component, asset, visible = true, w, h, imageBase }: TurningArtProps) {
  const { resolution } = useScene();
  const picture = visible ? imageFor(asset.images, 'jumbotron') : null;
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const [taken, setTaken] = useState({ component, src, before: NOTHING, turns: 0 });
  if (taken.component !== component) setTaken({ component, src, before: NOTHING, turns: 0 });
  else if (taken.src !== src) setTaken({ component, src, before: taken.src, turns: taken.turns + 1 });
  return PLACES.map((place) => {
    const inFront = place === taken.turns % PLACES.length;
    return (
      <Image
        key={place}
        w={w}
        h={h}
        fade={FADE_MS}
        plate={0}
        alpha={inFront ? 1 : 0}
        transition={FADE}
        src={inFront ? taken.src : taken.before}
      />
    );
  });
}
