import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlaceholders } from '../../ui/PosterPlaceholders';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { Heading } from './Heading';
import { COLUMNS, PANEL, PANEL_Y } from './layout';

/** Results while they load: placeholders in the final layout; a spinner after 400 ms, a text after 2 s. */
export function SearchSkeleton({ query }: { query: string }) {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="search-skeleton" busy focusable ring={false}>
      <Heading>{text('search.resultsFor', { query })}</Heading>
      <PosterPlaceholders x={PANEL.x} y={PANEL_Y} w={PANEL.w} columns={COLUMNS} />
      <Spinner what={text('search.awaited')} x={PANEL.x + PANEL.w / 2} y={STAGE.h / 2} onPicture />
    </View>
  );
}
