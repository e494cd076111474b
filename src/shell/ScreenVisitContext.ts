/** The rows already reported as presented during one visit; a screen that mounts again starts another visit. */
import { createContext } from 'react';

interface ScreenVisit {
  /** Rows whose titles were seen; of a row that shows one of its titles, that title: 'row/title'. */
  readonly presented: Set<string>;
}

export const createScreenVisit = (): ScreenVisit => ({ presented: new Set() });

export const ScreenVisitContext = createContext<ScreenVisit>(createScreenVisit());
