/**
 * The app's shell for tests: the real guard, lifecycle, session and failure table with a fake identity provider,
 * platform and service.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { vi } from 'vitest';
import { View } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import { createApi, createQueryClient } from '../../api';
import { fakeFetch, json } from '../../api/testing/fakeService';
import type { Answer } from '../../api/testing/fakeService';
import { defaultPaths, parseProfile, parseSettings } from '../../contract';
import type { Profile } from '../../contract';
import { createTexts, TextsContext } from '../../i18n';
import { NetworkError } from '../../screens/errors/NetworkError';
import { createSession, createStorage, createStores, StoresContext } from '../../session';
import type { Identity, IdentityUser } from '../../session';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import { AccountData } from '../AccountData';
import { Guard } from '../Guard';
import { followLaunches } from '../launches';
import { Lifecycle } from '../Lifecycle';

export const GUEST: IdentityUser = { uid: 'g', anonymous: true, email: null };
export const SIGNED_IN_USER: IdentityUser = { uid: 'm', anonymous: false, email: 'm@example.com' };
export const profile = (more: object = {}): Profile =>
  parseProfile({ uuid: 'p1', name: 'Ann', ...more }, () => {});
/** Wall-clock time at the start of a test, ms since 1970. */
const BEGIN = Date.UTC(2026, 10, 21, 12);

export interface AppUnderTestOptions {
  path?: string;
  /** The user that the provider has at the start. */
  who?: IdentityUser | null;
  /** The profile stored by the previous launch. */
  kept?: Profile | null;
  hiddenSeconds?: number | null;
  /** Of the deployment. */
  settings?: object;
  identity?: Partial<Identity>;
  answer?: Answer;
  /** React's StrictMode, which runs every effect twice; off where calls are counted. Default true. */
  strict?: boolean;
}

/** Mounts the shell, with the identity provider's first answer. */
export async function openApp(options: AppUnderTestOptions = {}) {
  const { path = '/', who = GUEST, kept = null, hiddenSeconds = null } = options;
  const values = new Map<string, string>();
  const storage = createStorage({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: kept });
  const menuLinks = [
    { uuid: 'movies', title: 'Movies' },
    { uuid: 'h1', title: 'Home' },
  ];
  stores.settings.setState({ settings: parseSettings({ menuLinks, ...options.settings }, () => {}) });

  let says: (user: IdentityUser | null) => void = () => {};
  const identity: Identity = {
    observe: (listener) => {
      says = listener;
      return () => (says = () => {});
    },
    createUser: async () => SIGNED_IN_USER,
    signInWithEmail: async () => SIGNED_IN_USER,
    // Like the SDK: observers are notified before the call resolves.
    signInWithToken: async () => {
      says(SIGNED_IN_USER);
      return SIGNED_IN_USER;
    },
    signInAnonymously: async () => GUEST,
    sendPasswordReset: async () => {},
    updatePassword: async () => {},
    signOut: async () => says(null),
    bearer: async () => 'token',
    ...options.identity,
  };
  const queryClient = createQueryClient();
  const session = createSession({
    identity,
    stores,
    storage,
    onDataCleared: () => queryClient.clear(),
    onProblem: () => {},
  });
  const answer: Answer =
    options.answer ?? (({ url }) => json(url.pathname === '/users/profile' ? [] : { uid: 'm' }));
  const { fetch, sent } = fakeFetch(answer);
  const api = createApi({
    config: { apiUrl: 'https://api.example.com', staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: '1.5.1',
    session,
    onProblem: () => {},
    fetch,
  });
  const listeners = new Set<(visible: boolean) => void>();
  const tellVisible = (visible: boolean): void => [...listeners].forEach((listener) => listener(visible));
  let tellLaunch: (request: { path: string } | null) => void = () => {};
  const launches = followLaunches({
    launch: () => null,
    watchLaunch: (listener) => {
      tellLaunch = listener;
      return () => {};
    },
  });
  const platform = {
    watchVisibility: (listener: (visible: boolean) => void) => {
      listeners.add(listener);
      listener(true);
      return () => void listeners.delete(listener);
    },
  };
  const wall = { now: BEGIN };
  const report = vi.fn();
  const services = fakeServices({
    api,
    session,
    storage,
    platform,
    report,
    now: () => wall.now,
    declareOffline: (isOffline: boolean) => stores.network.setState({ isOffline }),
  });

  const seen: string[] = [];
  const at = {
    path: '',
    state: null as unknown,
    drawn: [] as string[],
    /** How often a screen was mounted. */
    mounts: 0,
    navigate: (() => {}) as NavigateFunction,
  };
  function Reporter() {
    const { pathname, search, state } = useLocation();
    Object.assign(at, { path: pathname + search, state, navigate: useNavigate() });
    if (seen[seen.length - 1] !== at.path) seen.push(at.path);
    return null;
  }
  function Elsewhere() {
    const { pathname } = useLocation();
    if (at.drawn[at.drawn.length - 1] !== pathname) at.drawn.push(pathname);
    useEffect(() => void (at.mounts += 1), []);
    return <View focusable testId="elsewhere" />;
  }

  const root = createTestRoot({ strict: options.strict ?? true });
  session.start();
  // The app is rendered once the provider has answered.
  says(who);
  await root.render(
    <QueryClientProvider client={queryClient}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={['/before', path]} initialIndex={1}>
              <Reporter />
              <Guard hiddenSeconds={hiddenSeconds}>
                <Routes>
                  <Route path="/network_error" element={<NetworkError />} />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </Guard>
              <AccountData />
              <Lifecycle launches={launches} />
            </MemoryRouter>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  /** Waits for answers, which arrive through real promises. */
  const settle = () => root.act(() => new Promise((done) => setTimeout(done, 20)));
  await settle();
  return {
    root,
    at,
    api,
    queryClient,
    /** Routes in order. */
    seen,
    sent,
    session,
    stores,
    values,
    wall,
    report,
    settle,
    /** The system asks for a path. */
    async launch(path: string | null) {
      await root.act(() => tellLaunch(path === null ? null : { path }));
      await settle();
    },
    /** `whileHidden` is called before the app is shown again. */
    async hideFor(seconds: number, whileHidden?: () => Promise<void>) {
      await root.act(() => tellVisible(false));
      await whileHidden?.();
      wall.now += seconds * 1000;
      await root.act(() => tellVisible(true));
      await settle();
    },
    connect: (isNetworkConnected: boolean) => root.act(() => stores.network.setState({ isNetworkConnected })),
  };
}
