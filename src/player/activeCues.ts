/**
 * Follows which subtitle cues are active. Media elements report time about four times a second, too coarse for
 * dialogue, so the next change is scheduled on the clock and verified at every report.
 */
import type { Clock } from '../domain/clock';
import { createTimer } from './timer';
import type { SubtitleCue } from './cues';
import { phaseOf } from './playbackStatus';
import type { PlaybackController } from './playbackController';
import type { PlaybackEvent } from './playbackEvents';

type CueSource = Pick<
  PlaybackController,
  'activeCues' | 'nextCueChange' | 'position' | 'status' | 'subscribe'
>;

/** What can change the active cues, or when they change next. */
const CAUSES: ReadonlySet<PlaybackEvent['type']> = new Set(['cues', 'timeupdate', 'status', 'seek']);

/**
 * Half a frame of 50 a second. An element whose time stands still just before a change would otherwise be asked again
 * without a pause.
 */
const SHORTEST_WAIT_MS = 10;

const sameCues = (a: readonly SubtitleCue[], b: readonly SubtitleCue[]): boolean =>
  a.length === b.length && a.every((cue, index) => cue === b[index]);

/**
 * Calls `onChange` with the active cues whenever they change: within 100 ms of a cue's time, while the element's clock
 * is up to a third faster or slower than `clock`. @returns stops it
 */
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
    else timer.arm(Math.max(SHORTEST_WAIT_MS, (next - controller.position()) * 1000), update);
  };

  const unsubscribe = controller.subscribe((event) => {
    if (CAUSES.has(event.type)) update();
  });
  return () => {
    unsubscribe();
    timer.cancel();
  };
};
