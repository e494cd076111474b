/** One stay on a screen: what was told of it already. A screen that is come back to begins another one. */
import { createContext } from 'react';

export interface Visit {
  /** Rows whose titles were seen; of a row that shows one of its titles, that title: 'row/title'. */
  readonly presented: Set<string>;
}

export const newVisit = (): Visit => ({ presented: new Set() });

export const VisitContext = createContext<Visit>(newVisit());
