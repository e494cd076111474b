/** The way from any card to the menu of its title. The shell opens it; a card outside the shell has none. */
import { createContext, useContext } from 'react';
import type { Asset } from '../contract';

/**
 * Opens the menu of a title; the same function for the life of the app.
 *
 * @param onOpen what a press on the card does: the menu's way to the title
 */
export type OpenTitleMenu = (asset: Asset, onOpen: (asset: Asset) => void) => void;

const TitleMenuContext = createContext<OpenTitleMenu | undefined>(undefined);

/** Gives cards the function that opens the menu of an asset. */
export const TitleMenuProvider = TitleMenuContext.Provider;

/** Opens the menu of an asset; undefined where nothing provides one. */
export function useTitleMenu(): OpenTitleMenu | undefined {
  return useContext(TitleMenuContext);
}
