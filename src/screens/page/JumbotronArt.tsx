import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { Scrim } from '../../ui/Scrim';
import { ART } from './Backdrop';
import { JUMBOTRON } from './rowLayout';
import { CrossfadeArt } from './CrossfadeArt';

/** Overlap past the artwork's edge, which may lie between two device pixels. Stage pixels. */
const OVER = 2;

interface JumbotronArtProps {
  /** Uuid of the jumbotron's component. */
  component: string;
  /** The asset the jumbotron shows. */
  asset: Asset;
  imageBase: string;
  /** False for the first row of a page, whose artwork is in the backdrop. */
  visible: boolean;
}

/**
 * The artwork of a jumbotron below the first row: it scrolls with its row and fades into the background on all sides.
 */
export function JumbotronArt({ component, asset, imageBase, visible }: JumbotronArtProps) {
  const { h } = JUMBOTRON;
  return (
    <View visible={visible} x={ART.x} w={ART.w} h={h}>
      <CrossfadeArt {...{ component, asset, visible, imageBase }} w={ART.w} h={h} />
      <Scrim from="left" w={900} h={h} />
      <Scrim from="bottom" y={h - 280} w={ART.w} h={280 + OVER} />
      <Scrim from="top" y={-OVER} w={ART.w} h={200 + OVER} />
    </View>
  );
}
