import { describe, expect, it } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import type { SceneNode } from '../../renderer';
import { createTestRoot } from '../../renderer/testing';
import type { TestRoot } from '../../renderer/testing';
import { parseProfile, parseSettings } from '../contract';
import type { Profile } from '../contract';
import type { MenuRoute } from '../domain/menu';
import { createTexts, TextsContext } from '../i18n';
import { createStores, StoresContext } from '../session';
import type { Stores } from '../session';
import { ServicesContext } from './services';
import { fakeServices } from './testing/fakeServices';
import { SideMenu } from './SideMenu';

const settings = parseSettings(
  {
    appName: 'Proscenium',
    menuLinks: [
      { uuid: 'home', title: 'Home' },
      { uuid: 'movies', title: 'Movies' },
      { uuid: 'shows', title: 'Shows' },
    ],
  },
  () => {},
);

const profile = (fields: object): Profile => parseProfile({ uuid: 'p1', name: 'Noor', ...fields }, () => {});

interface Seen {
  path: string;
  signedOut: number;
  closed: number;
}

async function mount(
  session: 'anonymous' | 'signedIn',
  current: Profile | null,
  place: MenuRoute = { pageId: 'home' },
  menuLinks = settings.menuLinks,
) {
  const stores: Stores = createStores({
    platform: 'browser',
    deviceId: 'd',
    version: '1.5.1',
    profile: current,
  });
  stores.settings.setState({ settings: { ...settings, menuLinks } });
  stores.identity.setState({ session, uid: 'u' });
  const seen: Seen = { path: '', signedOut: 0, closed: 0 };
  const services = fakeServices({
    session: {
      async signOut() {
        seen.signedOut++;
      },
    },
  });
  function Place({ children }: { children: ReactNode }) {
    seen.path = useLocation().pathname;
    return children;
  }
  const root = createTestRoot();
  await root.render(
    <MemoryRouter initialEntries={['/home']}>
      <TextsContext.Provider value={createTexts(async () => ({}))}>
        <StoresContext.Provider value={stores}>
          <ServicesContext.Provider value={services}>
            <Place>
              <SideMenu current={place} onClose={() => seen.closed++} />
            </Place>
          </ServicesContext.Provider>
        </StoresContext.Provider>
      </TextsContext.Provider>
    </MemoryRouter>,
  );
  return { root, seen };
}

const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];

/** Test names of the entries, top to bottom. */
const entries = (root: TestRoot): string[] =>
  root
    .tree()
    .children.flatMap((menu) => menu.children)
    .filter((node) => node.role === 'menuitem')
    .map((node) => node.id ?? '');

const press = (root: TestRoot, id: string): Promise<void> => root.act(() => root.find(id).props.onPress?.());

