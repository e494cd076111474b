import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlaceholders } from '../../ui/PosterPlaceholders';
import { Spinner } from '../../ui/Spinner';
import { GRID_Y } from './layout';

/** A listing while it loads: placeholders in the final layout, a text after 2 s. */
export function ListingSkeleton() {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="listing-skeleton" busy focusable ring={false}>
      <PosterPlaceholders y={GRID_Y} />
      <Spinner what={text('list.awaited')} onPicture />
    </View>
  );
}
