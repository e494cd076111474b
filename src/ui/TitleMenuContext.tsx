/** How a card opens the menu of its asset. The shell provides it; outside the shell there is none. */
import { createContext, useContext } from 'react';
import type { Asset } from '../contract';

/**
 * Opens the menu of an asset; the same function for the life of the app.
 *
 * @param onOpen opens the asset from the menu, as a press on the card does
 */
export type OpenTitleMenu = (asset: Asset, onOpen: (asset: Asset) => void) => void;

const TitleMenuContext = createContext<OpenTitleMenu | undefined>(undefined);

/** Provides the function that opens the menu of an asset. */
export const TitleMenuProvider = TitleMenuContext.Provider;

/** Opens the menu of an asset; undefined where nothing provides one. */
export function useTitleMenu(): OpenTitleMenu | undefined {
  return useContext(TitleMenuContext);
}
