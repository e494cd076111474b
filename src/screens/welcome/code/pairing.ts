/**
 * The life of a pairing code: fetched, counted down by the wall clock, polled every 5 s, expired or confirmed.
 * Effects come in through `PairingPorts`; the screen's state goes out through `onState`.
 */
import type { PairCode, SignInToken } from '../../../contract';
import type { Clock } from '../../../domain/clock';
import { msToNextSecond, POLL_MS, secondsLeft } from '../../../domain/pairing';

/** The state of a pairing code as the screen shows it. */
export interface PairingState {
  readonly status: 'loading' | 'valid' | 'expired' | 'failed';
  /** The last code, also after it expired; null before the first code and after a failed fetch. */
  readonly code: string | null;
  readonly secondsLeft: number;
}

/** The state before the first code. */
export const NO_CODE: PairingState = { status: 'loading', code: null, secondsLeft: 0 };

/** The effects of a pairing: requests, clocks and callbacks. */
export interface PairingPorts {
  readonly fetchCode: (signal: AbortSignal) => Promise<PairCode>;
  /** The token in the answer is null until the code is confirmed. */
  readonly fetchToken: (code: string, signal: AbortSignal) => Promise<SignInToken>;
  /** Signs in. Navigation follows from the changed identity. */
  readonly signIn: (token: string) => Promise<void>;
  readonly clock: Clock;
  /** Wall-clock time, ms. */
  readonly now: () => number;
  readonly onState: (state: PairingState) => void;
  readonly onFailure: (situation: 'pairCode' | 'pairToken', error: unknown) => void;
}

/** A running pairing. */
export interface Pairing {
  /** Fetches a code and polls it until it is confirmed or expires. An earlier code is dropped. */
  generate(): void;
  /** Corrects the countdown at once after the app was hidden, when timers do not run [CODE-13]. */
  resync(): void;
  /** Aborts requests and timers. */
  stop(): void;
}

interface ActiveCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A pairing without requests or timers until `generate` is called. */
export function createPairing(ports: PairingPorts): Pairing {
  const { clock, now, onState, onFailure } = ports;
  let requests = new AbortController();
  let activeCode: ActiveCode | null = null;
  let tickTimer: number | null = null;
  let pollTimer: number | null = null;
  /** A poll, or the sign-in that follows it, is running: the next poll is skipped [CODE-07]. */
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
    // A code confirmed in its last second still signs in, even if the provider answers after it expired.
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
      // A failed poll is not final: a confirmed code keeps answering until it expires.
      if (!signal.aborted || signingIn) onFailure('pairToken', error);
    } finally {
      if (!signal.aborted) asking = signingIn = false;
    }
  }

  return { generate: () => void generate(), resync: tick, stop };
}
