import { useLayoutEffect, useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle, PointerDrag } from '../../../renderer';
import type { Frame } from '../../contract';
import { useText } from '../../i18n';
import { clampTo } from '../../player/seek';
import { bottomControls } from '../../player/timeline';
import type { BottomControls } from '../../player/timeline';
import { withAlpha } from '../../theme';
import { useTheme } from '../../ui/ThemeContext';
import { chapterMarks } from './chapterMarks';
import { BAR, BUBBLE, KNOB, THUMBNAIL } from './overlayLayout';
import { SeekPreview } from './SeekPreview';
import type { PlayerModel } from './playerModel';
import { followPlayer, usePlayerValue } from './usePlayerValue';

interface SeekBarProps {
  model: PlayerModel;
  /** True while the overlay shows; nothing is updated while it does not. */
  shown: boolean;
  frames: readonly Frame[];
}

/** Height of the pointer target above and below the bar. */
const REACH = 16;
const CENTRE = REACH + BAR.h / 2;
const HALO = KNOB + 20;
/** Of the thumb's centre: its halo stays within the bar, and so within the safe area. */
const KNOB_RANGE = { start: HALO / 2, end: BAR.w - HALO / 2 } as const;
/**
 * A move of this many pixels or more is animated; the smaller steps of normal playback, every 250 ms, are set
 * directly.
 */
const JUMP_PX = 12;
const JUMP_TRANSITION = { duration: 160, easing: 'ease-out' } as const;
const NO_TRANSITION = { duration: 0 } as const;
const SHOWN = { alpha: 1 } as const;
const HALO_FADE = { alpha: { duration: 120 } } as const;

/** Left edge of something over a place of the bar that stays above it at both ends. */
const leftOf = (x: number, w: number): number => clampTo(x - w / 2, { start: 0, end: BAR.w - w });

/** The current values and texts of the controls. */
export function controlsOf(model: PlayerModel): BottomControls {
  const { seek } = model.view.getState();
  return bottomControls({ ...model.playback.getState(), seekTarget: seek.target });
}

/**
 * The seek bar: buffered part, played part, marks at the preview frames, the thumb, and a preview of the target while
 * a seek is pending. Playback updates the nodes directly; React only renders the texts.
 */
export function SeekBar({ model, shown, frames }: SeekBarProps) {
  const { colors } = useTheme();
  const text = useText();
  const buffered = useRef<NodeHandle>(null);
  const pendingRange = useRef<NodeHandle>(null);
  const played = useRef<NodeHandle>(null);
  const knob = useRef<NodeHandle>(null);
  const bubble = useRef<NodeHandle>(null);
  const picture = useRef<NodeHandle>(null);
  /** A drag is on its way: what follows it must not lag behind. */
  const followsPointer = useRef(false);
  const second = usePlayerValue(model, shown, ({ position }, { seek }) =>
    Math.floor(seek.target ?? position),
  );
  const positionText = usePlayerValue(model, shown, () => controlsOf(model).seekBar?.positionText ?? '');
  const start = usePlayerValue(model, shown, ({ seekRange, live }) => (live ? 0 : (seekRange?.start ?? 0)));
  const end = usePlayerValue(model, shown, ({ seekRange, live }) => (live ? 0 : (seekRange?.end ?? 0)));

  useLayoutEffect(() => {
    if (!shown) return;
    let at = 0;
    const updateParts = (): void => {
      const bar = controlsOf(model).seekBar;
      if (bar === null) return;
      const goal = bar.target ?? bar.played;
      const x = goal * BAR.w;
      const by = !followsPointer.current && Math.abs(x - at) > JUMP_PX ? JUMP_TRANSITION : NO_TRANSITION;
      at = x;
      buffered.current?.animate('w', Math.max(bar.buffered, bar.played) * BAR.w, by);
      pendingRange.current?.animate('w', Math.max(goal, bar.played) * BAR.w, by);
      // At the start it fills the bar up to the thumb, which stands a little inside it.
      played.current?.animate('w', Math.max(Math.min(goal, bar.played) * BAR.w, KNOB_RANGE.start), by);
      knob.current?.animate('x', clampTo(x, KNOB_RANGE), by);
      bubble.current?.animate('x', leftOf(x, BUBBLE.w), by);
      picture.current?.animate('x', leftOf(x, THUMBNAIL.w), by);
    };
    updateParts();
    return followPlayer(model, updateParts);
  }, [model, shown]);

  function onDrag(drag: PointerDrag): void {
    followsPointer.current = drag.phase === 'move';
    model.dragSeek(drag);
  }

  const stretch = { y: REACH, h: BAR.h, radius: BAR.h / 2 } as const;
  return (
    <>
      <View
        x={BAR.x}
        y={BAR.y - REACH}
        w={BAR.w}
        h={BAR.h + 2 * REACH}
        role="slider"
        label={text('player.seekBar')}
        value={second}
        testId="seek-bar"
        focusable
        ring={false}
        onPress={model.togglePlay}
        onDrag={onDrag}
      >
        <View {...stretch} w={BAR.w} color={withAlpha(colors.text, 0.24)} />
        <View ref={buffered} {...stretch} color={withAlpha(colors.text, 0.34)} />
        <View ref={pendingRange} {...stretch} color={withAlpha(colors.accent, 0.5)} />
        <View ref={played} {...stretch} color={colors.accent} />
        {chapterMarks(frames, start, end).map((mark) => (
          <View
            key={mark}
            x={Math.round(mark * BAR.w) - 2}
            y={REACH}
            w={4}
            h={BAR.h}
            color={withAlpha(colors.background, 0.85)}
          />
        ))}
        <View ref={knob} y={CENTRE}>
          <View
            x={-HALO / 2}
            y={-HALO / 2}
            testId="seek-halo"
            w={HALO}
            h={HALO}
            radius={HALO / 2}
            border={{ width: 4, color: colors.accentText }}
            alpha={0}
            parentFocusedStyle={SHOWN}
            transition={HALO_FADE}
          />
          <View x={-KNOB / 2} y={-KNOB / 2} w={KNOB} h={KNOB} radius={KNOB / 2} color={colors.text} />
        </View>
      </View>
      <SeekPreview
        model={model}
        shown={shown}
        time={positionText || text('player.live')}
        bubble={bubble}
        picture={picture}
      />
    </>
  );
}
