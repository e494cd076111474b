/** The props of a host node, as React gives them. */
import type { ImageProps, TextProps, ViewProps } from '../types';

/** The props of all element types, all optional: the prop table defines which type has which. */
export type HostProps = ViewProps & TextProps & ImageProps & ScopeProps;

/**
 * The only prop that is not public: what `<Row>`, `<Column>`, `<Grid>` and `<FocusHistoryEntry>` pass to the focus
 * tree. A function, because props are compared by content, which must not happen with the items of a list: a new
 * function at every render is simply a changed prop.
 */
export interface ScopeProps {
  /** Returns focus's own `FocusScope`. */
  scope?: () => unknown;
}
