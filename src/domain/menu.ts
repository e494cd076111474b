/** The side menu: its entries in order, and who sees which [MENU-01..09]. */
import { KID_MATURITY_MAX } from '../contract';
import type { MenuLink, Profile } from '../contract';
import { browseLinks, homeLink } from './home';

/** The specification's names; `menu` is the menu itself and `submenu` a page under Browse. */
export type MenuItemType =
  | 'menu'
  | 'home'
  | 'search'
  | 'watchlist'
  | 'browse'
  | 'profile'
  | 'logout'
  | 'settings'
  | 'signin'
  | 'submenu';

/** An entry of the side menu. */
export interface MenuItem {
  readonly type: MenuItemType;
  /** Stable name, for remembered focus and tests. */
  readonly id: string;
  /** Page that the entry opens: for home and for submenu entries. */
  readonly pageId?: string;
  /** Title of a page, from the service. Other entries are named by the translations. */
  readonly title?: string;
  readonly children?: readonly MenuItem[];
}

/** What the entries of the side menu depend on. */
export interface MenuInput {
  readonly anonymous: boolean;
  readonly links: readonly MenuLink[];
}

/** Home, search, browse, watchlist, settings, logout, in this order, without those that the viewer cannot use. */
export function menuItems({ anonymous, links }: MenuInput): MenuItem[] {
  const home = homeLink(links);
  const pages = browseLinks(links)
    .filter((link) => link.uuid !== home?.uuid)
    .map((link): MenuItem => ({
      type: 'submenu',
      id: `page-${link.uuid}`,
      pageId: link.uuid,
      title: link.title,
    }));
  const items: MenuItem[] = [];
  if (home) items.push({ type: 'home', id: 'home', pageId: home.uuid });
  items.push({ type: 'search', id: 'search' });
  if (pages.length > 0) items.push({ type: 'browse', id: 'browse', children: pages });
  if (!anonymous) items.push({ type: 'watchlist', id: 'watchlist' });
  items.push({ type: 'settings', id: 'settings' });
  if (!anonymous) items.push({ type: 'logout', id: 'logout' });
  return items;
}

/** The tile above the entries. */
export type ProfileTile =
  | { readonly type: 'signin'; readonly to: '/welcome/code' }
  | { readonly type: 'profile'; readonly to: '/profiles'; readonly name: string; readonly kids: boolean };

/** The tile: sign-in for guests, else the profile's name, marked for a kids profile. */
export function profileTile(anonymous: boolean, profile: Profile | null): ProfileTile {
  if (anonymous || !profile) return { type: 'signin', to: '/welcome/code' };
  return { type: 'profile', to: '/profiles', name: profile.name, kids: isKids(profile) };
}

/** Whether it is a kids profile: a maturity rating of 7 or lower, or its own flag. */
export function isKids(profile: Profile): boolean {
  const limit = profile.maturityRating;
  return profile.kids || (limit !== null && limit <= KID_MATURITY_MAX);
}

/** The current route as the menu knows it: a page, or the screen of an entry. */
export type MenuRoute =
  { readonly pageId: string } | { readonly item: 'search' | 'browse' | 'watchlist' | 'settings' };

/** Whether the entry is the current route or contains it: choosing it only closes the menu [MENU-04]. */
export function isCurrentItem(item: MenuItem, route: MenuRoute): boolean {
  return 'item' in route ? item.type === route.item : item.pageId === route.pageId;
}

/** The entry of the current route; null when it has none. */
export function currentItem(items: readonly MenuItem[], route: MenuRoute): MenuItem | null {
  return (
    items.find(
      (item) => isCurrentItem(item, route) || item.children?.some((child) => isCurrentItem(child, route)),
    ) ?? null
  );
}
