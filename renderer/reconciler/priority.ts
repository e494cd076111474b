/** How urgent an update is: keys and clicks are discrete, everything else is not (architecture.md, invariant 3). */
import { DefaultEventPriority, DiscreteEventPriority, NoEventPriority } from 'react-reconciler/constants';

let eventPriority: number = NoEventPriority;
let updatePriority: number = NoEventPriority;

/** Runs `handler` so that the state it sets commits before the next frame. */
export function runDiscrete(handler: () => void): void {
  const outer = eventPriority;
  eventPriority = DiscreteEventPriority;
  try {
    handler();
  } finally {
    eventPriority = outer;
  }
}

export const priorityConfig = {
  getCurrentUpdatePriority: (): number => updatePriority,
  setCurrentUpdatePriority(priority: number): void {
    updatePriority = priority;
  },
  resolveUpdatePriority(): number {
    if (updatePriority !== NoEventPriority) return updatePriority;
    return eventPriority !== NoEventPriority ? eventPriority : DefaultEventPriority;
  },
  /** A discrete key may turn a transition of its own (back navigation) into a synchronous one; none of ours asks for it. */
  shouldAttemptEagerTransition: (): boolean => false,
  resolveEventType: (): string | null => (eventPriority === NoEventPriority ? null : 'key'),
  resolveEventTimeStamp: (): number => -1.1,
  trackSchedulerEvent(): void {},
};
