import { Image, View, useScene } from '../../../renderer';
import { useStore } from 'zustand';
import { imageFor, imageUrl } from '../../domain/images';
import { useText } from '../../i18n';
import { nextName } from '../../player/followingView';
import type { NextTitle } from '../../player/followingView';
import { withAlpha } from '../../theme';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { Appearing } from './Appearing';
import { CountdownFill } from './CountdownFill';
import { NEXT_PANEL, SIDE } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

interface NextPanelProps {
  model: PlayerModel;
  imageBase: string;
  /** The next title needs another plan: the panel offers that in the place of the title [NEXT-05]. */
  upgrade: boolean;
  onUpgrade: (assetId: string) => void;
}

const { w, h, padding, art } = NEXT_PANEL;
const TEXT_X = padding + art.w + 24;
const TEXT_W = w - TEXT_X - padding;

/** The next title at the right, above the bar: its picture and name, when it starts, and the button that starts it now. */
export function NextPanel({ model, imageBase, upgrade, onUpgrade }: NextPanelProps) {
  const { colors, radius } = useTheme();
  const text = useText();
  const next = useStore(model.view, (view) => view.next);
  const isEpisode = useStore(model.view, (view) => view.prepared?.asset.type === 'episode');
  const seconds = usePlayerValue(model, true, (_playback, { countdown }) => countdown);
  if (next === null) return null;
  const name = nextName(next);
  const heading =
    seconds === null
      ? text(isEpisode ? 'player.nextEpisode' : 'player.nextFilm')
      : text(isEpisode ? 'player.nextIn' : 'player.nextFilmIn', { seconds });
  return (
    <Appearing>
      <View
        x={SIDE.right - w}
        y={SIDE.bottom - h}
        w={w}
        h={h}
        radius={radius * 1.5}
        color={withAlpha(colors.base, 0.94)}
        role="group"
        label={`${heading}, ${name}`}
        testId="next-panel"
        group="row"
        preferred
      >
        <Art next={next} name={name} imageBase={imageBase} />
        <Label x={TEXT_X} y={padding} maxWidth={TEXT_W} color={colors.dimTextOnBase} testId="next-heading">
          {heading}
        </Label>
        <Label
          type="heading"
          x={TEXT_X}
          y={padding + 38}
          maxWidth={TEXT_W}
          color={colors.textOnBase}
          testId="next-name"
        >
          {name}
        </Label>
        {seconds !== null && <CountdownFill seconds={seconds} x={TEXT_X} y={padding + 92} w={TEXT_W} />}
        <View x={TEXT_X} y={h - padding - 60} flow="row" gap={12} group="row">
          {upgrade ? (
            <Button icon="lock" look="small" testId="next-upgrade" onPress={() => onUpgrade(next.id)}>
              {text('asset.upgradeToWatch')}
            </Button>
          ) : (
            <Button icon="play" look="small" testId="next-play" onPress={model.playNext}>
              {text('player.playNow')}
            </Button>
          )}
          <Button look="small" testId="next-close" onPress={model.dismissOffer}>
            {text('app.close')}
          </Button>
        </View>
      </View>
    </Appearing>
  );
}

function Art({ next, name, imageBase }: { next: NextTitle; name: string; imageBase: string }) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const picture = next.asset && imageFor(next.asset.images, 'episode');
  return (
    <Image
      x={padding}
      y={padding}
      w={art.w}
      h={art.h}
      radius={radius}
      placeholder={colors.placeholder}
      title={name}
      src={picture && imageUrl(picture.url, art.w * resolution, art.h * resolution, imageBase)}
    />
  );
}
