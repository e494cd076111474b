/** Which page is home, which pages stand under browse, and what a page without content leads to. */
import type { MenuLink } from '../contract';

const isHome = (link: MenuLink): boolean => link.title.trim().toLowerCase() === 'home';

/** The first link titled Home, else the first link; null without links. */
export function homeLink(links: readonly MenuLink[]): MenuLink | null {
  return links.find(isHome) ?? links[0] ?? null;
}

/** The page links of the browse submenu: all but the one titled Home. */
export function browseLinks(links: readonly MenuLink[]): MenuLink[] {
  return links.filter((link) => !isHome(link));
}
