import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { COVER_FADE_MS, TitleCover } from '../../ui/TitleCover';
import { useDelayedUnmount } from '../../ui/useDelayedUnmount';
import { titleLines } from './playerTitle';

interface PosterCoverProps {
  asset: Asset | null;
  /** The show of an episode, when it is known. */
  root: Asset | null;
  /** The controls, which have the title's name, or an ad's banner lie over the cover: its own name fades out. */
  covered: boolean;
  /** The video has a frame on the screen: the cover fades out. Without one it is there at once. */
  hasFrame: boolean;
  imageBase: string;
}

const FADE = { alpha: { duration: COVER_FADE_MS, easing: 'ease-out' } } as const;

/**
 * The title's artwork and name in the place of the video while it has no frame: until its first one, in a reload after a
 * fault, and from the key that leaves until the next screen is drawn. On a slow network a stream is loaded, and has
 * controls, seconds before it has a frame.
 */
export function PosterCover({ asset, root, covered, hasFrame, imageBase }: PosterCoverProps) {
  const text = useText();
  // Its texture is as large as the screen.
  const mounted = useDelayedUnmount(!hasFrame, COVER_FADE_MS);
  if (!mounted) return null;
  const subtitle = asset === null ? '' : titleLines(asset, root, text).subtitle;
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      alpha={hasFrame ? 0 : 1}
      transition={hasFrame ? FADE : undefined}
      testId="player-cover"
    >
      <TitleCover asset={asset} root={root} named={!covered} imageBase={imageBase}>
        {subtitle !== '' && (
          <Label maxWidth={1200} testId="cover-subtitle">
            {subtitle}
          </Label>
        )}
      </TitleCover>
    </View>
  );
}
