/** A listing before its titles: plates in the final layout, words after 2 s (experience.md, "Waiting and failing"). */
import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { PosterPlates } from '../../ui/PosterPlates';
import { Spinner } from '../../ui/Spinner';
import { GRID_Y } from './layout';

export function ListingSkeleton() {
  const text = useText();
  return (
    <View role="status" label={text('app.loading')} testId="listing-skeleton" busy focusable ring={false}>
      <PosterPlates y={GRID_Y} />
      <Spinner what={text('list.awaited')} onPicture />
    </View>
  );
}
