/** A `PosterGrid` whose titles are told to analytics as they are seen, rested on and chosen [ANA-01, ANA-04]. */
import { PosterGrid } from '../ui/PosterGrid';
import type { PosterGridProps } from '../ui/PosterGrid';
import { useItemAnalytics } from './useItemAnalytics';

export interface TitleGridProps extends Omit<PosterGridProps, 'told'> {
  /** What events call it: the screen's own word. */
  row: string;
}

export function TitleGrid({ row, onOpen, ...grid }: TitleGridProps) {
  const { list, choose } = useItemAnalytics(row, grid.items, onOpen);
  return <PosterGrid {...grid} told={list} onOpen={choose} />;
}
