/** Results before they came: plates in the final layout; a spinner after 400 ms, words after 2 s. */
import { useText } from '../../i18n';
import { PosterPlates } from '../../ui/PosterPlates';
import { COLUMNS, PANEL, PANEL_Y } from './layout';

export function SearchSkeleton() {
  const text = useText();
  return (
    <PosterPlates
      testId="search-skeleton"
      what={text('search.awaited')}
      x={PANEL.x}
      y={PANEL_Y}
      w={PANEL.w}
      columns={COLUMNS}
    />
  );
}
