/**
 * `useItemAnalytics` for a row that is not a list and shows one asset at a time: a jumbotron or a featured asset.
 *
 *   const { ref, focus, trackSelected } = useAssetAnalytics(component.uuid, asset);
 *   <View ref={ref} {...focus}> ... <Button onPress={() => (trackSelected(asset), open(asset))} />
 */
import { useCallback, useContext, useMemo, useRef } from 'react';
import { useFocusIdle, useScene, useStageSize } from '../../renderer';
import type { NodeHandle, ViewProps } from '../../renderer';
import type { Asset } from '../contract';
import { ITEM_FOCUS_MS, PRESENTED_MS } from './useItemAnalytics';
import { useServices } from './services';
import { ScreenVisitContext } from './ScreenVisitContext';

interface AssetAnalytics {
  /** Ref of the node that shows the asset. */
  readonly ref: { current: NodeHandle | null };
  /** Focus handlers for the group, or focusable, that represents the asset. */
  readonly focus: Required<Pick<ViewProps, 'onFocus' | 'onBlur'>>;
  /** The asset of that id is shown next without the viewer's doing: no focus is reported before they move it. */
  readonly cameByItself: (assetId: string) => void;
  /** The title was chosen, whatever for. */
  readonly trackSelected: (asset: Asset) => void;
}

/**
 * @param asset the asset that is shown; null while there is none: nothing is reported
 * @param index its position in the row
 */
export function useAssetAnalytics(row: string, asset: Asset | null, index = 0): AssetAnalytics {
  const { analytics } = useServices();
  const { presented } = useContext(ScreenVisitContext);
  const { height } = useStageSize();
  const scene = useScene();
  const ref = useRef<NodeHandle>(null);
  const hasFocus = useRef(false);
  /** The asset reported since focus arrived; null for none. */
  const reportedAssetId = useRef<string | null>(null);

  /** The asset that came by itself, and what had focus then. */
  const unattended = useRef<{ readonly assetId: string; readonly focused: unknown } | null>(null);

  useFocusIdle(
    PRESENTED_MS,
    () => {
      const rect = ref.current?.measure();
      if (asset === null || !rect || rect.y >= height || rect.y + rect.h <= 0) return;
      const shown = `${row}/${asset.id}`;
      if (presented.has(shown)) return;
      presented.add(shown);
      analytics.track({ name: 'items presented', row, assetIds: [asset.id] });
    },
    asset?.id ?? null,
  );
  useFocusIdle(
    ITEM_FOCUS_MS,
    () => {
      if (asset === null || !hasFocus.current || reportedAssetId.current === asset.id) return;
      const { assetId, focused } = unattended.current ?? {};
      if (assetId === asset.id && focused === scene.focus.current) return;
      reportedAssetId.current = asset.id;
      analytics.track({ name: 'item focus', assetId: asset.id, row, index });
    },
    asset?.id ?? null,
  );

  const focus = useMemo(
    () => ({
      onFocus: () => void (hasFocus.current = true),
      onBlur() {
        hasFocus.current = false;
        reportedAssetId.current = null;
        unattended.current = null;
      },
    }),
    [],
  );
  const cameByItself = useCallback(
    (assetId: string) => void (unattended.current = { assetId, focused: scene.focus.current }),
    [scene],
  );
  const trackSelected = useCallback(
    ({ id: assetId }: Asset) => analytics.track({ name: 'item selected', assetId, row, index }),
    [analytics, row, index],
  );
  return useMemo(() => ({ ref, focus, cameByItself, trackSelected }), [focus, cameByItself, trackSelected]);
}
