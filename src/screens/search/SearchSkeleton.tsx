/** Results before they came: plates in the final layout; a spinner after 400 ms, words after 2 s. */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlates } from '../../ui/PosterPlates';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { Heading } from './Heading';
import { COLUMNS, PANEL, PANEL_Y } from './layout';

export function SearchSkeleton({ query }: { query: string }) {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="search-skeleton" busy focusable ring={false}>
      <Heading>{text('search.resultsFor', { query })}</Heading>
      <PosterPlates x={PANEL.x} y={PANEL_Y} w={PANEL.w} columns={COLUMNS} />
      <Spinner what={text('search.awaited')} x={PANEL.x + PANEL.w / 2} y={STAGE.h / 2} onPicture />
    </View>
  );
}
