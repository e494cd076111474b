/** The cards of a row: its titles, and after them the way to all of the collection it shows a part of. */
import { useMemo } from 'react';
import type { Asset, Component } from '../../contract';

interface SeeAll {
  readonly id: string;
  readonly seeAll: true;
}
export type Card = Asset | SeeAll;

const SEE_ALL: SeeAll = { id: ' see-all', seeAll: true };

export const isSeeAll = (card: Card): card is SeeAll => 'seeAll' in card;
export const cardKey = (card: Card): string => card.id;
/** Both kinds have their own shape, and are recycled among their own. */
export const cardType = (card: Card): string => (isSeeAll(card) ? 'see-all' : 'title');

export function useCards({ body: { assets, collectionId } }: Component): readonly Card[] {
  return useMemo(() => (collectionId === null ? assets : [...assets, SEE_ALL]), [assets, collectionId]);
}
