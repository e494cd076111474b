/**
 * The jumbotron's art as the page's ground. It stands still while the rows move over it, and goes dark as the viewer
 * goes down: moved by the focus change itself, without React.
 */
import { useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { Image, View, useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';

export interface BackdropHandle {
  /** The row that has focus now. */
  rowFocused(index: number): void;
}

export interface BackdropProps {
  asset: Asset;
  imageBase: string;
  ref: Ref<BackdropHandle>;
}

const ART = { x: 420, w: STAGE.w - 420, h: 844 } as const;
/** Light on the first row, hardly any on the second, none below. */
const LIGHT = [1, 0.22] as const;
const TRAVEL = { duration: 400, easing: 'ease-out' } as const;

export function Backdrop({ asset, imageBase, ref }: BackdropProps) {
  const { resolution } = useScene();
  const root = useRef<NodeHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      rowFocused: (index) => root.current?.animate('alpha', LIGHT[index] ?? 0, TRAVEL),
    }),
    [],
  );
  const picture = imageFor(asset.images, 'jumbotron');
  return (
    <View ref={root} x={ART.x} w={ART.w} h={ART.h}>
      <Image
        w={ART.w}
        h={ART.h}
        fade={400}
        plate={0}
        src={picture && imageUrl(picture.url, ART.w * resolution, ART.h * resolution, imageBase)}
      />
      <Scrim from="left" w={900} h={ART.h} />
      <Scrim from="bottom" y={ART.h - 420} w={ART.w} h={420} />
      <Scrim from="top" w={ART.w} h={160} strength={0.5} />
    </View>
  );
}
