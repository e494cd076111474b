import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRoot } from '../../../renderer/testing';
import type { TestRoot } from '../../../renderer/testing';
import { ApiError, createQueryClient } from '../../api';
import { parseProfile, parseSettings } from '../../contract';
import type { Profile } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { createStores, StoresContext } from '../../session';
import { ServicesContext } from '../../shell/services';
import type { Services } from '../../shell/services';
import { Profiles } from './Profiles';

const make = (uuid: string, name: string, more: object = {}): Profile =>
  parseProfile({ uuid, name, ...more }, () => {});
const SIMRAN = make('simran', 'Simran Gill');
const HARJIT = make('harjit', 'Harjit', { pin: '2468' });
const NOOR = make('noor', 'Noor', { maturityRating: 7 });
const TEEN = make('teen', 'Teen', { maturityRating: 8 });
const FAMILY = [SIMRAN, HARJIT, NOOR, TEEN];

interface SetUp {
  profiles?: () => Promise<Profile[]>;
  session?: 'anonymous' | 'signedIn';
  current?: string | null;
}

async function mount({ profiles = async () => FAMILY, session = 'signedIn', current = null }: SetUp = {}) {
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  const links = { account: 'https://tv.example/account', helpDesk: 'https://help.example' };
  stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium', links }, () => {}) });
  stores.identity.setState({ session, uid: 'u' });
  const api = { profiles: vi.fn(profiles) };
  const chooseProfile = vi.fn();
  const signOut = vi.fn(async () => {});
  const report = vi.fn();
  const services = {
    api,
    report,
    analytics: vi.fn(),
    session: { chooseProfile, signOut, profileId: () => current },
  } as unknown as Services;
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function Place({ children }: { children: ReactNode }) {
    const { pathname, state } = useLocation();
    Object.assign(seen, { path: pathname, state });
    return pathname === '/profiles' ? children : null;
  }
  await root.render(
    <MemoryRouter initialEntries={['/profiles']}>
      <QueryClientProvider client={createQueryClient()}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <Place>
                <Profiles />
              </Place>
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  // The query's answer comes with a timer of its own.
  await root.act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return { root, seen, api, chooseProfile, signOut, report };
}

const words = (root: TestRoot): string => JSON.stringify(root.tree());
const tile = (root: TestRoot, uuid: string) => JSON.stringify(find(root, `profile-${uuid}`));

function find(root: TestRoot, id: string) {
  const walk = (node: ReturnType<TestRoot['tree']>): typeof node | undefined =>
    node.id === id ? node : node.children.map(walk).find((found) => found !== undefined);
  const found = walk(root.tree());
  if (found === undefined) throw new Error(`${id} is not in the tree`);
  return found;
}

async function choose(root: TestRoot, uuid: string): Promise<void> {
  await root.act(() => void root.scene.focus.focus(root.find(`profile-${uuid}`)));
  await root.act(() => root.find(`profile-${uuid}`).props.onPress?.());
}

async function type(root: TestRoot, digits: string): Promise<void> {
  for (const digit of digits) await root.press(digit as '0');
}

describe('/profiles', () => {
  it('[PROFILE-01] is titled, with one tile for each profile and its initials', async () => {
    const { root } = await mount();
    expect(words(root)).toContain('"Who is watching"');
    expect(find(root, 'faces').children).toHaveLength(4);
    expect(find(root, 'profile-simran').name).toBe('Simran Gill');
    const initials = root.find('profile-simran').children[0];
    expect(initials?.props.children).toBe('SG');
  });

  it('[PROFILE-01] the faces have different colours', async () => {
    const { root } = await mount();
    const colors = FAMILY.map(({ uuid }) => root.find(`profile-${uuid}`).props.color);
    expect(new Set(colors).size).toBe(4);
  });

  it('[PROFILE-02] the kids badge is on a tile at 7, and not at 8', async () => {
    const { root } = await mount();
    expect(tile(root, 'noor')).toContain('kids-badge');
    expect(tile(root, 'teen')).not.toContain('kids-badge');
    expect(tile(root, 'simran')).not.toContain('kids-badge');
  });

  it('[PROFILE-03] the lock is on a profile with a PIN only', async () => {
    const { root } = await mount();
    expect(tile(root, 'harjit')).toContain('lock-icon');
    expect(find(root, 'profile-harjit').name).toBe('Harjit Locked');
    expect(tile(root, 'simran')).not.toContain('lock-icon');
  });

  it.each([
    [null, 'simran'],
    ['noor', 'noor'],
    ['gone', 'simran'],
  ])('focus begins on the current profile (%s)', async (current, first) => {
    const { root } = await mount({ current });
    expect(root.focusedId()).toBe(`profile-${first}`);
  });

  it('while the profiles load there are plates, and one focus', async () => {
    const { root } = await mount({ profiles: () => new Promise(() => {}) });
    expect(root.focusedId()).toBe('profiles-skeleton');
  });

  it('[PROFILE-07] sign out asks first: no changes nothing, yes signs out', async () => {
    const { root, signOut } = await mount();
    await root.press('down');
    expect(root.focusedId()).toBe('sign-out');
    await root.act(() => root.find('sign-out').props.onPress?.());
    expect(root.find('sign-out-dialog').props.label).toBe('Are you sure that you want to sign out');
    await root.act(() => root.find('sign-out-no').props.onPress?.());
    expect(root.query('sign-out-dialog')).toBeNull();
    expect(root.focusedId()).toBe('sign-out');
    expect(signOut).not.toHaveBeenCalled();
    await root.act(() => root.find('sign-out').props.onPress?.());
    await root.act(() => root.find('sign-out-yes').props.onPress?.());
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signedIn', 1],
    ['anonymous', 0],
  ] as const)(
    '[PROFILE-08] the list is asked for when the viewer is %s: %d times',
    async (session, times) => {
      const { api } = await mount({ session });
      expect(api.profiles).toHaveBeenCalledTimes(times);
    },
  );

  it('[PROFILE-09] a failure goes to /something_went_wrong with profiles_fetch_failed', async () => {
    const { report, seen } = await mount({
      profiles: async () => {
        throw new ApiError({ call: 'profiles', kind: 'status', status: 500, service: null });
      },
    });
    expect(seen).toMatchObject({
      path: '/something_went_wrong',
      state: { errorCode: 'profiles_fetch_failed' },
    });
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('[PROFILE-10] an empty list goes to /something_went_wrong with no_profiles', async () => {
    const { report, seen } = await mount({ profiles: async () => [] });
    expect(seen).toMatchObject({ path: '/something_went_wrong', state: { errorCode: 'no_profiles' } });
    expect(report.mock.calls[0]?.slice(1)).toEqual(['error', { code: 'no_profiles' }]);
  });

  it('[PROFILE-11] a profile without PIN becomes current and leads home', async () => {
    const { root, chooseProfile, seen } = await mount();
    await choose(root, 'noor');
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(NOOR, true);
    expect(seen.path).toBe('/');
  });

  it('[PROFILE-12] a profile with a PIN opens its entry and is not current yet', async () => {
    const { root, chooseProfile, seen } = await mount();
    await choose(root, 'harjit');
    expect(root.find('pin-entry').props.label).toBe('Enter your PIN');
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });
});

describe('PIN entry', () => {
  async function opened() {
    const all = await mount();
    await choose(all.root, 'harjit');
    return all;
  }
  const entered = (root: TestRoot): unknown => root.find('pin-boxes').props.value;

  it('[PIN-01] has four boxes and a keypad of three columns with cancel, 0 and backspace', async () => {
    const { root } = await opened();
    expect(root.find('pin-boxes').children).toHaveLength(4);
    const names = [...'123456789', 'cancel', '0', 'backspace'];
    const places = names.map((name) => root.find(`pin-${name}`).props);
    expect(new Set(places.map(({ x }) => x)).size).toBe(3);
    expect(new Set(places.map(({ y }) => y)).size).toBe(4);
    expect(root.focusedId()).toBe('pin-1');
    await root.press('right');
    await root.press('down', 3);
    expect(root.focusedId()).toBe('pin-0');
  });

  it('[PIN-02, PIN-04] the fourth digit checks by itself: the right PIN is verified and leads home', async () => {
    const { root, chooseProfile, seen } = await opened();
    for (const digit of '246') await root.act(() => root.find(`pin-${digit}`).props.onPress?.());
    expect(chooseProfile).not.toHaveBeenCalled();
    await root.act(() => root.find('pin-8').props.onPress?.());
    expect(chooseProfile).toHaveBeenCalledExactlyOnceWith(HARJIT, true);
    expect(seen.path).toBe('/');
  });

  it('[PIN-03] a wrong PIN says so and is cleared', async () => {
    const { root, chooseProfile } = await opened();
    await type(root, '1111');
    expect(find(root, 'pin-wrong').name).toBe('Wrong PIN. Please try again.');
    expect(entered(root)).toBe('');
    expect(chooseProfile).not.toHaveBeenCalled();
    await type(root, '2');
    expect(root.query('pin-wrong')).toBeNull();
  });

  it('[PIN-05, SHELL-21] hints at the account page, not at the help desk', async () => {
    const { root } = await opened();
    expect(find(root, 'pin-hint').name).toContain('https://tv.example/account');
    expect(words(root)).not.toContain('help.example');
  });

  it('[PIN-06] number keys of the remote type, backspace takes the last digit back', async () => {
    const { root, chooseProfile } = await opened();
    await type(root, '249');
    expect(entered(root)).toBe('•••');
    await root.act(() => root.find('pin-backspace').props.onPress?.());
    expect(entered(root)).toBe('••');
    await type(root, '68');
    expect(chooseProfile).toHaveBeenCalledTimes(1);
  });

  it.each(['back', 'cancel'])('[PIN-07] %s closes without a change of profile', async (way) => {
    const { root, chooseProfile, seen } = await opened();
    await type(root, '24');
    if (way === 'back') await root.press('back');
    else await root.act(() => root.find('pin-cancel').props.onPress?.());
    expect(root.query('pin-entry')).toBeNull();
    expect(root.focusedId()).toBe('profile-harjit');
    expect(chooseProfile).not.toHaveBeenCalled();
    expect(seen.path).toBe('/profiles');
  });

  it('[PIN-09] digits are masked, and told to nobody', async () => {
    const { root, report } = await opened();
    const before = words(root);
    await type(root, '753');
    const boxes = find(root, 'pin-boxes');
    expect(boxes.value).toBe('•••');
    expect(JSON.stringify(boxes)).not.toMatch(/\d.*753|753/);
    expect(words(root).replace('•••', '')).toBe(before);
    await type(root, '1');
    expect(report).not.toHaveBeenCalled();
  });
});
