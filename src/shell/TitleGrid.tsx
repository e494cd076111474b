/** A `PosterGrid` whose titles are told to analytics as they are seen, rested on and chosen [ANA-01, ANA-04]. */
import { useCallback } from 'react';
import type { Asset } from '../contract';
import { PosterGrid } from '../ui/PosterGrid';
import type { PosterGridProps } from '../ui/PosterGrid';
import { useItemAnalytics } from './useItemAnalytics';

export interface TitleGridProps extends Omit<PosterGridProps, 'told'> {
  /** What events call it: the screen's own word. */
  row: string;
}

export function TitleGrid({ row, onOpen, ...grid }: TitleGridProps) {
  const { list, selected } = useItemAnalytics(row, grid.items);
  const open = useCallback(
    (asset: Asset) => {
      selected(asset);
      onOpen(asset);
    },
    [selected, onOpen],
  );
  return <PosterGrid {...grid} told={list} onOpen={open} />;
}
