/** A form on its way to the outside: sent once at a time, its failure decided by the failure table. */
import { useEffect, useRef, useState } from 'react';
import type { FailureDecision, Situation } from '../api';
import type { NavigationState } from './navigation';
import { useFailure } from './useFailure';

interface Sending {
  /** An answer is awaited: the button is busy. */
  readonly sending: boolean;
  /** What became of the last sending when it failed and left the viewer here; null while one is under way. */
  readonly failure: FailureDecision | null;
  /** Sends, unless a sending is under way. `onSent` is called also when the viewer has left the screen by then. */
  send(call: () => Promise<void>, onSent?: () => void): void;
}

/**
 * ```ts
 * const { send, sending, failure } = useSending('passwordReset');
 * send(() => session.sendPasswordReset(email), () => setSent(true));
 * ```
 *
 * @param situation its row in the failure table
 * @param state what the screen that a failure leads to is told. Default: nothing
 */
export function useSending(situation: Situation, state?: NavigationState): Sending {
  const fail = useFailure();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailureDecision | null>(null);
  const underWay = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  function send(call: () => Promise<void>, onSent?: () => void): void {
    // Not `sending`: two presses may come before React has rendered.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    call()
      .then(onSent, (error: unknown) => {
        // Who has gone elsewhere is not called back for it.
        if (shown.current) setFailure(fail(situation, error, undefined, state));
      })
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  }
  return { sending, failure, send };
}
