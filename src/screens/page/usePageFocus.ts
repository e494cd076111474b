/** Follows the focus of a page for the details above its rows, without a render. */
import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import type { Component, ComponentType } from '../../contract';
import type { FocusedDetailsHandle, PageFocus } from './FocusedDetails';
import type { PageModel } from './PageModel';
import { restsBelowDetails } from './rowLayout';

interface PageFocusTracker {
  /** For `<FocusedDetails>`. */
  readonly details: RefObject<FocusedDetailsHandle | null>;
  readonly focus: RefObject<PageFocus>;
  /** The same function while the page is mounted. */
  readonly cardFocused: PageModel['cardFocused'];
  /** Called in the key's own task. `type`: 'awaited' for the row that stands for those to come. */
  readonly rowFocused: (uuid: string, type: ComponentType | 'awaited', index: number) => void;
}

/** @param panelHeight device pixels */
export function usePageFocus(rows: readonly Component[], panelHeight: number): PageFocusTracker {
  const details = useRef<FocusedDetailsHandle>(null);
  const focus = useRef<PageFocus>({
    row: '',
    type: 'carousel',
    below: false,
    card: { row: '', asset: null },
  });
  const cardFocused = useCallback<PageModel['cardFocused']>((row, asset) => {
    focus.current.card = { row, asset };
    details.current?.focusMoved();
  }, []);
  const rowFocused = useCallback<PageFocusTracker['rowFocused']>(
    (uuid, type, index) => {
      focus.current.row = uuid;
      if (type !== 'awaited') focus.current.type = type;
      focus.current.below = restsBelowDetails(rows, index, panelHeight);
      details.current?.focusMoved();
    },
    [rows, panelHeight],
  );
  return { details, focus, cardFocused, rowFocused };
}
