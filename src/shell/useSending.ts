/** Sending a form: one request at a time, its failure decided by the failure table. */
import { useEffect, useRef, useState } from 'react';
import type { FailureDecision, Situation } from '../api';
import type { NavigationState } from './navigation';
import { useFailure } from './useFailure';

interface Sending {
  /** True while an answer is pending: the button is busy. */
  readonly sending: boolean;
  /** The table's decision about the last attempt if it failed and the viewer stays here; null during an attempt. */
  readonly failure: FailureDecision | null;
  /** Sends unless an attempt is running. `onSent` is called even if the viewer has left the screen by then. */
  send(call: () => Promise<void>, onSent?: () => void): void;
}

/**
 * ```ts
 * const { send, sending, failure } = useSending('passwordReset');
 * send(() => session.sendPasswordReset(email), () => setSent(true));
 * ```
 *
 * @param situation its row in the failure table
 * @param state navigation state for a screen that a failure leads to. Default: none
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
    // A ref, because two presses may come before React has rendered `sending`.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    call()
      .then(onSent, (error: unknown) => {
        // After the viewer has left, a failure must not navigate.
        if (shown.current) setFailure(fail(situation, error, undefined, state));
      })
      .finally(() => {
        underWay.current = false;
        setSending(false);
      });
  }
  return { sending, failure, send };
}
