import { View } from '../../../renderer';
import { useText } from '../../i18n';
import { Label } from '../../ui/Label';
import { CONTENT } from '../../ui/stage';
import { CRUMBS_Y, TITLE_Y } from './layout';

interface ListingHeadProps {
  title: string;
  /** Outermost first. */
  crumbs: readonly string[];
  /** Number of assets; null hides the count. */
  total: number | null;
}

/** Leaves room for the count beside the longest title. */
const TITLE_MAX_W = CONTENT.w - 260;

/** The breadcrumbs above a listing, its title, and how many assets it has. */
export function ListingHead({ title, crumbs, total }: ListingHeadProps) {
  const text = useText();
  const count = text('list.titles', { count: total ?? 0 });
  return (
    <>
      {crumbs.length > 0 && (
        <Label type="label" dim x={CONTENT.x} y={CRUMBS_Y} maxWidth={CONTENT.w} testId="breadcrumb">
          {crumbs.join(' › ')}
        </Label>
      )}
      <View x={CONTENT.x} y={TITLE_Y} h={56} flow="row" gap={24} align="end">
        <Label
          type="title"
          role="heading"
          testId="listing-title"
          maxWidth={TITLE_MAX_W}
          visible={title !== ''}
        >
          {title}
        </Label>
        <View flow="column">
          <Label dim role="status" testId="listing-count" visible={total !== null}>
            {count}
          </Label>
          <View h={6} w={1} />
        </View>
      </View>
    </>
  );
}
