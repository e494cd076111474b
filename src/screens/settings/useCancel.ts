/** Cancels the subscription after a question, once; a toast confirms it for 5 s [SUB-10, SUB-11]. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../api';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

interface CancelSubscription {
  /** The question is on the screen. */
  readonly asking: boolean;
  readonly sending: boolean;
  /** The last answer could not be carried out, which is in the log [SUB-12]. */
  readonly failed: boolean;
  /** It was cancelled a moment ago. */
  readonly done: boolean;
  readonly ask: () => void;
  /** The question goes; what is on its way goes on. */
  readonly close: () => void;
  readonly confirm: () => void;
  /** The toast's time is over. */
  readonly dismiss: () => void;
}

/** @param onDone the subscription is no more what it was */
export function useCancelSubscription(onDone: () => void): CancelSubscription {
  const { api } = useServices();
  const cache = useQueryClient();
  const fail = useFailure();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const underWay = useRef(false);
  const { mutate, reset, isPending, isError } = useMutation({
    mutationFn: api.cancelSubscription,
    onSuccess() {
      setAsking(false);
      setDone(true);
      // Cleared, and asked for anew where it is on the screen: it may run on until its last day.
      void cache.resetQueries({ queryKey: queries.subscription(api).queryKey });
      onDone();
    },
    onError: (error) => void fail('cancelSubscription', error),
    onSettled() {
      underWay.current = false;
    },
  });
  return {
    asking,
    sending: isPending,
    failed: isError,
    done,
    ask() {
      reset();
      setAsking(true);
    },
    close: () => setAsking(false),
    confirm() {
      // two presses may come before the first is drawn
      if (underWay.current) return;
      underWay.current = true;
      mutate();
    },
    dismiss: () => setDone(false),
  };
}
