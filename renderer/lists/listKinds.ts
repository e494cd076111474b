/** What the props of lists may be, and what becomes of those that are not. */
import { assertAccepted, formatValue } from '../host/kindErrors';
import { anything, coordinate, each, length, validFields } from '../host/kinds';
import type { CustomKind, FieldsKind } from '../host/kinds';
import type { KindsOf } from '../host/kindTypes';
import type { ForwardedName } from './groupProps';
import type { ColumnProps, GridProps, Items, ItemSource, ListProps, RowProps } from './types';
import { validateSizes } from './validateList';

type AllProps = Omit<ColumnProps<unknown>, 'itemHeight'> & RowProps<unknown> & GridProps<unknown>;
/** What is forwarded is checked where the group is made, and the ref by React; a list's size is its own too. */
type CheckedProps = Omit<AllProps, Exclude<ForwardedName, 'w' | 'h'> | 'role' | 'handle'>;

const items: CustomKind = {
  text: 'an array or { count, at }',
  is: (value) => Array.isArray(value) || isSource(value as Partial<ItemSource<unknown>>),
};

/** What each prop of a list may be. */
export const listKinds = {
  fields: {
    listKey: 'string',
    items,
    ...each('itemKey renderItem itemType onEndReached onItemFocus onItemIdle onMoving', 'function'),
    ...each(
      'w h itemWidth itemHeight focusedItemWidth gap lineGap endInset startInset wheelLines scrollMs idleMs',
      length,
    ),
    ...each('pin pinY', coordinate),
    // rounded down
    columns: { min: 1, max: Number.MAX_SAFE_INTEGER },
    // no key needs more, and a million items mounted at once are the end of a page
    overscan: { min: 0, max: 100, whole: true },
    // `findIndex` says -1 of none
    startAt: { min: -1, max: Number.MAX_SAFE_INTEGER, whole: true },
    lookahead: { min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
  } satisfies KindsOf<CheckedProps>,
  needs: [],
  other: anything,
} satisfies FieldsKind;

/** The same in a column, whose items may be of different heights. */
export const columnKinds = {
  ...listKinds,
  fields: { ...listKinds.fields, itemHeight: { either: [length, 'function'] } },
} satisfies FieldsKind;

const noItems: Items<never> = [];
/** Slots that are parked render their last item. */
const renderNothing = (): null => null;

/**
 * `props` as a list can be laid out by: the same object when all are valid. A list without one of `sizes`, or without what
 * its items are made by, is empty, and the rest of the screen stays. @throws Error in development that names the list
 */
export function usableProps<Props extends Pick<ListProps<never>, 'listKey'>>(
  list: string,
  props: Props,
  sizes: readonly (keyof Props & string)[],
  kinds: FieldsKind = listKinds,
): Props {
  const valid = validFields(kinds, props)!;
  if (process.env.NODE_ENV !== 'production') {
    const name = `<${list} listKey=${formatValue(props.listKey)}>`;
    validateSizes(name, props, sizes);
    assertAccepted(name, kinds, props, valid);
  }
  for (const name of [...sizes, 'items', 'itemKey', 'renderItem'])
    if (valid[name as keyof Props] === undefined)
      return { ...valid, items: noItems, renderItem: renderNothing };
  return valid;
}

/** Read without a look at its other fields: a source may be an object of any class. */
function isSource(value: Partial<ItemSource<unknown>>): boolean {
  return Number.isInteger(value.count) && value.count! >= 0 && typeof value.at === 'function';
}
