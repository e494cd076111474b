/** The side menu: its items in their order, and who sees which [MENU-01..09]. */
import { KID_MATURITY_MAX } from '../contract';
import type { MenuLink, Profile } from '../contract';
import { browseLinks, homeLink } from './home';

/** Words of the specification; `menu` is the rail itself and `submenu` a page under browse. */
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

export interface MenuItem {
  readonly type: MenuItemType;
  /** Stable name, for focus memory and tests. */
  readonly id: string;
  /** Page the item loads: of home and of a submenu item. */
  readonly pageId?: string;
  /** Title of a page, from the service. Everything else is named by the catalogue's menu texts. */
  readonly title?: string;
  readonly children?: readonly MenuItem[];
}

export interface MenuInput {
  readonly anonymous: boolean;
  readonly links: readonly MenuLink[];
}

/** Home, search, browse, watchlist, settings, logout: in this order, without what the viewer cannot use. */
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

/** The tile above the items. */
export type ProfileTile =
  | { readonly type: 'signin'; readonly to: '/welcome/code' }
  | { readonly type: 'profile'; readonly to: '/profiles'; readonly name: string; readonly kids: boolean };

/** A sign-in label for guests, otherwise the profile's name, with a label when it is a kids profile. */
export function profileTile(anonymous: boolean, profile: Profile | null): ProfileTile {
  if (anonymous || !profile) return { type: 'signin', to: '/welcome/code' };
  return { type: 'profile', to: '/profiles', name: profile.name, kids: isKids(profile) };
}

/** A kids profile has a maturity rating of 7 or lower, or says so itself. */
export function isKids(profile: Profile): boolean {
  const limit = profile.maturityRating;
  return profile.kids || (limit !== null && limit <= KID_MATURITY_MAX);
}

/** Where the viewer is, as the rail knows it: a page, or the screen of an item that is no page. */
export type MenuRoute =
  { readonly pageId: string } | { readonly item: 'search' | 'browse' | 'watchlist' | 'settings' };

/** The item is where the viewer is, or holds it: choosing it only closes the menu [MENU-04]. */
export function isCurrentItem(item: MenuItem, route: MenuRoute): boolean {
  return 'item' in route ? item.type === route.item : item.pageId === route.pageId;
}

/** The item of the rail that stands for where the viewer is; null when none does. */
export function currentItem(items: readonly MenuItem[], route: MenuRoute): MenuItem | null {
  return (
    items.find(
      (item) => isCurrentItem(item, route) || item.children?.some((child) => isCurrentItem(child, route)),
    ) ?? null
  );
}
