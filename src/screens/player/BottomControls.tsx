import { useRef } from 'react';
import { View } from '../../../renderer';
import type { Key, KeyPress, NodeHandle } from '../../../renderer';
import type { Frame } from '../../contract';
import { useText } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { ControlButton } from './ControlButton';
import { GoLive, LiveStatus } from './LiveStatus';
import { BAR, BELOW_BAR, BUTTON } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { controlsOf, SeekBar } from './SeekBar';
import { usePlayerValue } from './usePlayerValue';

interface BottomControlsProps {
  model: PlayerModel;
  shown: boolean;
  frames: readonly Frame[];
}

/** Within the safe area below the buttons. */
const HINT = { gap: 4, h: 24, icon: 16 } as const;

/**
 * Seek bar, times and play/pause, at the bottom of the overlay (PLAYER-14). Left and right seek on all of them, except
 * from play/pause to the button that goes back to the live edge, and back. Down from the lowest opens subtitles and
 * audio.
 */
export function BottomControls({ model, shown, frames }: BottomControlsProps) {
  const text = useText();
  const hasBar = usePlayerValue(model, shown, ({ seekRange }) => seekRange !== null);
  const live = usePlayerValue(model, shown, (playback) => playback.live);
  const press = usePlayerValue(model, true, () => controlsOf(model).playPause);
  const canGoLive = usePlayerValue(model, shown, () => controlsOf(model).live?.canGoLive ?? false);
  const playPause = useRef<NodeHandle>(null);
  const goLive = useRef<NodeHandle>(null);

  /** Between the two buttons, where there are two and no seek is pending that the keys belong to. */
  const isMove = (key: Key): boolean =>
    model.view.getState().seek.target === null &&
    ((key === 'right' && canGoLive && playPause.current?.focused === true) ||
      (key === 'left' && goLive.current?.focused === true));

  function onKey({ key }: KeyPress): boolean {
    if ((key !== 'left' && key !== 'right') || isMove(key)) return false;
    return model.stepSeek(key === 'left' ? -1 : 1);
  }

  /** Nothing lies below these buttons. */
  function onDown({ key }: KeyPress): boolean {
    if (key !== 'down') return false;
    model.panels.open('tracks');
    return true;
  }

  return (
    <View group="column" preferred onKey={onKey}>
      {hasBar && <SeekBar model={model} shown={shown} frames={frames} />}
      {hasBar && !live && <Times model={model} shown={shown} />}
      {live && <LiveStatus model={model} shown={shown} />}
      <View group="row" preferred onKey={onDown}>
        <ControlButton
          ref={playPause}
          icon={press}
          label={text(press === 'play' ? 'player.play' : 'player.pause')}
          testId="play-pause"
          x={(STAGE.w - BUTTON) / 2}
          y={BELOW_BAR.y}
          preferred
          onPress={model.togglePlay}
        />
        {canGoLive && (
          <GoLive
            ref={goLive}
            onPress={() => {
              // The button goes, as it has nothing more to lead to.
              playPause.current?.focus();
              model.goLive();
            }}
          />
        )}
      </View>
      <DownHint />
    </View>
  );
}

/** What lies below the lowest controls: captions and sound are as near as pause (EN 301 549, 7.3). */
function DownHint() {
  const text = useText();
  const { colors } = useTheme();
  return (
    <View
      y={BELOW_BAR.y + BUTTON + HINT.gap}
      w={STAGE.w}
      h={HINT.h}
      flow="row"
      justify="center"
      align="center"
      gap={10}
      alpha={0.8}
    >
      <Icon name="chevron" size={HINT.icon} rotation={Math.PI / 2} color={colors.text} />
      <Label size={20} lineHeight={HINT.h} testId="down-hint">
        {text('player.subtitlesAndAudio')}
      </Label>
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
