import { useMemo, useState } from 'react';
import { Image, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';

interface CrossfadeArtProps {
  /**
   * Uuid of the jumbotron's component. Another uuid means that the slot was recycled for another row: its artwork
   * must not cross-fade.
   */
  component: string;
  /** Null fades the artwork out. */
  asset: Asset | null;
  /** Of a fade, ms. Default 400. */
  fadeMs?: number;
  /** False loads no image. Default true. */
  visible?: boolean;
  /** Stage pixels. */
  w: number;
  h: number;
  imageBase: string;
}

const FADE_MS = 400;
const SLOTS = [0, 1] as const;
const NOTHING: string | null = null;

/** The artwork of a jumbotron or a focused title. When it shows another asset, two images cross-fade. */
export function CrossfadeArt(props: CrossfadeArtProps) {
  const { component, asset, fadeMs = FADE_MS, visible = true, w, h, imageBase } = props;
  const { resolution } = useScene();
  const fade = useMemo(() => ({ alpha: { duration: fadeMs } }), [fadeMs]);
  const picture = visible && asset ? imageFor(asset.images, 'jumbotron') : null;
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const [shown, setShown] = useState({ component, src, before: NOTHING, turns: 0 });
  if (shown.component !== component) setShown({ component, src, before: NOTHING, turns: 0 });
  else if (shown.src !== src) setShown({ component, src, before: shown.src, turns: shown.turns + 1 });
  return SLOTS.map((slot) => {
    const isFront = slot === shown.turns % SLOTS.length;
    return (
      <Image
        key={slot}
        w={w}
        h={h}
        fade={fadeMs}
        placeholder={0}
        alpha={isFront ? 1 : 0}
        transition={fade}
        src={isFront ? shown.src : shown.before}
      />
    );
  });
}
