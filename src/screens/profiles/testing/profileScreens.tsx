/** /profiles and its forms on a renderer without a GPU, with a service made of plain functions. */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { FocusHistoryEntry } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { ApiError, createQueryClient } from '../../../api';
import { parseProfile, parseSettings, parseUser } from '../../../contract';
import type { MenuLink, Profile, ProfileBody } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { useHistoryEntryKey } from '../../../shell/navigation';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import { ok } from '../../../ui/keyboard/testing/typist';
import AddProfile from '../AddProfile';
import DeleteProfile from '../DeleteProfile';
import EditProfile from '../EditProfile';
import Profiles from '../Profiles';

export const make = (uuid: string, name: string, more: object = {}): Profile =>
  parseProfile({ uuid, name, ...more }, () => {});
export const SIMRAN = make('simran', 'Simran Gill', { interests: ['drama'] });
export const HARJIT = make('harjit', 'Harjit', { pin: '2468', language: 'pa' });
export const NOOR = make('noor', 'Noor', { maturityRating: 7 });
export const TEEN = make('teen', 'Teen', { maturityRating: 8 });
const FAMILY: readonly Profile[] = [SIMRAN, HARJIT, NOOR, TEEN];

/** A refusal by the service, with its message if it has one. */
export const refusal = (
  call: 'saveProfile' | 'profile' | 'profiles' | 'deleteProfile',
  status: number,
  details: string | null = null,
): ApiError =>
  new ApiError({
    call,
    kind: 'status',
    status,
    service: details === null ? null : { code: null, reasonCode: null, details, message: null },
  });

export interface SetUp {
  /** Address to open, with `state`. Default '/profiles'. */
  path?: string;
  state?: object;
  family?: readonly Profile[];
  profiles?: () => Promise<Profile[]>;
  profileLimit?: number;
  who?: 'anonymous' | 'signedIn';
  /** uuid of the current profile; null for none. */
  current?: string | null;
  interestsEnabled?: boolean;
  menu?: () => Promise<MenuLink[]>;
  save?: (body: ProfileBody) => Promise<void>;
  remove?: () => Promise<void>;
  /** The service's current data of one profile. Default: as in the list. */
  fresh?: (uuid: string) => Promise<Profile>;
}

export async function mount(setUp: SetUp = {}) {
  const { path = '/profiles', state = null, who = 'signedIn', current = null, profileLimit = 4 } = setUp;
  let family = setUp.family ?? FAMILY;
  const root = createTestRoot();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
  const links = { account: 'https://tv.example/account', helpDesk: 'https://help.example' };
  const { interestsEnabled = false } = setUp;
  const settings = parseSettings({ appName: 'Proscenium', links, interestsEnabled }, () => {});
  stores.settings.setState({ settings });
  stores.identity.setState({ session: who, uid: 'u' });
  const byId = (uuid: string): Profile => family.find((one) => one.uuid === uuid)!;
  const api = {
    profiles: vi.fn(setUp.profiles ?? (async () => [...family])),
    user: vi.fn(async () => ({
      ...parseUser({ uid: 'u', plan: { profileLimit } }, () => {}),
      country: 'IN',
    })),
    profile: vi.fn(setUp.fresh ?? (async (uuid: string) => byId(uuid))),
    interests: vi.fn(async () => [
      { id: 'drama', name: 'Drama' },
      { id: 'music', name: 'Music' },
    ]),
    interestMenu: vi.fn(setUp.menu ?? (async () => [])),
    addProfile: vi.fn(async (body: ProfileBody) => {
      await setUp.save?.(body);
      const added = make('added', body.name, body);
      family = [...family, added];
      return added;
    }),
    editProfile: vi.fn(async (uuid: string, body: ProfileBody) => {
      await setUp.save?.(body);
      const edited = { ...byId(uuid), ...body } as Profile;
      family = family.map((one) => (one.uuid === uuid ? edited : one));
      return edited;
    }),
    deleteProfile: vi.fn(async (uuid: string) => {
      await setUp.remove?.();
      family = family.filter((one) => one.uuid !== uuid);
    }),
  };
  const session = {
    chooseProfile: vi.fn(),
    profileSaved: vi.fn(),
    resetProfile: vi.fn(),
    replaceMenu: vi.fn(),
    signOut: vi.fn(async () => {}),
  };
  const report = vi.fn();
  const services = fakeServices({
    api,
    report,
    session: { ...session, profileId: () => current },
  });
  const seen: { path: string; state: unknown } = { path: '', state: null };
  function RoutedScreens() {
    const { pathname, state: now } = useLocation();
    const key = useHistoryEntryKey();
    Object.assign(seen, { path: pathname, state: now });
    return (
      <FocusHistoryEntry key={key} entry={key}>
        <Routes>
          <Route path="/profiles" element={<Profiles />} />
          <Route path="/add_profile" element={<AddProfile />} />
          <Route path="/edit_profile/:uuid" element={<EditProfile />} />
          <Route path="/delete_profile/:uuid" element={<DeleteProfile />} />
          <Route path="*" element={null} />
        </Routes>
      </FocusHistoryEntry>
    );
  }
  await root.render(
    <MemoryRouter initialEntries={[{ pathname: path, state }]}>
      <QueryClientProvider client={createQueryClient()}>
        <TextsContext.Provider value={createTexts(async () => ({}))}>
          <StoresContext.Provider value={stores}>
            <ServicesContext.Provider value={services}>
              <RoutedScreens />
            </ServicesContext.Provider>
          </StoresContext.Provider>
        </TextsContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await answered(root);
  return { root, seen, api, report, ...session };
}

/** Waits for the answers of queries: each arrives with its own timer, and one query may start another. */
export async function answered(root: TestRoot): Promise<void> {
  for (let i = 0; i < 3; i += 1) await root.act(() => new Promise((resolve) => setTimeout(resolve, 15)));
}

/** Presses OK on a node. */
export async function press(root: TestRoot, id: string): Promise<void> {
  await root.act(() => void root.scene.focus.focus(root.find(id)));
  await ok(root);
  await answered(root);
}

/** Every text and label in the scene. */
export const words = (root: TestRoot): string => JSON.stringify(root.tree());

type SceneNode = ReturnType<TestRoot['tree']>;

/** @throws Error when the node is not in the semantics tree */
export function find(root: TestRoot, id: string): SceneNode {
  const walk = (node: SceneNode): SceneNode | undefined =>
    node.id === id ? node : node.children.map(walk).find((found) => found !== undefined);
  const found = walk(root.tree());
  if (found === undefined) throw new Error(`${id} is not in the tree`);
  return found;
}
