import { View } from '../../../renderer';
import type { Asset } from '../../contract';
import { useText } from '../../i18n';
import type { Panel } from '../../player/layers';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { SAFE, STAGE } from '../../ui/stage';
import { ControlButton } from './ControlButton';
import { BUTTON } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { titleLines } from './playerTitle';
import { usePlayerValue } from './usePlayerValue';

interface TopControlsProps {
  model: PlayerModel;
  /** True while the overlay shows. */
  shown: boolean;
  /** Null while loading. */
  asset: Asset | null;
  /** The show of an episode; null for any other asset and while loading. */
  root: Asset | null;
  hasEpisodes: boolean;
  onBack: () => void;
}

const NO_LINES = { title: '', subtitle: '' } as const;
const TITLE_X = SAFE.x + BUTTON + 28;
const GAP = 20;
/** Room for six buttons at the right. */
const BUTTONS_W = 6 * BUTTON + 5 * GAP;
const TITLE_W = STAGE.w - TITLE_X - 48 - BUTTONS_W - SAFE.x;

/** Back, the title, and what opens over the picture, at the top of the overlay [PLAYER-12, PLAYER-13]. */
export function TopControls(props: TopControlsProps) {
  const { asset, root, onBack } = props;
  const text = useText();
  const { title, subtitle } = asset === null ? NO_LINES : titleLines(asset, root, text);
  return (
    <View group="row">
      <ControlButton
        icon="back"
        label={text('app.back')}
        testId="player-back"
        x={SAFE.x}
        y={SAFE.y}
        onPress={onBack}
      />
      {title !== '' && (
        <Label
          type="title"
          role="heading"
          testId="player-title"
          x={TITLE_X}
          y={subtitle === '' ? SAFE.y + 8 : SAFE.y - 12}
          maxWidth={TITLE_W}
        >
          {title}
        </Label>
      )}
      {subtitle !== '' && (
        <Label testId="player-subtitle" x={TITLE_X} y={SAFE.y + 46} maxWidth={TITLE_W} dim>
          {subtitle}
        </Label>
      )}
      <View
        x={STAGE.w - SAFE.x - BUTTONS_W}
        y={SAFE.y}
        w={BUTTONS_W}
        h={BUTTON}
        flow="row"
        justify="end"
        gap={GAP}
      >
        <Actions {...props} />
      </View>
    </View>
  );
}

/** The order of PLAYER-12, then what the specification does not name. */
function Actions({ model, shown, asset, hasEpisodes }: TopControlsProps) {
  const text = useText();
  const restartable = usePlayerValue(model, shown, ({ live, seekRange }) => !live && seekRange !== null);
  const hasNext = usePlayerValue(model, shown, (_playback, { next }) => next !== null);
  const opens = (panel: Panel, icon: IconName, label: string) => (
    <ControlButton
      // The back key does what the first button does; this row is entered at what else it offers.
      preferred={panel === 'tracks'}
      icon={icon}
      label={label}
      testId={`player-${panel}`}
      captioned
      onPress={() => model.panels.open(panel)}
    />
  );
  return (
    <>
      {opens('tracks', 'subtitles', text('player.subtitlesAndAudio'))}
      {hasEpisodes && opens('episodes', 'episodes', text('player.episodes'))}
      {hasNext && (
        <ControlButton
          icon="next"
          label={text(asset?.type === 'episode' ? 'player.toNextEpisode' : 'player.toNextFilm')}
          testId="player-next"
          captioned
          onPress={model.playNext}
        />
      )}
      {opens('quality', 'quality', text('player.quality'))}
      {opens('sleepTimer', 'sleep', text('player.sleepTimer'))}
      {restartable && (
        <ControlButton
          icon="restart"
          label={text('player.fromStart')}
          testId="player-from-start"
          captioned
          onPress={model.playFromStart}
        />
      )}
    </>
  );
}
