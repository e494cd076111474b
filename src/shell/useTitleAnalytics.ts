/**
 * The same as `useItemAnalytics` for a title that has a row of its own and no list: a page's head, a featured title.
 *
 *   const { ref, focus, selected } = useTitleAnalytics(component.uuid, asset);
 *   <View ref={ref} {...focus}> ... <Button onPress={() => (selected(asset), open(asset))} />
 */
import { useCallback, useContext, useMemo, useRef } from 'react';
import { useFocusRest, useScene } from '../../renderer';
import type { NodeHandle, ViewProps } from '../../renderer';
import type { Asset } from '../contract';
import { FOCUS_MS, SEEN_MS } from './useItemAnalytics';
import { useServices } from './services';
import { VisitContext } from './VisitContext';

export interface TitleAnalytics {
  /** For the node the title is drawn in. */
  readonly ref: { current: NodeHandle | null };
  /** For the group, or the focusable, that stands for the title. */
  readonly focus: Required<Pick<ViewProps, 'onFocus' | 'onBlur'>>;
  /** The title was chosen, whatever for. */
  readonly selected: (asset: Asset) => void;
}

/** @param asset null while there is none: then nothing is told */
export function useTitleAnalytics(row: string, asset: Asset | null): TitleAnalytics {
  const { analytics } = useServices();
  const { presented } = useContext(VisitContext);
  const { height } = useScene();
  const ref = useRef<NodeHandle>(null);
  /** Focus is on it, and that was not told yet. */
  const untold = useRef(false);

  useFocusRest(SEEN_MS, () => {
    const rect = ref.current?.measure();
    if (asset === null || presented.has(row) || !rect || rect.y >= height || rect.y + rect.h <= 0) return;
    presented.add(row);
    analytics.track({ name: 'items presented', row, assetIds: [asset.id] });
  });
  useFocusRest(FOCUS_MS, () => {
    if (asset === null || !untold.current) return;
    untold.current = false;
    analytics.track({ name: 'item focus', assetId: asset.id, row, index: 0 });
  });

  const focus = useMemo(
    () => ({ onFocus: () => void (untold.current = true), onBlur: () => void (untold.current = false) }),
    [],
  );
  const selected = useCallback(
    ({ id: assetId }: Asset) => analytics.track({ name: 'item selected', assetId, row, index: 0 }),
    [analytics, row],
  );
  return useMemo(() => ({ ref, focus, selected }), [focus, selected]);
}
