/** The deployment's theme for everything below: colours as numbers, radii, fonts. */
import { createContext, useContext } from 'react';
import { buildTheme } from '../theme';
import type { Theme } from '../theme';

const ThemeContext = createContext<Theme>(buildTheme(null));

export const ThemeProvider = ThemeContext.Provider;

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
