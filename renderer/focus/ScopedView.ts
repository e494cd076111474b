/** A `View` that passes the focus tree the scope of its group; used by lists and history entries, not by screens. */
import { hostElement } from '../components';
import type { ViewProps } from '../types';
import type { FocusScope } from './record';

interface ScopedViewProps extends ViewProps {
  /**
   * A new function means a new scope: props are compared by content, which must not happen with the items of a list.
   */
  readonly scope: () => FocusScope;
}

/** A box of that host type with one more prop. */
export const ScopedView = /* @__PURE__ */ hostElement<ScopedViewProps>('view');
