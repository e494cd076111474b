/** Cancels the subscription once, after a confirmation; a toast reports it for 5 s [SUB-10, SUB-11]. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queries } from '../../api';
import { useServices } from '../../shell/services';
import { useFailure } from '../../shell/useFailure';

/** The question whether to cancel, and what came of it. */
export interface CancelSubscription {
  /** True while the confirmation is shown. */
  readonly asking: boolean;
  readonly sending: boolean;
  /** True after a cancellation that failed, which is also logged [SUB-12]. */
  readonly failed: boolean;
  /** True while the toast about the cancellation is due. */
  readonly done: boolean;
  readonly ask: () => void;
  /** Closes the confirmation; a request that is running goes on. */
  readonly close: () => void;
  readonly confirm: () => void;
  /** Hides the toast. */
  readonly dismiss: () => void;
}

/** @param onDone called once the subscription is cancelled */
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
      // Cleared and, if shown, fetched again: the subscription may run until its last day.
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
      // Two presses may come before the first is rendered.
      if (underWay.current) return;
      underWay.current = true;
      mutate();
    },
    dismiss: () => setDone(false),
  };
}
