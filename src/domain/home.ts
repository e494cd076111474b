/** Which page is home, which pages are listed under Browse, and when a page counts as empty. */
import type { MenuLink, PageChunk } from '../contract';
import { pagePath } from './paths';

const isHome = (link: MenuLink): boolean => link.title.trim().toLowerCase() === 'home';

/** The first link titled Home, else the first link; null without links. */
export function homeLink(links: readonly MenuLink[]): MenuLink | null {
  return links.find(isHome) ?? links[0] ?? null;
}

/** Path of the home page; '/page_not_exists' when the menu has no page at all. */
export function homePath(links: readonly MenuLink[]): string {
  const link = homeLink(links);
  return link ? pagePath(link.uuid) : '/page_not_exists';
}

/** The page links of the browse submenu: all but the one titled Home. */
export function browseLinks(links: readonly MenuLink[]): MenuLink[] {
  return links.filter((link) => !isHome(link));
}

/**
 * Whether a page is complete and has nothing to render: it then leads to /page_not_exists. `rows`: rendered
 * components.
 */
export function isEmptyPage(chunks: readonly PageChunk[], complete: boolean, rows: number): boolean {
  return chunks.length > 0 && complete && rows === 0;
}
