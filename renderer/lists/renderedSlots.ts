/**
 * What a list renders, from what it rendered last: the mounted lines, and the slots that show their items. Pure; the
 * former result is an argument, so that slots stay with their items and a render React throws away changes nothing.
 */
import type { FocusHistory } from '../focus/focusHistory';
import { countOf, itemAt } from './items';
import type { SlotElement } from './slotElements';
import { assignSlots } from './slots';
import type { Slot, SlotItem } from './slots';
import type { Items } from './types';
import { fitWindow, initialWindow, windowAfterChange } from './windowState';
import type { WindowInput } from './windowState';
import { isSameRange } from './windowing';
import type { LineRange } from './windowing';

/** Lines that the navigation requested for the list of this history, based on the data it knew then. */
export interface WindowRequest {
  readonly focusHistory: FocusHistory;
  readonly items: Items<unknown>;
  readonly lines: LineRange;
}

export interface RenderedSlots<Item> {
  readonly focusHistory: FocusHistory;
  readonly items: Items<Item>;
  readonly columns: number;
  readonly overscan: number;
  /** The last request that was fulfilled. */
  readonly request: WindowRequest | null;
  readonly mountedLines: LineRange;
  readonly slots: readonly Slot<Item>[];
}

/** What a list renders from. */
export interface SlotsInput<Item> extends WindowInput {
  readonly focusHistory: FocusHistory;
  readonly items: Items<Item>;
  readonly request: WindowRequest | null;
  typeOf(item: Item, index: number): string;
}

/** The slots of a list across commits. */
export interface SlotStore<Item> {
  /** The output for an input, based on the last commit. */
  render(input: SlotsInput<Item>): RenderedSlots<Item>;
  /** The elements that were committed last. */
  readonly elements: readonly SlotElement<Item>[];
  /** React committed this. */
  commit(rendered: RenderedSlots<Item>, elements: readonly SlotElement<Item>[]): void;
}

/** Written by commits only: a render that React throws away or repeats starts from the same slots. */
export function createSlotStore<Item>(): SlotStore<Item> {
  let committed: RenderedSlots<Item> | null = null;
  let committedElements: readonly SlotElement<Item>[] = [];
  return {
    render: (input) => renderSlots(committed, input),
    get elements() {
      return committedElements;
    },
    commit(rendered, elements) {
      committed = rendered;
      committedElements = elements;
    },
  };
}

/** What to render; `committed` itself when nothing in it changes. */
export function renderSlots<Item>(
  committed: RenderedSlots<Item> | null,
  input: SlotsInput<Item>,
): RenderedSlots<Item> {
  const { focusHistory, items, columns, overscan, request } = input;
  const mountedLines = fitWindow(nextWindow(committed, input), input);
  if (
    committed !== null &&
    committed.focusHistory === focusHistory &&
    committed.items === items &&
    committed.columns === columns &&
    committed.overscan === overscan &&
    committed.request === request &&
    isSameRange(committed.mountedLines, mountedLines)
  )
    return committed;
  const slots = assignSlots(committed?.slots ?? [], slotItemsIn(mountedLines, input));
  return { focusHistory, items, columns, overscan, request, mountedLines, slots };
}

function nextWindow(committed: RenderedSlots<unknown> | null, input: SlotsInput<unknown>): LineRange {
  const { focusHistory, items, overscan, request } = input;
  if (committed === null || committed.focusHistory !== focusHistory || committed.overscan !== overscan)
    return initialWindow(input);
  const isRequested = request !== committed.request && request?.focusHistory === focusHistory;
  const from = isRequested ? request : committed;
  const lines = isRequested ? request.lines : committed.mountedLines;
  return from.items === items ? lines : windowAfterChange(lines, input);
}

function slotItemsIn<Item>(mountedLines: LineRange, input: SlotsInput<Item>): SlotItem<Item>[] {
  const { items, columns, keyAt, typeOf } = input;
  const slotItems: SlotItem<Item>[] = [];
  const last = Math.min(mountedLines.last * columns, countOf(items));
  for (let index = mountedLines.first * columns; index < last; index++) {
    const item = itemAt(items, index);
    slotItems.push({ index, item, key: keyAt(index), type: typeOf(item, index) });
  }
  return slotItems;
}
