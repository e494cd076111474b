/** A `View` that passes the focus tree the scope of its group; used by lists and history entries, not by screens. */
import type { FC } from 'react';
import type { ViewProps } from '../types';
import type { FocusScope } from './record';

interface ScopedViewProps extends ViewProps {
  /**
   * A new function means a new scope: props are compared by content, which must not happen with the items of a list.
   */
  readonly scope: () => FocusScope;
}

/** For React a host element is a string; the cast gives it the props it takes, as in `components.ts`. */
export const ScopedView = 'view' as unknown as FC<ScopedViewProps>;
