/** The deployment's theme for everything below: colours as numbers, radii, fonts. */
import { createContext, useContext } from 'react';
import { buildTheme } from '../theme';
import type { Theme } from '../theme';

const ThemeContext = createContext<Theme>(buildTheme(null));

/** Gives the deployment's theme to everything below. */
export const ThemeProvider = ThemeContext.Provider;

/** The theme of the deployment; the default theme outside a provider. */
export function useTheme(): Theme {
  return useContext(ThemeContext);
}
