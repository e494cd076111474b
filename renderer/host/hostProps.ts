/** The props of a host node, as React gives them. */
import type { ImageProps, TextProps, ViewProps } from '../types';

/** Union by type, all optional: the prop table knows which belong where. */
export type HostProps = ViewProps & TextProps & ImageProps & ScopeProps;

/**
 * The one prop that is not public: what `<Row>`, `<Column>`, `<Grid>` and `<FocusHistoryEntry>` give to the focus tree.
 * A function, because props are compared by content and the items of a list must not be: a new function at every
 * render is simply a changed prop.
 */
export interface ScopeProps {
  /** Returns focus's own `FocusScope`. */
  scope?: () => unknown;
}
