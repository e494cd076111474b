/** What the viewer may skip at a second, and what skipping it does [SKIP-01..06, SEEK-07]. */
import type { Frame, PlaybackSettings } from '../contract';
import { closingCredits, frameAt, usableFrames } from '../domain/frames';
import { knownDuration } from '../domain/time';

export type SkipKind = 'intro' | 'recap' | 'credits';

/**
 * With less of a frame left there is nothing to skip. An engine seeks to a few frames before the requested second, so
 * that a button would come back, and an automatic skip would run again, at the end it has just gone to.
 */
const MIN_SKIP_S = 1;

export interface SkipInput {
  readonly frames: readonly Frame[];
  /** Position in the content, seconds. */
  readonly second: number;
  /** Seconds; null, 0 and NaN are unknown. */
  readonly duration: number | null;
  readonly settings: Pick<PlaybackSettings, 'skipIntro' | 'skipRecap' | 'skipCredits'>;
  /** Keys of the frames skipped automatically in this playback of this title; a new title starts with none. */
  readonly skipped: ReadonlySet<string>;
  /** The next title starts by itself after this one (`nextFollows`). */
  readonly nextFollows: boolean;
}

export interface SkipOffer {
  readonly kind: SkipKind;
  /**
   * 'seek': go to the second `to`, where the frame ends. 'end': the frame reaches the end of the title, so the title is
   * over, exactly as if it had played to there; seeking there would leave a still picture. 'next': play the next title,
   * because automatic credits lead there [SKIP-06].
   */
  readonly action: 'seek' | 'end' | 'next';
  /** End of the frame, at most the end of the title, seconds. */
  readonly to: number;
  /** True: skip now, show no button, and add `key` to `skipped`. False: show the button. */
  readonly automatic: boolean;
  /** Identifies the frame within its title. */
  readonly key: string;
}

const SETTING = { intro: 'skipIntro', recap: 'skipRecap', credits: 'skipCredits' } as const;

type SkippableFrame = Frame & { type: SkipKind };

/** Frames of a service may share an id or have none; no two of one type with the same times need to be told apart. */
const keyOf = ({ type, start, end }: Frame): string => `${type} ${start} ${end}`;

/**
 * The frames that can be skipped. An intro or recap, or credits of the first half, that would reach the end of the
 * title is a mistake of the service: skipping it would end the title.
 */
function skippableFrames(
  frames: readonly Frame[],
  closing: Frame | null,
  end: number | null,
): SkippableFrame[] {
  return usableFrames(frames).filter(
    (frame): frame is SkippableFrame =>
      frame.type !== 'ads' &&
      (end === null || frame.end <= end - MIN_SKIP_S || (closing !== null && isClosing(frame, closing))),
  );
}

const isClosing = (frame: Frame, closing: Frame): boolean =>
  frame.type === 'credits' && frame.start >= closing.start;

/**
 * What can be skipped at a second; null for nothing. Of overlapping frames the one that started last counts. A frame
 * that its setting skips is skipped automatically once; a viewer who then goes back into it finds the button [SKIP-03],
 * unless the seek has armed it again (`afterSeek`).
 */
export function skipOffer(input: SkipInput): SkipOffer | null {
  const { frames, second, duration, settings, skipped, nextFollows } = input;
  const end = knownDuration(duration);
  const closing = closingCredits(frames, duration);
  const left = skippableFrames(frames, closing, end).filter((each) => each.end - second >= MIN_SKIP_S);
  const frame = frameAt(left, second) as SkippableFrame | null;
  if (frame === null) return null;
  const kind = frame.type;
  const key = keyOf(frame);
  const automatic = settings[SETTING[kind]] && !skipped.has(key);
  const isLast = closing !== null && isClosing(frame, closing);
  const reachesEnd = end !== null && frame.end > end - MIN_SKIP_S;
  const action = automatic && isLast && nextFollows ? 'next' : reachesEnd ? 'end' : 'seek';
  return { kind, action, to: Math.min(frame.end, end ?? Infinity), automatic, key };
}

/**
 * The automatic skips that stay used up after a seek of the viewer: intro and recap are armed again, credits are not
 * [SEEK-07]. The seeks of skips are no seeks of the viewer. The same set when nothing changes.
 */
export function afterSeek(skipped: ReadonlySet<string>): ReadonlySet<string> {
  const credits = [...skipped].filter((key) => key.startsWith('credits '));
  return credits.length === skipped.size ? skipped : new Set(credits);
}
