import { useMemo } from 'react';
import { Image, useScene, View } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { useTurns } from './useTurns';

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
  /** The last artwork stays this long below the next one, which covers it by then unless it is late or fails. Default 1000. */
  staysMs?: number;
  /** The renderer's `sharedElement`: the asset's page opens with this picture. Default: none. */
  sharedElement?: string;
  /** False loads no image. Default true. */
  visible?: boolean;
  /** Stage pixels. */
  w: number;
  h: number;
  imageBase: string;
}

const FADE_MS = 400;
const STAYS_MS = 1000;
const AT_ONCE = { duration: 0 } as const;

/**
 * The artwork of a jumbotron or a focused title. Another asset's fades in above the last one, which does not fade: the
 * background shows through at no moment.
 */
export function CrossfadeArt(props: CrossfadeArtProps) {
  const {
    component,
    asset,
    fadeMs = FADE_MS,
    staysMs = STAYS_MS,
    visible = true,
    sharedElement,
    w,
    h,
    imageBase,
  } = props;
  const { resolution } = useScene();
  const picture = visible && asset ? imageFor(asset.images, 'jumbotron') : null;
  const src = picture && imageUrl(picture.url, w * resolution, h * resolution, imageBase);
  const leaving = useMemo(
    () => ({ alpha: { duration: fadeMs, delay: src === null ? 0 : staysMs } }),
    [fadeMs, staysMs, src],
  );
  // Its own group: the order of the two is no matter of what lies over them.
  return (
    <View w={w} h={h}>
      {useTurns(component, src, src).map(({ slot, front, value }) => (
        <Image
          key={slot}
          w={w}
          h={h}
          zIndex={front ? 1 : 0}
          fade={fadeMs}
          placeholder={0}
          alpha={front ? 1 : 0}
          transition={front ? AT_ONCE : leaving}
          sharedElement={front ? sharedElement : undefined}
          src={value}
        />
      ))}
    </View>
  );
}
