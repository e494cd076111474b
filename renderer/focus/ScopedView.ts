/** A `View` that tells the focus tree of the group it is: for lists and history entries, not for screens. */
import type { FC } from 'react';
import type { ViewProps } from '../types';
import type { FocusScope } from './record';

interface ScopedViewProps extends ViewProps {
  /** A new function is a new scope: props are compared by content, and the items of a list must not be. */
  readonly scope: () => FocusScope;
}

/** For React a host element is a string; the cast gives it the props it takes, as in `components.ts`. */
export const ScopedView = 'view' as unknown as FC<ScopedViewProps>;
