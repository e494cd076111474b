/** How urgent an update is: keys and clicks are discrete, so that what they change commits before the next frame; all else is not. */
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
  /** React asks whether to render a transition synchronously, as browsers do for a popstate event. */
  shouldAttemptEagerTransition: (): boolean => false,
  resolveEventType: (): string | null => (eventPriority === NoEventPriority ? null : 'key'),
  resolveEventTimeStamp: (): number => -1.1,
  trackSchedulerEvent(): void {},
};
