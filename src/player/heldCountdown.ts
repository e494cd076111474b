/** A countdown that counts playing time: it is held, at a whole second, while the picture stands still. */
import type { Clock } from '../domain/clock';
import { startCountdown } from './countdown';
import type { Countdown } from './countdown';

export interface HeldCountdownOptions {
  readonly clock: Clock;
  /** Whole seconds to count down from. */
  readonly seconds: number;
  readonly isPlaying: () => boolean;
  /** Called with the whole seconds left when they change, and with null when it ends before 0. */
  readonly onChange: (secondsLeft: number | null) => void;
  /** Called once, after the change to 0. */
  readonly onEnd: () => void;
}

export interface HeldCountdown {
  /** Starts it; nothing happens while one runs or is held. */
  start(): void;
  /** Ends it without `onEnd`; nothing happens without one. */
  cancel(): void;
  /** Call it whenever `isPlaying` may have changed. */
  update(): void;
}

/** No countdown runs. */
export function createHeldCountdown(options: HeldCountdownOptions): HeldCountdown {
  const { clock, seconds, isPlaying, onChange, onEnd } = options;
  /** Null while there is no countdown, running or held. */
  let secondsLeft: number | null = null;
  let running: Countdown | null = null;

  function hold(): void {
    running?.cancel();
    running = null;
  }

  function update(): void {
    const from = secondsLeft;
    const counts = from !== null && isPlaying();
    if (counts === (running !== null)) return;
    hold();
    if (!counts) return;
    running = startCountdown({
      clock,
      seconds: from,
      onTick: (left) => {
        secondsLeft = left;
        onChange(left);
      },
      onEnd: () => {
        running = null;
        secondsLeft = null;
        onEnd();
      },
    });
  }

  return {
    start: () => {
      if (secondsLeft !== null) return;
      secondsLeft = seconds;
      onChange(seconds);
      update();
    },
    cancel: () => {
      if (secondsLeft === null) return;
      secondsLeft = null;
      hold();
      onChange(null);
    },
    update,
  };
}
