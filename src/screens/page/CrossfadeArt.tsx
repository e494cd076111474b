import { useState } from 'react';
import { Image, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';

interface CrossfadeArtProps {
  /**
   * Uuid of the jumbotron's component. Another uuid means that the slot was recycled for another row: its artwork
   * must not cross-fade.
   */
  component: string;
  asset: Asset;
  /** False loads no image. Default true. */
  visible?: boolean;
  /** Stage pixels. */
  w: number;
  h: number;
  imageBase: string;
}

const FADE_MS = 400;
const FADE = { alpha: { duration: FADE_MS } } as const;
const SLOTS = [0, 1] as const;
const NOTHING: string | null = null;

/** The artwork of a jumbotron. When it shows another asset, two images cross-fade. */
export function CrossfadeArt({ component, asset, visible = true, w, h, imageBase }: CrossfadeArtProps) {
  const { resolution } = useScene();
  const picture = visible ? imageFor(asset.images, 'jumbotron') : null;
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const [fade, setFade] = useState({ component, src, before: NOTHING, turns: 0 });
  if (fade.component !== component) setFade({ component, src, before: NOTHING, turns: 0 });
  else if (fade.src !== src) setFade({ component, src, before: fade.src, turns: fade.turns + 1 });
  return SLOTS.map((slot) => {
    const isFront = slot === fade.turns % SLOTS.length;
    return (
      <Image
        key={slot}
        w={w}
        h={h}
        fade={FADE_MS}
        placeholder={0}
        alpha={isFront ? 1 : 0}
        transition={FADE}
        src={isFront ? fade.src : fade.before}
      />
    );
  });
}
