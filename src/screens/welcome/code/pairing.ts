/**
 * The life of a pairing code: fetched, counted down by the wall clock, polled every 5 s, expired or confirmed.
 * Effects come in through `PairingPorts`; the screen's state goes out through `onState`.
 */
import { ApiError } from '../../../api';
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

/** The service's code for a pairing code that gives no token any more, such as one whose answer with the token was lost. */
const CODE_GONE = 'pair_code_expired';

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
  /** The active code's token. The service gives it once, so a sign-in that failed is tried again with it. */
  let token: string | null = null;
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
    token = null;
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
      expire(code);
      return;
    }
    onState({ status: 'valid', code, secondsLeft: left });
    tickTimer = clock.setTimeout(tick, msToNextSecond(expiresAt, now()) || 1000);
  }

  function expire(code: string): void {
    stop();
    onState({ status: 'expired', code, secondsLeft: 0 });
  }

  function poll(): void {
    pollTimer = clock.setTimeout(poll, POLL_MS);
    if (activeCode !== null && !asking) void ask(activeCode.code, requests.signal);
  }

  async function ask(code: string, signal: AbortSignal): Promise<void> {
    asking = true;
    try {
      const given = token ?? (await ports.fetchToken(code, signal)).token;
      if (signal.aborted || given === null) return;
      token = given;
      signingIn = true;
      await ports.signIn(given);
      stop();
    } catch (error) {
      if (!signal.aborted || signingIn) onFailure('pairToken', error);
      // Other failures of a poll are not final: the next one may be answered.
      if (!signal.aborted && isCodeGone(error)) expire(code);
    } finally {
      if (!signal.aborted) asking = signingIn = false;
    }
  }

  return { generate: () => void generate(), resync: tick, stop };
}

/** By the service's own word alone: services may answer 404 until a code is confirmed. */
function isCodeGone(error: unknown): boolean {
  return error instanceof ApiError && error.service?.code === CODE_GONE;
}
