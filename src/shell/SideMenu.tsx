/**
 * The rail on the left: icons while closed; with focus it opens over a scrim in 100 ms and shows the names beside the
 * icons, and the pages under Browse. Focus enters at the current page.
 */
import { useState } from 'react';
import type { ReactElement } from 'react';
import { View } from '../../renderer';
import { useNavigation } from '../shell/navigation';
import { currentItem, isCurrentItem, menuItems, profileTile } from '../domain/menu';
import type { MenuItem, MenuRoute } from '../domain/menu';
import { pagePath } from '../domain/paths';
import { useText } from '../i18n';
import type { TextKey } from '../i18n';
import { useIdentity, useMenuLinks, useProfile } from '../session';
import type { IconName } from '../ui/icons';
import { ENTRY_H, MenuEntry } from './MenuEntry';
import { MenuPages } from './MenuPages';
import { SignOutDialog } from './SignOutDialog';
import { RAIL_WIDTH, SAFE, STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';
import { withAlpha } from '../theme';

const OPEN_WIDTH = 440;
/** Drawer transition [MENU-10]. */
const DRAWER = { alpha: { duration: 100 } } as const;
const FIRST_ITEM_Y = 264;
/** Height available to the entries: all of them are inside the safe area. */
const ROOM = STAGE.h - SAFE.y - FIRST_ITEM_Y;
const PITCH = 76;

const NAMES: Partial<Record<MenuItem['type'], TextKey>> = {
  home: 'menu.home',
  search: 'menu.search',
  browse: 'menu.browse',
  watchlist: 'menu.watchlist',
  settings: 'menu.settings',
  logout: 'menu.logout',
};
const PATHS: Partial<Record<MenuItem['type'], string>> = {
  search: '/search',
  watchlist: '/watchlist',
  settings: '/settings',
};

interface SideMenuProps {
  /** The current route: its entry is selected and receives focus when the menu opens. */
  current: MenuRoute;
  /** The current entry was chosen: focus returns to the screen, which closes the menu [MENU-04]. */
  onClose?: () => void;
}

export function SideMenu({ current: route, onClose }: SideMenuProps) {
  const text = useText();
  const { colors } = useTheme();
  const { open: openPath } = useNavigation();
  const links = useMenuLinks();
  const anonymous = useIdentity((state) => state.session !== 'signedIn');
  const profile = useProfile((state) => state.current);
  const [open, setOpen] = useState(false);
  const [browsing, setBrowsing] = useState(false);
  const [signingOut, setSigningOut] = useState(false);

  const items = menuItems({ anonymous, links });
  const current = currentItem(items, route);
  const first = current ?? items[0];
  const tile = profileTile(anonymous, profile);

  /** Returns focus to the screen first, so that the screen has it when the viewer comes back. */
  function leaveFor(path: string): void {
    onClose?.();
    openPath(path);
  }

  function choose(item: MenuItem): void {
    if (item.type === 'browse') setBrowsing(!browsing);
    else if (item.type === 'logout') setSigningOut(true);
    else if (isCurrentItem(item, route)) onClose?.();
    else if (item.pageId !== undefined) leaveFor(pagePath(item.pageId));
    else leaveFor(PATHS[item.type] ?? '/');
  }

  const browse = items.findIndex(({ type }) => type === 'browse');
  const pages = browsing ? (items[browse]?.children ?? []) : [];
  /** The space that the entries leave, below Browse: pages that do not fit are a list in it. */
  const list = { y: FIRST_ITEM_Y + (browse + 1) * PITCH, h: ROOM - items.length * PITCH };
  const fits = pages.length * ENTRY_H <= list.h;
  const pagesH = fits ? pages.length * ENTRY_H : list.h;
  /** Browse itself has focus while it opens and closes: only what is below it moves. */
  const yOf = (index: number): number => FIRST_ITEM_Y + index * PITCH + (index > browse ? pagesH : 0);

  return (
    <View
      zIndex={50}
      w={RAIL_WIDTH}
      h={STAGE.h}
      role="navigation"
      label={text('menu.menu')}
      testId="menu"
      expanded={open}
      group="column"
      remember={false}
      onFocus={() => setOpen(true)}
      onBlur={() => {
        setOpen(false);
        setBrowsing(false);
      }}
    >
      <View
        w={STAGE.w}
        h={STAGE.h}
        alpha={open ? 1 : 0}
        transition={DRAWER}
        gradient={{
          angle: 0,
          colors: [colors.scrim, colors.scrim, withAlpha(colors.scrim, 0)],
          // Opaque behind the names: text of the page would show through them.
          stops: [0, 0.27, 0.72],
        }}
      />
      <View
        w={RAIL_WIDTH + 56}
        h={STAGE.h}
        gradient={{
          angle: 0,
          colors: [withAlpha(colors.scrim, 0.94), withAlpha(colors.scrim, 0)],
          stops: [0.45, 1],
        }}
      />
      <MenuEntry
        y={SAFE.y - 8}
        w={OPEN_WIDTH}
        icon={tile.type === 'signin' ? 'signin' : 'profile'}
        name={tile.type === 'signin' ? text('menu.signIn') : tile.name}
        hint={tile.type === 'signin' ? null : text('menu.changeProfile')}
        badge={tile.type === 'profile' && tile.kids ? text('menu.kids') : null}
        open={open}
        selected={false}
        preferred={first === undefined}
        testId="menu-profile"
        onPress={() => leaveFor(tile.to)}
      />
      {items.slice(0, browse + 1).map(entryOf)}
      {fits ? (
        pages.map((page, index) => entryAt(page, list.y + index * ENTRY_H))
      ) : (
        <MenuPages
          {...list}
          pages={pages}
          w={OPEN_WIDTH + RAIL_WIDTH}
          pitch={ENTRY_H}
          renderEntry={(page) => entryAt(page, 0)}
        />
      )}
      {items.slice(browse + 1).map((item, index) => entryOf(item, browse + 1 + index))}
      {signingOut && <SignOutDialog onStay={() => setSigningOut(false)} />}
    </View>
  );

  function entryOf(item: MenuItem, index: number): ReactElement {
    return entryAt(item, yOf(index));
  }

  function entryAt(item: MenuItem, y: number): ReactElement {
    return (
      <MenuEntry
        key={item.id}
        y={y}
        w={OPEN_WIDTH}
        icon={item.type === 'submenu' ? null : (item.type as IconName)}
        name={nameOf(item)}
        hint={null}
        badge={null}
        open={open}
        selected={item.id === current?.id || isCurrentItem(item, route)}
        expanded={item.type === 'browse' ? browsing : undefined}
        preferred={item.id === first?.id}
        testId={`menu-${item.id}`}
        onPress={() => choose(item)}
      />
    );
  }

  function nameOf(item: MenuItem): string {
    const key = NAMES[item.type];
    return key === undefined ? (item.title ?? '') : text(key);
  }
}
