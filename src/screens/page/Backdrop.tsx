/**
 * The page's ground, and the jumbotron's art on it. It stands still while the rows move over it, and goes dark as the
 * viewer goes down: moved by the focus change itself, without React. While a trailer plays, picture and ground are away
 * over the film, and only there; the scrims stay.
 */
import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { TRAILER_FADE_MS } from '../../domain/trailers';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { TurningArt } from './TurningArt';

export interface BackdropHandle {
  /** The row that has focus now. */
  rowFocused(index: number): void;
  /** A film behind the art is to be seen in its place, or no more. */
  film(visible: boolean): void;
}

export interface BackdropProps {
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
const GROUND_FADE = { away: PICTURE_FADE.back, back: PICTURE_FADE.away } as const;

export function Backdrop({ component, asset, imageBase, row, ref }: BackdropProps) {
  const { colors } = useTheme();
  const root = useRef<NodeHandle>(null);
  const art = useRef<NodeHandle>(null);
  const ground = useRef<NodeHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      rowFocused: (index) => root.current?.animate('alpha', lightOn(index), TRAVEL),
      film(visible) {
        const way = visible ? 'away' : 'back';
        art.current?.animate('alpha', visible ? 0 : 1, PICTURE_FADE[way]);
        ground.current?.animate('alpha', visible ? 0 : 1, GROUND_FADE[way]);
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
      <View ref={ground} x={ART.x} w={ART.w} h={ART.h} color={colors.background} />
      <View ref={root} x={ART.x} w={ART.w} h={ART.h}>
        <View ref={art} w={ART.w} h={ART.h}>
          <TurningArt component={component} asset={asset} w={ART.w} h={ART.h} imageBase={imageBase} />
        </View>
        <Scrim from="left" w={900} h={ART.h} />
        <Scrim from="bottom" y={ART.h - 420} w={ART.w} h={420} />
        <Scrim from="top" w={ART.w} h={160} strength={0.5} />
      </View>
    </>
  );
}
