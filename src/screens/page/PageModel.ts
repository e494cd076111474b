/**
 * What all rows of a page share: image addresses, continue-watching items and the effect of a press. Built by
 * `usePageModel`.
 */
import { createContext, useContext } from 'react';
import type { ContinueWatching } from '../../api/continueState';
import type { Asset, Bookmark, Component } from '../../contract';
import type { EpisodePosition } from '../../domain/episodes';
import type { WatchButton } from '../../domain/watchButton';
import type { HeadTrailer } from './useTrailer';

/** What the main button of an asset offers. */
export interface Offer {
  /** null when there is nothing to play but a trailer. */
  readonly button: WatchButton | null;
  /** Of a show: the episode that the button plays, and its season; else null. */
  readonly plays: EpisodePosition | null;
}

/** One object for all rows; a new one when bookmarks or continue-watching items change. */
export interface PageModel {
  /** Base of relative image addresses. */
  readonly imageBase: string;
  /** Height of the panel, device pixels: at 720 or less billboards are smaller [PAGE-20]. */
  readonly panelHeight: number;
  readonly watching: ContinueWatching;
  /** Fetches the next page of continue-watching items. */
  readonly loadMoreWatching: () => void;
  /** Of the first row: focus handlers, which start and stop its trailer, and whether that is seen. */
  readonly headFocus: HeadTrailer;
  /** Called in the key's own task when a card of a row has focus: with its asset, or null for 'See all'. */
  readonly cardFocused: (row: string, asset: Asset | null) => void;
  /** `bookmark`: of a show, that of the episode watched last; unused for other assets, which the page knows. */
  readonly offer: (asset: Asset, bookmark: Bookmark | null) => Offer;
  /** Opens where a button leads: player, sign-in or plans. */
  readonly watch: (button: WatchButton) => void;
  /** Continues an asset where it was left. */
  readonly play: (assetId: string) => void;
  /** Goes to the asset screen. */
  readonly open: (asset: Asset) => void;
  /** Opens the listing of the row's whole collection; no effect for a row without one. */
  readonly seeAll: (component: Component) => void;
}

/** Null outside a page. */
export const PageModelContext = createContext<PageModel | null>(null);

/** @throws Error outside a page */
export function useSharedPageModel(): PageModel {
  const model = useContext(PageModelContext);
  if (model === null) throw new Error('A row is used outside PageModelContext');
  return model;
}
