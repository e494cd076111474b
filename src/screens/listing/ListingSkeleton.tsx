/** A listing before its titles (experience.md, "Waiting and failing"). */
import { useText } from '../../i18n';
import { COLUMNS } from '../../ui/PosterGrid';
import { PosterPlates } from '../../ui/PosterPlates';
import { GRID_Y } from './layout';

export function ListingSkeleton() {
  const text = useText();
  return <PosterPlates testId="listing-skeleton" what={text('list.awaited')} y={GRID_Y} columns={COLUMNS} />;
}
