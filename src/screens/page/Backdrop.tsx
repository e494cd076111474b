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

/** What changes the backdrop without a render. */
export interface BackdropHandle {
  /** The row that has focus now. */
  rowFocused(index: number): void;
  /** A film behind the art is to be seen in its place, or no more. */
  film(visible: boolean): void;
}

interface BackdropProps {
  /** Uuid of the jumbotron. */
  component: string;
  /** The title it shows. */
  asset: Asset;
  imageBase: string;
  /** The row that has focus when the art comes: back leads to any. */
  row: RefObject<number>;
  ref: Ref<BackdropHandle>;
}

/** Where the art stands, and the film: 16:9. */
export const ART = { x: 420, y: 0, w: STAGE.w - 420, h: 844 } as const;
/** Light on the first row, hardly any on the second, none below. */
const LIGHT = [1, 0.22] as const;
const lightOn = (row: number): number => LIGHT[row] ?? 0;
const TRAVEL = { duration: 400, easing: 'ease-out' } as const;
const AT_ONCE = { duration: 0 } as const;
/**
 * The picture goes late and the ground under it early, and the other way round: at no moment is the ground seen between
 * picture and film.
 */
const PICTURE_FADE = {
  away: { duration: TRAILER_FADE_MS, easing: 'ease-in' },
  back: { duration: TRAILER_FADE_MS, easing: 'ease-out' },
} as const;
const BACKGROUND_FADE = { away: PICTURE_FADE.back, back: PICTURE_FADE.away } as const;

/**
 * The background of a page, with the jumbotron's art on it. It stays in place while the rows scroll over it and
 * darkens as the viewer goes down; the focus change animates it, without a React render. While a trailer plays, art
 * and background are transparent over the video; the scrims stay.
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
  // Focus is put back before this can hear of it.
  useLayoutEffect(() => root.current?.animate('alpha', lightOn(row.current), AT_ONCE), [row]);
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
