/**
 * When the progress of a playback is saved, by the controller's events alone: a screen that renders late or leaves
 * early changes nothing.
 *
 *   the next episode starts   'next initialized' of that episode [NEXT-09]
 *   loaded at its second      'started' [PLAYER-01]
 *   each 60 s of playing      'progressed' [PROG-03]
 *   the end                   'finished' [PROG-05]
 *   left, hidden, failed      'closed' [PROG-05, PROG-10]
 */
import type { ProgressBody, ProgressEvent } from '../contract';
import type { Clock } from '../domain/clock';
import type { PlaybackController } from './playbackController';
import { phaseOf } from './playbackStatus';
import { isNextOf, progressBody } from './savedProgress';
import type { PreparedPlayback } from './startSequence';
import { createTimer } from './timer';

/** Playing time between two saves, ms [PROG-03]. */
export const SAVE_EVERY_MS = 60_000;

export interface ProgressDeps {
  clock: Clock;
  deviceId: string;
  save(body: ProgressBody): void;
}

/** A playback that was started and neither ended nor closed. */
interface OpenPlayback {
  readonly playback: PreparedPlayback;
  /** Second of the content that was known last. */
  position: number;
  /** Playing time since the last save, ms, without the time since `playingSince`. */
  playedMs: number;
  /** Time of the clock since which the content plays; null while it is paused, buffering, seeking, or an ad plays. */
  playingSince: number | null;
}

/** Saves the progress of what `controller` plays. @returns stops it; a playback that is still open is saved as closed */
export function connectProgress(
  controller: Pick<PlaybackController, 'subscribe' | 'position' | 'status'>,
  { clock, deviceId, save }: ProgressDeps,
): () => void {
  const timer = createTimer(clock);
  let open: OpenPlayback | null = null;
  /** The playback before the current one. */
  let before: PreparedPlayback | null = null;

  function send(playback: PreparedPlayback, event: ProgressEvent, position: number): void {
    const body = progressBody(playback, event, position, deviceId);
    if (body !== null) save(body);
  }

  function start(playback: PreparedPlayback, position: number): void {
    open = { playback, position, playedMs: 0, playingSince: null };
    if (isNextOf(playback, before)) send(playback, 'next initialized', position);
    send(playback, 'started', position);
    count();
  }

  function finish(event: 'finished' | 'closed', position: number): void {
    if (open === null) return;
    timer.cancel();
    const { playback } = open;
    before = playback;
    open = null;
    send(playback, event, position);
  }

  /** Counts while the content plays. Called after every change that may start or stop it. */
  function count(): void {
    if (open === null) return;
    const status = controller.status();
    const playing = !status.ad && phaseOf(status) === 'playing';
    if (playing === (open.playingSince !== null)) return;
    if (playing) {
      open.playingSince = clock.now();
      timer.arm(SAVE_EVERY_MS - open.playedMs, saveWhilePlaying);
    } else {
      open.playedMs += clock.now() - open.playingSince!;
      open.playingSince = null;
      timer.cancel();
    }
  }

  function saveWhilePlaying(): void {
    if (open === null) return;
    open.position = controller.position();
    open.playedMs = 0;
    open.playingSince = clock.now();
    timer.arm(SAVE_EVERY_MS, saveWhilePlaying);
    send(open.playback, 'progressed', open.position);
  }

  const unsubscribe = controller.subscribe((event) => {
    switch (event.type) {
      case 'started':
        return start(event.playback, event.position);
      case 'timeupdate':
        if (open !== null) open.position = event.position;
        return;
      case 'status':
        return count();
      case 'ended':
        return finish('finished', event.position);
      case 'closed':
        return finish('closed', event.position);
      default:
    }
  });

  return () => {
    unsubscribe();
    finish('closed', open?.position ?? 0);
  };
}
