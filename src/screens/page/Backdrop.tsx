import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { TRAILER_FADE_MS } from '../../domain/trailers';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { CrossfadeArt } from './CrossfadeArt';

/** Changes the backdrop without a render. */
export interface BackdropHandle {
  /** Reports the index of the focused row. */
  rowFocused(index: number): void;
  /** Shows or hides the video behind the artwork. */
  film(visible: boolean): void;
}

interface BackdropProps {
  /** Uuid of the jumbotron's component. */
  component: string;
  /** The asset the jumbotron shows. */
  asset: Asset;
  imageBase: string;
  /** The focused row at the time the artwork mounts: back may restore any row. */
  row: RefObject<number>;
  ref: Ref<BackdropHandle>;
}

/** Position of the artwork and the trailer, 16:9. */
export const ART = { x: 420, y: 0, w: STAGE.w - 420, h: 844 } as const;
/** Alpha of the artwork by focused row: below the first one the focused card's own artwork takes its place [PAGE-11]. */
const lightOn = (row: number): number => (row === 0 ? 1 : 0);
const TRAVEL = { duration: 400, easing: 'ease-out' } as const;
const AT_ONCE = { duration: 0 } as const;
/**
 * The artwork fades out late and the background under it early, and the other way round: at no moment does the
 * background show between artwork and video.
 */
const PICTURE_FADE = {
  away: { duration: TRAILER_FADE_MS, easing: 'ease-in' },
  back: { duration: TRAILER_FADE_MS, easing: 'ease-out' },
} as const;
const BACKGROUND_FADE = { away: PICTURE_FADE.back, back: PICTURE_FADE.away } as const;

/**
 * The background of a page with the jumbotron's artwork. It stays in place while the rows scroll over it and goes
 * as focus moves down; the focus change animates it without a React render. While a trailer plays, artwork and
 * background are transparent over the video; the scrims stay.
 */
export function Backdrop({ component, asset, imageBase, row, ref }: BackdropProps) {
  const { colors } = useTheme();
  const root = useRef<NodeHandle>(null);
  const art = useRef<NodeHandle>(null);
  const background = useRef<NodeHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      rowFocused: (index) => root.current?.animate('alpha', lightOn(index), TRAVEL),
      film(visible) {
        const way = visible ? 'away' : 'back';
        art.current?.animate('alpha', visible ? 0 : 1, PICTURE_FADE[way]);
        background.current?.animate('alpha', visible ? 0 : 1, BACKGROUND_FADE[way]);
      },
    }),
    [],
  );
  // Focus is restored before this component is told of it.
  useLayoutEffect(() => root.current?.animate('alpha', lightOn(row.current), AT_ONCE), [row]);
  // What stays of the page when it is left has no video behind it: the artwork covers where that was.
  useLayoutEffect(
    () => () => {
      art.current?.animate('alpha', 1, AT_ONCE);
      background.current?.animate('alpha', 1, AT_ONCE);
    },
    [],
  );
  return (
    <>
      <View w={ART.x} h={STAGE.h} color={colors.background} />
      <View x={ART.x} y={ART.h} w={ART.w} h={STAGE.h - ART.h} color={colors.background} />
      <View ref={background} x={ART.x} w={ART.w} h={ART.h} color={colors.background} />
      <View ref={root} x={ART.x} w={ART.w} h={ART.h}>
        <View ref={art} w={ART.w} h={ART.h}>
          <CrossfadeArt component={component} asset={asset} w={ART.w} h={ART.h} imageBase={imageBase} />
        </View>
        <Scrim from="left" w={900} h={ART.h} />
        <Scrim from="bottom" y={ART.h - 420} w={ART.w} h={420} />
        <Scrim from="top" w={ART.w} h={160} strength={0.5} />
      </View>
    </>
  );
}
