import { useStore } from 'zustand';
import { Text, View } from '../../../renderer';
import type { SubtitleCue } from '../../player/cues';
import { BLACK, WHITE, withAlpha } from '../../theme';
import { SAFE, STAGE } from '../../ui/stage';
import { OVERLAY_FADE, subtitlesBottom } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

const LETTERS = { size: 42, lineHeight: 56, weight: 700 } as const;
/** A cue with a line of more than this many letters wraps at this width; other cues are as wide as their text. */
const LONG = { letters: 60, w: STAGE.w - 4 * SAFE.x } as const;
const MOVE = { y: OVERLAY_FADE } as const;
/** Height of the area for cues; what does not fit above the controls is an error in the stream. */
const STACK = { h: 460, gap: 8 } as const;

/**
 * Subtitles, drawn by the renderer: each cue on a dark background, readable on any video, above the controls and the
 * player's offers while those show.
 */
export function Subtitles({ model }: { model: PlayerModel }) {
  const cues = useStore(model.playback, (state) => state.cues);
  const bottom = usePlayerValue(model, cues.length > 0, (_playback, { skip, offer }) =>
    subtitlesBottom(model.layers().overlay, skip !== null, offer),
  );
  if (cues.length === 0) return null;
  return (
    <View testId="subtitles">
      <View
        y={bottom - STACK.h}
        w={STAGE.w}
        h={STACK.h}
        flow="column"
        align="center"
        justify="end"
        gap={STACK.gap}
        transition={MOVE}
      >
        {cues.filter(isAtBottom).map((cue) => (
          <CueBox key={keyOf(cue)} cue={cue} />
        ))}
      </View>
      {cues
        .filter((cue) => !isAtBottom(cue))
        .map((cue) => (
          <View
            key={keyOf(cue)}
            y={Math.max(SAFE.y, ((cue.line ?? 0) / 100) * STAGE.h)}
            w={STAGE.w}
            flow="column"
            align="center"
          >
            <CueBox cue={cue} />
          </View>
        ))}
    </View>
  );
}

/**
 * A stream positions a cue to clear something in the video. One in the lower half is drawn at the bottom, which
 * clears it too.
 */
const isAtBottom = (cue: SubtitleCue): boolean => cue.line === null || cue.line > 50;
const keyOf = (cue: SubtitleCue): string => `${cue.start} ${cue.end} ${cue.line} ${cue.text}`;

function CueBox({ cue }: { cue: SubtitleCue }) {
  const long = cue.text.split('\n').some((line) => line.length > LONG.letters);
  return (
    <View flow="row" padding={[6, 22]} radius={10} color={withAlpha(BLACK, 0.7)}>
      <Text
        {...LETTERS}
        {...(long ? { maxWidth: LONG.w, maxLines: 4 } : null)}
        textAlign="center"
        color={WHITE}
      >
        {cue.text}
      </Text>
    </View>
  );
}
