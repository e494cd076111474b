/**
 * Follows which subtitle cues are active. Media elements report time about four times a second, too coarse for
 * dialogue, so the next change is scheduled on the clock and verified at every report.
 */
import type { Clock } from '../domain/clock';
import { createTimer } from './timer';
import type { SubtitleCue } from './cues';
import { phaseOf } from './playbackStatus';
import type { PlaybackController } from './playbackController';

type CueSource = Pick<
  PlaybackController,
  'activeCues' | 'nextCueChange' | 'position' | 'status' | 'subscribe'
>;

const sameCues = (a: readonly SubtitleCue[], b: readonly SubtitleCue[]): boolean =>
  a.length === b.length && a.every((cue, index) => cue === b[index]);

/** Calls `onChange` with the active cues whenever they change. @returns stops it */
export const followActiveCues = (
  controller: CueSource,
  clock: Clock,
  onChange: (cues: SubtitleCue[]) => void,
): (() => void) => {
  const timer = createTimer(clock);
  let shown: SubtitleCue[] = [];

  const update = (): void => {
    const due = controller.activeCues();
    if (!sameCues(due, shown)) {
      shown = due;
      onChange(due);
    }
    const next = controller.nextCueChange();
    if (next === null || phaseOf(controller.status()) !== 'playing') timer.cancel();
    else timer.arm(Math.max(0, next - controller.position()) * 1000, update);
  };

  const unsubscribe = controller.subscribe((event) => {
    if (event.type === 'cues' || event.type === 'timeupdate' || event.type === 'status') update();
  });
  return () => {
    unsubscribe();
    timer.cancel();
  };
};
