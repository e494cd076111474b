/** The public face of the renderer: the only path the product imports from. */
export { Image, Text, View } from './components';
export { FocusMemory } from './focus/FocusMemory';
export type { FocusMemoryProps } from './focus/FocusMemory';
export { useFocusRest } from './focus/useFocusRest';
export { Column } from './lists/Column';
export { Grid } from './lists/Grid';
export { Row } from './lists/Row';
export type { ItemRange } from './lists/shown';
export type {
  ColumnProps,
  GridProps,
  Items,
  ItemSource,
  ListHandle,
  ListProps,
  RowProps,
} from './lists/types';
export { createRoot } from './createRoot';
export type { Root } from './createRoot';
export type { InputOptions, RootOptions } from './rootOptions';
export { useScene } from './reconciler/context';
export { createPortal } from './reconciler/portal';
export type { PortalRoot } from './reconciler/portal';
export type { FocusTree } from './focus/tree';
export type { Input } from './input/input';
export type { FontFaceSource } from './scene/fonts';
export type { FrameLoop } from './scene/frameLoop';
export type { RootDefaults, SceneRoot } from './scene/root';
export type { Drawing } from './scene/drawing';
export { graphemesOf } from './scene/graphemes';
export type { Engine } from './scene/generations';
export type { DeviceClass } from './scene/textureBudget';
export type * from './types';
export { createTv } from './semantics/tv';
export type { TvProduct, TvScene } from './semantics/tv';
export type { SceneNode } from './semantics/sceneNode';
export type { FrameReport } from './profiler/report';
export type { Marks } from './profiler/marks';
export type { Profiler } from './profiler/profiler';
export type { Hud } from './profiler/hud';
export type { HudCode } from './profiler/hudCode';
export type { ChromeTrace, TraceEvent } from './profiler/trace';
