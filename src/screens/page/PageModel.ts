/** What all rows of a page share: addresses, continue-watching items and what a press does. Built by `usePageModel`. */
import { createContext, useContext } from 'react';
import type { ViewProps } from '../../../renderer';
import type { ContinueWatching } from '../../api';
import type { Asset, Component } from '../../contract';
import type { WatchButton } from '../../domain/watchButton';

/** One object for all rows; it changes when bookmarks or continue-watching items do. */
export interface PageModel {
  /** Relative addresses of pictures start here. */
  readonly imageBase: string;
  /** Pixels of the panel: those 720 high or less have smaller billboards [PAGE-20]. */
  readonly panelHeight: number;
  readonly watching: ContinueWatching;
  /** Asks for the next continue-watching items. */
  readonly loadMoreWatching: () => void;
  /** Follows the focus of the first row, whose trailer it starts and stops. */
  readonly headFocus: Pick<ViewProps, 'onFocus' | 'onBlur'>;
  /** The main button of an asset; null when there is nothing to play but a trailer. */
  readonly watchButton: (asset: Asset) => WatchButton | null;
  /** Goes where that button leads: player, sign-in or plans. */
  readonly watch: (asset: Asset) => void;
  /** Continues an asset where it was left. */
  readonly play: (assetId: string) => void;
  /** Goes to the asset screen. */
  readonly open: (asset: Asset) => void;
  /** Goes to the listing of the row's whole collection; nothing happens for a row without one. */
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
