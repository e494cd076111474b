/** The public face of the renderer: the only path the product imports from. */
export { Image, Text, View } from './components';
export { FocusHistoryEntry } from './focus/FocusHistoryEntry';
export type { FocusHistoryEntryProps } from './focus/FocusHistoryEntry';
export { createIdleTimer, watchFocusIdle } from './focus/focusIdle';
export type { IdleSource, IdleTimer } from './focus/focusIdle';
export { useFocusIdle } from './focus/useFocusIdle';
export { Column } from './lists/Column';
export { Grid } from './lists/Grid';
export { Row } from './lists/Row';
export type { ItemRange } from './lists/visibleRange';
export type {
  ColumnProps,
  GridProps,
  Items,
  ItemSource,
  ListHandle,
  ListProps,
  RowProps,
} from './lists/types';
export { outlineUrl } from './images/outline';
export type { Outline } from './images/outline';
export { createRoot } from './stage/createRoot';
export type { Root } from './stage/root';
export type { InputOptions, RootOptions } from './stage/rootOptions';
export { usePointerVisible, useReducedMotion, useScene, useStageSize } from './stage/context';
export { createPortal } from './reconciler/portal';
export type { PortalRoot } from './reconciler/portal';
export type { Input } from './input/input';
export { wheelDelta, wheelNotches } from './input/wheelDelta';
export type { WheelDelta } from './input/wheelDelta';
export type { FontFaceSource } from './text/fonts';
export type { FrameLoop } from './stage/frameLoop';
export type { RootDefaults } from './host/rootDefaults';
export type { RendererContext } from './host/node';
export type { FocusControl } from './host/ports';
export type { RenderBackend } from './backend/renderBackend';
export { graphemesOf } from './text/graphemes';
export type { RenderBackendKind } from './stage/backendManager';
export { panelResolution } from './stage/renderSettings';
export type { RenderSettings } from './stage/renderSettings';
export type * from './types';
export type { ErrorDetails } from './errorDetails';
export { createTv } from './semantics/tv';
export type { TvProduct, TvScene } from './semantics/tv';
export { focusedSceneNode } from './semantics/semanticsTree';
export type { SceneNode } from './semantics/sceneNode';
export type { FrameReport } from './profiler/report';
export type { Marks } from './profiler/marks';
export type { Profiler } from './profiler/profiler';
export type { Hud } from './profiler/hud';
export type { HudCode } from './profiler/hudCode';
export type { ChromeTrace, TraceEvent } from './profiler/trace';
