/** Assets for tests, made by the contract's parser, so that they have every default. */
import { parseAsset } from '../../contract';
import type { Asset, Bookmark } from '../../contract';

/** A playable movie with `change` applied. */
export function asset(change: object = {}): Asset {
  return parseAsset({ id: 'a1', type: 'movie', watchable: 'yes', duration: 6000, ...change }, () => {});
}

export const episode = (id: string, order: number | null, change: object = {}): Asset =>
  asset({ id, type: 'episode', order, rootId: 'show', ...change });

export const season = (order: number | null, children: readonly Asset[]): Asset =>
  asset({ id: `season-${order}`, type: 'season', order, rootId: 'show', children });

export const show = (children: readonly Asset[], change: object = {}): Asset =>
  asset({ id: 'show', type: 'show', children, ...change });

export const bookmark = (currentSecond: number, finished = false, assetUuid = 'a1'): Bookmark => ({
  assetUuid,
  currentSecond,
  finished,
});
