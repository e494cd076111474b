import { Image, View, useScene } from '../../../renderer';
import type { Asset } from '../../contract';
import { imageFor, imageUrl } from '../../domain/images';
import { withAlpha } from '../../theme';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';

/** A quarter of the stage; beyond it the art fades out over `fade`. Of the art the part right of its middle is shown. */
const ART = { w: STAGE.w / 4, fade: 280, from: STAGE.w / 2 } as const;

/** A quarter of an asset's artwork, left of its drawer: the picture that the screen below has, without its text. */
export function DrawerArt({ asset, imageBase }: { asset: Asset; imageBase: string }) {
  const { resolution } = useScene();
  const { colors } = useTheme();
  const picture = imageFor(asset.images, 'hero');
  if (picture === null) return null;
  return (
    <View w={ART.w + ART.fade} h={STAGE.h} clip testId="drawer-art">
      <Image
        x={-ART.from}
        w={STAGE.w}
        h={STAGE.h}
        placeholder={0}
        fade={0}
        src={imageUrl(picture.url, STAGE.w * resolution, STAGE.h * resolution, imageBase)}
      />
      <View
        x={ART.w}
        w={ART.fade}
        h={STAGE.h}
        gradient={{ angle: 0, colors: [withAlpha(colors.scrim, 0), colors.scrim], stops: [0, 1] }}
      />
    </View>
  );
}
