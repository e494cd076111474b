import { View } from '../../../renderer';
import type { Frame } from '../../contract';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { Badge } from '../../ui/Badge';
import { STAGE } from '../../ui/stage';
import { ControlButton } from './ControlButton';
import { BAR, BELOW_BAR, BUTTON } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { controlsOf, SeekBar } from './SeekBar';
import { usePlayerValue } from './usePlayerValue';

interface BottomControlsProps {
  model: PlayerModel;
  shown: boolean;
  frames: readonly Frame[];
}

/** Seek bar, times and play/pause, at the bottom of the overlay (PLAYER-14). Left and right seek on all of them. */
export function BottomControls({ model, shown, frames }: BottomControlsProps) {
  const text = useText();
  const hasBar = usePlayerValue(model, shown, ({ seekRange }) => seekRange !== null);
  const live = usePlayerValue(model, shown, (playback) => playback.live);
  const press = usePlayerValue(model, true, () => controlsOf(model).playPause);
  return (
    <View
      group="column"
      preferred
      onKey={({ key }) => (key === 'left' || key === 'right') && model.stepSeek(key === 'left' ? -1 : 1)}
    >
      {hasBar && <SeekBar model={model} shown={shown} frames={frames} />}
      {hasBar && <Times model={model} shown={shown} />}
      {live && (
        <View x={BAR.x} y={BELOW_BAR.y} w={BAR.w} h={36} flow="row" justify="end">
          <Badge live x={0} y={0}>
            {text('player.live')}
          </Badge>
        </View>
      )}
      <ControlButton
        icon={press}
        label={text(press === 'play' ? 'player.play' : 'player.pause')}
        testId="play-pause"
        x={(STAGE.w - BUTTON) / 2}
        y={BELOW_BAR.y}
        preferred
        onPress={model.togglePlay}
      />
    </View>
  );
}

function Times({ model, shown }: { model: PlayerModel; shown: boolean }) {
  const position = usePlayerValue(model, shown, () => controlsOf(model).seekBar?.positionText ?? '');
  const remaining = usePlayerValue(model, shown, () => controlsOf(model).seekBar?.remainingText ?? '');
  return (
    <>
      <Label x={BAR.x} y={BELOW_BAR.y} testId="time-position">
        {position}
      </Label>
      <Label
        x={BAR.x + BAR.w - 300}
        y={BELOW_BAR.y}
        w={300}
        textAlign="right"
        testId="time-remaining"
        visible={remaining !== ''}
      >
        {remaining}
      </Label>
    </>
  );
}
