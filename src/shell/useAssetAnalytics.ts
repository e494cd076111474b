/**
 * The same as `useItemAnalytics` for a row that shows one title and is no list: a jumbotron, which may be turned to another,
 * and a featured title.
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

/**
 * @param asset the title that is shown; null while there is none: then nothing is told
 * @param index its place in the row
 */
export function useTitleAnalytics(row: string, asset: Asset | null, index = 0): TitleAnalytics {
  const { analytics } = useServices();
  const { presented } = useContext(VisitContext);
  const { height } = useScene();
  const ref = useRef<NodeHandle>(null);
  const within = useRef(false);
  /** The title that was told of since focus came. */
  const told = useRef<string | null>(null);

  useFocusRest(
    SEEN_MS,
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
  useFocusRest(
    FOCUS_MS,
    () => {
      if (asset === null || !within.current || told.current === asset.id) return;
      told.current = asset.id;
      analytics.track({ name: 'item focus', assetId: asset.id, row, index });
    },
    asset?.id ?? null,
  );

  const focus = useMemo(
    () => ({
      onFocus: () => void (within.current = true),
      onBlur() {
        within.current = false;
        told.current = null;
      },
    }),
    [],
  );
  const selected = useCallback(
    ({ id: assetId }: Asset) => analytics.track({ name: 'item selected', assetId, row, index }),
    [analytics, row, index],
  );
  return useMemo(() => ({ ref, focus, selected }), [focus, selected]);
}