describe('side menu', () => {
  it('[MENU-02, MENU-07, MENU-09] has the items of a guest, without watchlist and logout', async () => {
    const { root } = await mount('anonymous', null);
    expect(entries(root)).toEqual([
      'menu-profile',
      'menu-home',
      'menu-search',
      'menu-browse',
      'menu-settings',
    ]);
  });

  it('[MENU-02] has all items of a signed-in viewer, in their order', async () => {
    const { root } = await mount('signedIn', profile({}));
    expect(entries(root)).toEqual([
      'menu-profile',
      'menu-home',
      'menu-search',
      'menu-browse',
      'menu-watchlist',
      'menu-settings',
      'menu-logout',
    ]);
  });

  it('[MENU-03, MENU-04] browse opens its pages without Home; a page loads, the current one does nothing', async () => {
    const { root, seen } = await mount('anonymous', null);
    await press(root, 'menu-browse');
    expect(entries(root)).toEqual([
      'menu-profile',
      'menu-home',
      'menu-search',
      'menu-browse',
      'menu-page-movies',
      'menu-page-shows',
      'menu-settings',
    ]);
    await press(root, 'menu-home');
    expect(seen.path).toBe('/home');
    await press(root, 'menu-page-shows');
    expect(seen.path).toBe('/shows');
  });

  it('[MENU-03] the names of pages are 32 high, and so are the other entries`', async () => {
    const { root } = await mount('anonymous', null);
    await press(root, 'menu-browse');
    const sizeOf = (id: string, name: string): unknown => {
      const look = (node: ReturnType<TestRoot['find']>): unknown =>
        node.props.children === name
          ? node.props.size
          : node.children.map(look).find((size) => size !== undefined);
      return look(root.find(id));
    };
    expect([
      sizeOf('menu-page-movies', 'Movies'),
      sizeOf('menu-page-shows', 'Shows'),
      sizeOf('menu-home', 'Home'),
    ]).toEqual([32, 32, 32]);
  });

  it.each([2, 6, 60])(
    '[MENU-03] %i pages open below Browse, indented, and move nothing above them',
    async (count) => {
      const ids = Array.from({ length: count }, (_, index) => `p${index}`);
      const links = ['home', ...ids].map((uuid) => ({ uuid, title: uuid }));
      const { root } = await mount('signedIn', profile({}), { pageId: 'home' }, links);
      await root.act(() => void root.scene.focus.focus(root.find('menu')));
      await root.press('down', 2);
      const rectOf = (id: string) => all(root.tree()).find((node) => node.id === id)!.rect;
      const above = ['menu-home', 'menu-search', 'menu-browse'];
      const before = above.map(rectOf);
      const nameX = (id: string) =>
        all(root.tree()).find((node) => node.name === id && node.role === 'text')!.rect.x;
      await root.act(() => root.scene.focus.current!.props.onPress!());
      await root.wait(300);
      expect(root.focusedId()).toBe('menu-browse');
      expect(above.map(rectOf)).toEqual(before);
      expect(nameX('p0') - nameX('Home')).toBe(36);
      const chevron = root.find('menu-browse').children.find(({ children }) => children[0]?.props.rotation);
      expect(chevron?.children[0]?.props.rotation).toBeCloseTo(Math.PI / 2);
    },
  );

  it.each([0, 4, 5, 6, 14, 60])(
    '[MENU-03] %i pages: each is reached by keys alone, inside the safe area, and no two lines overlap',
    async (count) => {
      const ids = Array.from({ length: count }, (_, index) => `p${index}`);
      const links = ['home', ...ids].map((uuid) => ({ uuid, title: uuid }));
      const { root } = await mount('signedIn', profile({}), { pageId: 'home' }, links);
      await root.act(() => void root.scene.focus.focus(root.find('menu')));
      await root.press('down', 2);
      if (count > 0) await root.act(() => root.scene.focus.current!.props.onPress!());
      const walk = async (key: 'down' | 'up') => {
        const way: string[] = [];
        while (way.at(-1) !== root.focusedId()) {
          way.push(root.focusedId()!);
          const lines = all(root.tree()).filter(({ role, onScreen }) => role === 'menuitem' && onScreen);
          const { rect } = lines.find(({ focused }) => focused)!;
          expect(rect.y, way.at(-1)).toBeGreaterThanOrEqual(46);
          expect(rect.y + rect.h, way.at(-1)).toBeLessThanOrEqual(1080 - 54);
          const over = lines.filter(
            (line) => !line.focused && line.rect.y < rect.y + rect.h && line.rect.y + line.rect.h > rect.y,
          );
          expect(over, way.at(-1)).toEqual([]);
          await root.press(key);
          await root.wait(300);
        }
        return way;
      };
      const below = [
        ...(count > 0 ? ['menu-browse', ...ids.map((id) => `menu-page-${id}`)] : []),
        'menu-watchlist',
        'menu-settings',
        'menu-logout',
      ];
      expect(await walk('down')).toEqual(below);
      expect(await walk('up')).toEqual([...below.toReversed(), 'menu-search', 'menu-home', 'menu-profile']);
    },
  );

  it.each<[MenuRoute, string, string | null]>([
    [{ pageId: 'home' }, 'menu-home', 'menu-home'],
    [{ pageId: 'movies' }, 'menu-browse', 'menu-browse'],
    [{ item: 'search' }, 'menu-search', 'menu-search'],
    [{ item: 'browse' }, 'menu-browse', 'menu-browse'],
    [{ item: 'watchlist' }, 'menu-watchlist', 'menu-watchlist'],
    [{ pageId: 'of-no-link' }, 'menu-home', null],
  ])('[MENU-01] at %j focus enters at %s, and the selected entry is %s', async (place, focused, selected) => {
    const { root } = await mount('signedIn', profile({}), place);
    await root.act(() => void root.scene.focus.focus(root.find('menu')));
    expect(root.focusedId()).toBe(focused);
    const all = root.tree().children[0]!.children;
    expect(all.filter((node) => node.selected).map(({ id }) => id)).toEqual(
      selected === null ? [] : [selected],
    );
  });

  it('[MENU-04] choosing the current screen only closes the menu', async () => {
    const { root, seen } = await mount('anonymous', null, { item: 'search' });
    await press(root, 'menu-search');
    expect(seen).toMatchObject({ path: '/home', closed: 1 });
  });

  it.each([
    ['anonymous', null, 'Sign in', '/welcome/code'],
    ['signedIn', profile({ maturityRating: 21 }), 'Noor', '/profiles'],
    ['signedIn', profile({ maturityRating: 7 }), 'Noor Kids', '/profiles'],
    ['signedIn', profile({ maturityRating: 8 }), 'Noor', '/profiles'],
  ] as const)(
    '[MENU-05, MENU-06, MENU-08] the tile of %s %o reads %s and leads to %s',
    async (session, current, name, to) => {
      const { root, seen } = await mount(session, current);
      const tile = root.tree().children[0]?.children.find((node) => node.id === 'menu-profile');
      expect(tile?.name).toBe(name);
      await press(root, 'menu-profile');
      expect(seen.path).toBe(to);
    },
  );

  it('[MENU-07, AUTH-19] logout asks first: no and back change nothing, yes signs out, once', async () => {
    const { root, seen } = await mount('signedIn', profile({}));
    await press(root, 'menu-logout');
    expect(root.find('sign-out-dialog').props.label).toBe('Are you sure that you want to sign out');
    await press(root, 'sign-out-no');
    expect(root.query('sign-out-dialog')).toBeNull();
    expect(seen.signedOut).toBe(0);
    await press(root, 'menu-logout');
    await root.press('back');
    expect(root.query('sign-out-dialog')).toBeNull();
    expect(seen.signedOut).toBe(0);
    await press(root, 'menu-logout');
    await press(root, 'sign-out-yes');
    await press(root, 'sign-out-yes');
    await press(root, 'sign-out-no');
    expect(seen.signedOut).toBe(1);
  });

  it('[MENU-10] opens in 100 ms when focus comes in', async () => {
    const { root } = await mount('anonymous', null);
    await root.act(() => void root.scene.focus.focus(root.find('menu-home')));
    const drawer = root.find('menu').children[0]!;
    const name = root.find('menu-home').children.at(-1)!;
    const seen = () => [drawer.now.alpha, name.now.alpha];
    await root.wait(96);
    for (const alpha of seen()) expect(alpha).toBeLessThan(1);
    await root.wait(20);
    expect(seen()).toEqual([1, 1]);
  });
});
