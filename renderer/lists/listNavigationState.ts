/** State of a list's navigation, and the effects it requests: plain data. */
import type { FocusHistory, ListPosition } from '../focus/focusHistory';
import type { LineRange } from './windowing';

/**
 * How the content node gets to an offset: at once (`jump`), by the list's transition (`follow`; a scroll that goes there
 * already is left alone, `restart` begins it anew), slowing down from a flick (`inertia`), or moved under the scroll in
 * progress, which goes on by the distance it had left (`rebase`).
 */
export type ScrollMode = 'jump' | 'follow' | 'restart' | 'inertia' | 'rebase';

/** Effects that a step requests; the navigation applies them after the step and clears them. */
export interface ListEffects {
  /** How the content gets to `offset`; null leaves it where it is. */
  scroll: ScrollMode | null;
  offset: number;
  /** Lines that React must mount; null when the mounted ones suffice. */
  mount: LineRange | null;
  /** True when the viewer waits for these lines: not at transition priority. */
  urgent: boolean;
  /** The item that takes focus because the focused one is scrolled out of sight; -1 for none. */
  focusIndex: number;
}

/** Written only by the steps in `listNavigationSteps.ts`. */
export interface ListNavigationState {
  /** The history the content is scrolled for; another one means that another list is shown in this node. */
  focusHistory: FocusHistory | null;
  /** Where the list is: the object in its focus history. Null before it is first entered or scrolled. */
  position: ListPosition | null;
  /** Start of the line of `position.index` when it was last looked at: how far the item moves when the data changes. */
  anchorStart: number;
  /** Index of an item that is to have focus once it is mounted; -1 for none. */
  pendingIndex: number;
  /** The step to go on by when that item cannot have focus. */
  pendingStep: number;
  /** The pointer scrolled the focused item out of sight: focus follows to another one without scrolling back. */
  scrolledPastFocus: boolean;
  /** Lines that were asked for and are not committed yet. */
  requestedLines: LineRange | null;
  /** One object for the life of the list: a key press makes none. */
  readonly effects: ListEffects;
}

/** The state of a list that is on no tree. */
export function createListNavigationState(): ListNavigationState {
  return {
    focusHistory: null,
    position: null,
    anchorStart: 0,
    pendingIndex: -1,
    pendingStep: 1,
    scrolledPastFocus: false,
    requestedLines: null,
    effects: { scroll: null, offset: 0, mount: null, urgent: false, focusIndex: -1 },
  };
}
