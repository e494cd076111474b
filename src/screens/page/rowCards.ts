/** The cards of a row: its titles, and after them the way to all of the collection it shows a part of. */
import { useMemo } from 'react';
import type { Asset, Component } from '../../contract';

interface SeeAll {
  readonly id: string;
  readonly seeAll: true;
}
/** A card of a row. */
export type Card = Asset | SeeAll;

const SEE_ALL: SeeAll = { id: ' see-all', seeAll: true };

/** Whether the card leads to the listing of the collection. */
export const isSeeAll = (card: Card): card is SeeAll => 'seeAll' in card;
/** Focus and recycling key; the see-all card's starts with a space, which no asset id does. */
export const cardKey = (card: Card): string => card.id;
/** Both kinds have their own shape, and are recycled among their own. */
export const cardType = (card: Card): string => (isSeeAll(card) ? 'see-all' : 'title');

/** The same array until the row's assets change. */
export function useCards({ body: { assets, collectionId } }: Component): readonly Card[] {
  return useMemo(() => (collectionId === null ? assets : [...assets, SEE_ALL]), [assets, collectionId]);
}
