/** A `PosterGrid` that reports its assets to analytics as presented, focused and selected [ANA-01, ANA-04]. */
import { PosterGrid } from '../ui/PosterGrid';
import type { PosterGridProps } from '../ui/PosterGrid';
import { useItemAnalytics } from './useItemAnalytics';

interface TitleGridProps extends Omit<PosterGridProps, 'analytics'> {
  /** Name of the row in analytics events, chosen by the screen. */
  row: string;
}

export function TitleGrid({ row, onOpen, ...grid }: TitleGridProps) {
  const { list, choose } = useItemAnalytics(row, grid.items, onOpen);
  return <PosterGrid {...grid} analytics={list} onOpen={choose} />;
}
