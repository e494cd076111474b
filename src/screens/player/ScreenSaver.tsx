import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Image, useReducedMotion, useScene, View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { imageUrl } from '../../domain/images';
import { clockTime } from '../../domain/schedule';
import { useTexts } from '../../i18n';
import { BLACK, WHITE, withAlpha } from '../../theme';
import { Label } from '../../ui/Label';
import { useNow } from '../../ui/NowContext';
import { SAFE, STAGE } from '../../ui/stage';
import { useDelayedUnmount } from '../../ui/useDelayedUnmount';
import { OVERLAY_FADE } from './overlayLayout';
import type { PlayerModel } from './playerModel';

interface ScreenSaverProps {
  model: PlayerModel;
  /** The title whose jumbotron image is shown. */
  asset: Asset;
  imageBase: string;
}

/** [PLAYER-21] */
const FADE_IN = { duration: 1000, easing: 'ease-out' } as const;
const MINUTE_MS = 60_000;
const nextMinute = (after: number): number => (Math.floor(after / MINUTE_MS) + 1) * MINUTE_MS;
/** One slow move to and fro: no edge of the picture stays on the same pixels of the panel for long. */
const DRIFT = { duration: MINUTE_MS, easing: 'ease-in-out' } as const;
const LARGEST = 1.1;
const driftsTo = (minute: number): number => (minute % 2 === 0 ? LARGEST : 1);
const CAPTION = { w: 1000, h: 168 } as const;
const BOTTOM = STAGE.h - SAFE.y - CAPTION.h;
const RIGHT = STAGE.w - SAFE.x - CAPTION.w;
/** The caption is somewhere else each minute, since bright letters burn into a panel first. */
const PLACES = [
  { x: SAFE.x, y: BOTTOM, align: 'left' },
  { x: RIGHT, y: SAFE.y, align: 'right' },
  { x: RIGHT, y: BOTTOM, align: 'right' },
  { x: SAFE.x, y: SAFE.y, align: 'left' },
] as const;

/**
 * The artwork of a title that has been paused for long, with time and name, over everything else. It has focus, so that a
 * key reaches the player's own rules alone [PLAYER-22].
 */
export function ScreenSaver(props: ScreenSaverProps) {
  const shown = useStore(props.model.view, (view) => view.screenSaver);
  const mounted = useDelayedUnmount(shown, OVERLAY_FADE.duration);
  return mounted ? <Saver {...props} shown={shown} /> : null;
}

function Saver({ asset, imageBase, shown }: ScreenSaverProps & { shown: boolean }) {
  const { resolution } = useScene();
  const still = useReducedMotion();
  const root = useRef<NodeHandle>(null);
  const art = useRef<NodeHandle>(null);
  const minute = Math.floor(useNow(nextMinute) / MINUTE_MS);
  const [firstScale] = useState(() => (still ? 1 : driftsTo(minute + 1)));

  useLayoutEffect(() => {
    root.current?.animate('alpha', shown ? 1 : 0, shown ? FADE_IN : OVERLAY_FADE);
    if (shown) root.current?.focus();
  }, [shown]);
  useLayoutEffect(() => {
    if (!still) art.current?.animate('scale', driftsTo(minute), DRIFT);
  }, [minute, still]);

  const { jumbotron } = asset.images;
  return (
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      alpha={0}
      color={BLACK}
      role="group"
      label={displayName(asset)}
      testId="screen-saver"
      focusable={shown}
      ring={false}
    >
      <Image
        ref={art}
        w={STAGE.w}
        h={STAGE.h}
        scale={firstScale}
        placeholder={0}
        src={
          jumbotron === undefined
            ? null
            : imageUrl(jumbotron, STAGE.w * resolution, STAGE.h * resolution, imageBase)
        }
      />
      <View w={STAGE.w} h={STAGE.h} color={withAlpha(BLACK, 0.5)} />
      <Caption key={minute} name={displayName(asset)} minute={minute} />
    </View>
  );
}

/** @param minute minutes since 1970 */
function Caption({ name, minute }: { name: string; minute: number }) {
  const texts = useTexts();
  const block = useRef<NodeHandle>(null);
  useLayoutEffect(() => block.current?.animate('alpha', 1, FADE_IN), []);
  const { x, y, align } = PLACES[minute % PLACES.length]!;
  const line = { w: CAPTION.w, textAlign: align, color: WHITE } as const;
  return (
    <View ref={block} x={x} y={y} w={CAPTION.w} h={CAPTION.h} alpha={0} flow="column">
      <Label {...line} size={96} lineHeight={112} weight={700} testId="screen-saver-time">
        {clockTime(minute * MINUTE_MS, texts.dates())}
      </Label>
      <Label {...line} type="heading" maxWidth={CAPTION.w}>
        {name}
      </Label>
    </View>
  );
}
