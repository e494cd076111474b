import { useStore } from 'zustand';
import { Text, View } from '../../../renderer';
import type { SubtitleSize, SubtitleStyle } from '../../domain/subtitleStyle';
import { useText } from '../../i18n';
import type { SubtitleCue } from '../../player/cues';
import { useViewing } from '../../session';
import { BLACK, WHITE, withAlpha } from '../../theme';
import { STAGE } from '../../ui/stage';
import { OVERLAY_FADE, SUBTITLE_AREA_W, subtitlesBottom, SUBTITLES_TOP } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { usePlayerValue } from './usePlayerValue';

const SIZES: Readonly<Record<SubtitleSize, { readonly size: number; readonly lineHeight: number }>> = {
  S: { size: 34, lineHeight: 46 },
  M: { size: 42, lineHeight: 56 },
  L: { size: 54, lineHeight: 72 },
  XL: { size: 68, lineHeight: 90 },
};
const GROUNDS: Readonly<Record<SubtitleStyle['ground'], number>> = { none: 0, half: 0.7, full: 1 };
/** Dark copies of the letters around them: readable on any picture without a ground. */
const OUTLINE = [
  [-2, -2],
  [2, -2],
  [-2, 2],
  [2, 2],
] as const;
const MOVE = { y: OVERLAY_FADE } as const;
/** Height of the area for cues; what does not fit above the controls is an error in the stream. */
const STACK = { h: 460, gap: 8 } as const;
const PADDING = [6, 22] as const;
/** The part of its area that a long line fills. */
const FILLED = 0.8;

/**
 * Subtitles, drawn by the renderer in the viewer's style, readable on any video, clear of the controls, of the player's
 * offers and of a panel beside them. Without one in the picture a sample takes its place, while the panel of their style
 * asks for it.
 */
export function Subtitles({ model }: { model: PlayerModel }) {
  const text = useText();
  const playing = useStore(model.playback, (state) => state.cues);
  const sampled = useStore(model.view, ({ subtitleSample }) => subtitleSample);
  const style = useViewing(({ subtitleStyle }) => subtitleStyle);
  const cues = playing.length === 0 && sampled ? [sampleCue(text('player.sampleSubtitle'))] : playing;
  const shown = cues.length > 0;
  const panel = usePlayerValue(model, shown, (_playback, view) => view.panel);
  // Below a panel nothing else shows, but what is offered.
  const controls = usePlayerValue(model, shown, () => model.layers().overlay) && panel === null;
  const bottom = usePlayerValue(model, shown, (_playback, { skip, offer }) =>
    subtitlesBottom(controls, skip !== null && panel === null, offer),
  );
  if (!shown) return null;
  const w = SUBTITLE_AREA_W[panel ?? 'none'];
  const atTop = style.place === 'top';
  const top = controls ? SUBTITLES_TOP.lowered : SUBTITLES_TOP.plain;
  const isStacked = (cue: SubtitleCue): boolean => atTop || isAtBottom(cue);
  const boxOf = (cue: SubtitleCue) => <CueBox key={keyOf(cue)} cue={cue} style={style} areaW={w} />;
  return (
    <View testId="subtitles">
      <View
        y={atTop ? top : bottom - STACK.h}
        w={w}
        h={STACK.h}
        flow="column"
        align="center"
        justify={atTop ? 'start' : 'end'}
        gap={STACK.gap}
        transition={MOVE}
      >
        {cues.filter(isStacked).map(boxOf)}
      </View>
      {cues
        .filter((cue) => !isStacked(cue))
        .map((cue) => (
          <View
            key={keyOf(cue)}
            y={Math.max(top, ((cue.line ?? 0) / 100) * STAGE.h)}
            w={w}
            flow="column"
            align="center"
          >
            {boxOf(cue)}
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

/** Width of a letter on average, as a part of the text's size. */
const LETTER_W = 0.6;
/** A line ends with a word: some letters more than its share. */
const WORD_END = 4;

/**
 * The width at which a text that has a line longer than `most` breaks into lines of about the same length; null for a
 * text that is as wide as its lines.
 */
function widthOf(text: string, most: number, size: number): number | null {
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  const lines = Math.ceil((longest * size * LETTER_W) / most);
  return lines <= 1 ? null : Math.min(most, (longest / lines + WORD_END) * size * LETTER_W);
}

const sampleCue = (text: string): SubtitleCue => ({
  start: 0,
  end: 0,
  text,
  spans: [],
  align: 'center',
  line: null,
  position: null,
});

interface CueBoxProps {
  cue: SubtitleCue;
  style: SubtitleStyle;
  /** Width of the area it is drawn in. */
  areaW: number;
}

function CueBox({ cue, style, areaW }: CueBoxProps) {
  const letters = SIZES[style.size];
  const maxWidth = widthOf(cue.text, areaW * FILLED, letters.size);
  const shape = {
    ...letters,
    weight: 700,
    textAlign: 'center',
    ...(maxWidth === null ? null : { maxWidth, maxLines: 6 }),
  } as const;
  return (
    <View flow="row" padding={PADDING} radius={10} color={withAlpha(BLACK, GROUNDS[style.ground])}>
      {style.ground === 'none' && (
        // Without a size, so that it takes no place beside the letters.
        <View>
          {OUTLINE.map(([x, y]) => (
            <Text key={`${x} ${y}`} {...shape} x={x} y={y} color={BLACK} label="">
              {cue.text}
            </Text>
          ))}
        </View>
      )}
      <Text {...shape} color={WHITE}>
        {cue.text}
      </Text>
    </View>
  );
}
