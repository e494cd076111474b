/**
 * The life of a pairing code: fetched, counted down by the wall clock, asked about every 5 s, over. Effects come in
 * through `PairingPorts`; what the screen shows goes out through `onState`.
 */
import type { PairCode, SignInToken } from '../../../contract';
import type { Clock } from '../../../domain/clock';
import { msToNextSecond, POLL_MS, secondsLeft } from '../../../domain/pairing';

/** What the screen shows of a pairing code. */
export interface PairingState {
  readonly status: 'loading' | 'valid' | 'expired' | 'failed';
  /** The last code, also when it has expired; null before the first and after a failed fetch. */
  readonly code: string | null;
  readonly secondsLeft: number;
}

/** The state before the first code. */
export const NO_CODE: PairingState = { status: 'loading', code: null, secondsLeft: 0 };

/** The effects of a pairing: requests, clocks and what it reports to. */
export interface PairingPorts {
  readonly fetchCode: (signal: AbortSignal) => Promise<PairCode>;
  /** Its token is null until somebody confirms the code. */
  readonly fetchToken: (code: string, signal: AbortSignal) => Promise<SignInToken>;
  /** Leads on from the screen by itself: who has signed in is somebody else. */
  readonly signIn: (token: string) => Promise<void>;
  readonly clock: Clock;
  /** Wall-clock time, ms. */
  readonly now: () => number;
  readonly onState: (state: PairingState) => void;
  readonly onFailure: (situation: 'pairCode' | 'pairToken', error: unknown) => void;
}

/** A running pairing. */
export interface Pairing {
  /** Fetches a code, and lives with it until it is over. An earlier one is given up. */
  generate(): void;
  /** Puts the countdown right at once: the app was hidden, and its timers stood still [CODE-13]. */
  resync(): void;
  /** Gives up requests and timers. */
  stop(): void;
}

interface ActiveCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A pairing that does nothing until `generate`. */
export function createPairing(ports: PairingPorts): Pairing {
  const { clock, now, onState, onFailure } = ports;
  let requests = new AbortController();
  let activeCode: ActiveCode | null = null;
  let tickTimer: number | null = null;
  let pollTimer: number | null = null;
  /** A question is under way, or the sign-in its answer led to: the next one waits [CODE-07]. */
  let asking = false;
  let signingIn = false;

  function stop(): void {
    requests.abort();
    activeCode = null;
    if (tickTimer !== null) clock.clearTimeout(tickTimer);
    if (pollTimer !== null) clock.clearTimeout(pollTimer);
    tickTimer = pollTimer = null;
  }

  async function generate(): Promise<void> {
    stop();
    requests = new AbortController();
    const { signal } = requests;
    asking = signingIn = false;
    onState(NO_CODE);
    try {
      const { code, expiration } = await ports.fetchCode(signal);
      if (signal.aborted) return;
      activeCode = { code, expiresAt: now() + expiration * 1000 };
      pollTimer = clock.setTimeout(poll, POLL_MS);
      tick();
    } catch (error) {
      if (signal.aborted) return;
      onFailure('pairCode', error);
      onState({ ...NO_CODE, status: 'failed' });
    }
  }

  function tick(): void {
    if (activeCode === null) return;
    if (tickTimer !== null) clock.clearTimeout(tickTimer);
    const { code, expiresAt } = activeCode;
    const left = secondsLeft(expiresAt, now());
    // A code confirmed in its last second signs in: it is not taken back while the provider answers.
    if (left === 0 && !signingIn) {
      stop();
      onState({ status: 'expired', code, secondsLeft: 0 });
      return;
    }
    onState({ status: 'valid', code, secondsLeft: left });
    tickTimer = clock.setTimeout(tick, msToNextSecond(expiresAt, now()) || 1000);
  }

  function poll(): void {
    pollTimer = clock.setTimeout(poll, POLL_MS);
    if (activeCode !== null && !asking) void ask(activeCode.code, requests.signal);
  }

  async function ask(code: string, signal: AbortSignal): Promise<void> {
    asking = true;
    try {
      const { token } = await ports.fetchToken(code, signal);
      if (signal.aborted || token === null) return;
      signingIn = true;
      await ports.signIn(token);
      stop();
    } catch (error) {
      // Not the end: a confirmed code keeps answering until it expires.
      if (!signal.aborted || signingIn) onFailure('pairToken', error);
    } finally {
      if (!signal.aborted) asking = signingIn = false;
    }
  }

  return { generate: () => void generate(), resync: tick, stop };
}
