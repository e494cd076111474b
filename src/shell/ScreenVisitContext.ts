/** The rows already reported as presented during one visit; a screen that mounts again starts another visit. */
import { createContext } from 'react';

interface ScreenVisit {
  /**
   * Rows whose assets were reported; a row that shows one asset at a time is listed once per asset, as 'row/asset'.
   */
  readonly presented: Set<string>;
}

export const createScreenVisit = (): ScreenVisit => ({ presented: new Set() });

export const ScreenVisitContext = createContext<ScreenVisit>(createScreenVisit());
