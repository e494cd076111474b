/** The public face of the renderer: the only path the product imports from. */
export { Image, Text, View } from './components';
export { FocusMemory } from './focus/FocusMemory';
export type { FocusMemoryProps } from './focus/FocusMemory';
export { Column } from './lists/Column';
export { Grid } from './lists/Grid';
export { Row } from './lists/Row';
export type { ColumnProps, GridProps, ItemSource, ListProps, RowProps } from './lists/types';
export { createRoot } from './createRoot';
export type { Root, RootOptions } from './createRoot';
export { useScene } from './reconciler/context';
export { createPortal } from './reconciler/portal';
export type { PortalRoot } from './reconciler/portal';
export type { FontFaceSource } from './scene/fonts';
export type * from './types';
export { createTv } from './semantics/tv';
export type { TvProduct, TvScene } from './semantics/tv';
export type { SceneNode } from './semantics/sceneNode';
export type { FrameReport } from './profiler/profiler';
