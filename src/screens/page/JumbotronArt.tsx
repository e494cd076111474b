/** The art of a jumbotron further down a page: it comes and goes with its row, and melts into the ground on all sides. */
import { Image, View, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { Scrim } from '../../ui/Scrim';
import { ART } from './Backdrop';
import { JUMBOTRON } from './rowLayout';

/** Past the edge of the art, which may lie between two pixels of the panel. */
const OVER = 2;

export interface JumbotronArtProps {
  asset: Asset;
  imageBase: string;
  /** The page's head has its art in the backdrop. */
  visible: boolean;
}

export function JumbotronArt({ asset, imageBase, visible }: JumbotronArtProps) {
  const { resolution } = useScene();
  const { h } = JUMBOTRON;
  const picture = visible ? imageFor(asset.images, 'jumbotron') : null;
  return (
    <View visible={visible} x={ART.x} w={ART.w} h={h}>
      <Image
        w={ART.w}
        h={h}
        fade={400}
        plate={0}
        src={picture && imageUrl(picture.url, ART.w * resolution, h * resolution, imageBase)}
      />
      <Scrim from="left" w={900} h={h} />
      <Scrim from="bottom" y={h - 280} w={ART.w} h={280 + OVER} />
      <Scrim from="top" y={-OVER} w={ART.w} h={200 + OVER} />
    </View>
  );
}
