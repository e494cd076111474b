/** The cards of a row: its assets and, if it shows part of a collection, a last card that opens the whole. */
import { useMemo } from 'react';
import type { Asset, Component } from '../../contract';

interface SeeAll {
  readonly id: string;
  readonly seeAll: true;
}
/** A card of a row: an asset or the see-all card. */
export type Card = Asset | SeeAll;

const SEE_ALL: SeeAll = { id: ' see-all', seeAll: true };

/** Whether the card opens the listing of the collection. */
export const isSeeAll = (card: Card): card is SeeAll => 'seeAll' in card;
/** Focus and recycling key; the see-all card's starts with a space, which no asset id does. */
export const cardKey = (card: Card): string => card.id;
/** Recycling type: the two kinds of card have different nodes and are recycled separately. */
export const cardType = (card: Card): string => (isSeeAll(card) ? 'see-all' : 'title');

/** The same array until the row's assets change. */
export function useCards({ body: { assets, collectionId } }: Component): readonly Card[] {
  return useMemo(() => (collectionId === null ? assets : [...assets, SEE_ALL]), [assets, collectionId]);
}
