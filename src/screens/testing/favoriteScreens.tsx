/**
 * The screens with likes and watchlist for tests: the real screens, notices and menu over fake service functions that
 * keep what is written to them, in a renderer without a GPU.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { FocusHistoryEntry, View } from '../../../renderer';
import { createTestRoot } from '../../../renderer/testing';
import type { SceneNode } from '../../../renderer';
import { createApi, createQueryClient } from '../../api';
import { fakeFetch, fakeSession, json, silence } from '../../api/testing/fakeService';
import type { SentRequest } from '../../api/testing/fakeService';
import { defaultPaths, parseProfile } from '../../contract';
import { createTexts, TextsContext, useScreenTexts } from '../../i18n';
import { enTitles } from '../../i18n/enTitles';
import { createStores, StoresContext } from '../../session';
import type { NavigationState } from '../../shell/navigation';
import { Notices } from '../../shell/Notice';
import { ServicesContext } from '../../shell/services';
import { fakeServices } from '../../shell/testing/fakeServices';
import { TitleMenus } from '../../shell/titleMenu/TitleMenus';
import AssetDetail from '../asset/AssetDetail';
import Watchlist from '../watchlist/Watchlist';

export interface FavoritesService {
  /** Assets by id; any other id gets a 404. */
  titles: Record<string, object>;
  watchlist: string[];
  likes: Record<string, string>;
  bookmarks: Record<string, { assetUuid: string; currentSecond: number; finished: boolean }>;
  /** HTTP status by 'METHOD /path' for calls that fail. */
  refused: Record<string, number>;
  /** 'METHOD /path' of calls that are never answered. */
  silent: string[];
}

export interface FavoriteScreensOptions {
  path: string;
  state?: NavigationState;
  service?: Partial<FavoritesService>;
  /** Default true: signed in, with a profile. */
  signedIn?: boolean;
  /** Rendered at /page. */
  page?: ReactNode;
  /** Rendered at any other path. Default: a view with that test id. */
  elsewhere?: ReactNode;
}

const FAVORITES_PATH = '/favorites/';

/** The texts that a page brings for the cards on it. */
function PageOfTitles({ children }: { children: ReactNode }) {
  useScreenTexts(enTitles);
  return children;
}

/** Opens a path and waits for its first answers. */
export async function openFavorites(options: FavoriteScreensOptions) {
  const { path, state = null, signedIn = true, page = null } = options;
  const { elsewhere = <View focusable testId="elsewhere" /> } = options;
  const service: FavoritesService = {
    titles: {},
    watchlist: [],
    likes: {},
    bookmarks: {},
    refused: {},
    silent: [],
    ...options.service,
  };
  const { fetch, sent } = fakeFetch((request) => answer(service, request));
  const apiUrl = 'https://api.example.com';
  const profile = signedIn ? parseProfile({ uuid: 'p1', name: 'P' }, () => {}) : null;
  const profileId = (): string | null => profile?.uuid ?? null;
  const api = createApi({
    config: { apiUrl, staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession({ profileId }),
    onProblem: () => {},
    fetch,
  });
  const queryClient = createQueryClient();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile });
  stores.identity.setState({ session: signedIn ? 'signedIn' : 'anonymous', uid: 'u' });
  const report = vi.fn();
  const services = fakeServices({
    analytics: { track: () => {} },
    api,
    session: { profileId, signOut: async () => {} },
    config: { apiUrl },
    report,
    now: () => 0,
  });
  const at = { path: '', state: null as NavigationState | null };
  let navigate: ReturnType<typeof useNavigate>;

  function RoutedScreen({ children }: { children: ReactNode }) {
    const { pathname, key, state: given } = useLocation();
    navigate = useNavigate();
    Object.assign(at, { path: pathname, state: given });
    return (
      <FocusHistoryEntry key={key} entry={key}>
        {children}
      </FocusHistoryEntry>
    );
  }

  const root = createTestRoot();
  await root.render(
    <QueryClientProvider client={queryClient}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={['/before', { pathname: path, state }]} initialIndex={1}>
              <Notices>
                <TitleMenus>
                  <RoutedScreen>
                    <Routes>
                      <Route path="/watchlist" element={<Watchlist />} />
                      <Route path="/asset/:id" element={<AssetDetail />} />
                      <Route path="/page" element={<PageOfTitles>{page}</PageOfTitles>} />
                      <Route path="*" element={elsewhere} />
                    </Routes>
                  </RoutedScreen>
                </TitleMenus>
              </Notices>
            </MemoryRouter>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  /** Waits for answers, which arrive through real promises, and for the entrance of screens. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 4; round += 1) {
      await root.act(() => new Promise((done) => setTimeout(done, 15)));
      await root.wait(150);
    }
  }
  // Loads code that the app loads with a member's first asset.
  await import('../asset/FavoriteButtons');
  await settle();
  return {
    root,
    at,
    service,
    sent,
    report,
    queryClient,
    settle,
    /** Navigates as the app does; a number moves in history. */
    async go(to: string | number) {
      await root.act(() => void (typeof to === 'string' ? navigate(to) : navigate(to)));
      await settle();
    },
    /** One step back, without a pause. */
    goBack: () => root.act(() => void navigate(-1)),
    /** Labels in the scene, in tree order. */
    names: () => namesOf(root.tree()),
    /** Label, or test id, of the focused node. */
    focused: () => root.scene.focus.current?.props.label ?? root.focusedId(),
    /** Presses OK on a button by its test id, or on the focused node. */
    async press(id?: string) {
      const node = id === undefined ? root.scene.focus.current : root.find(id);
      await root.act(() => node?.props.onPress?.());
      await settle();
    },
    async longPress() {
      await root.act(() => root.scene.focus.current?.props.onLongPress?.());
      await settle();
    },
    /** Requests of /favorites since the start: 'PUT like {"assetUuid":"a","like":"LIKE"}'. */
    favoriteRequests: () =>
      sent
        .filter(({ url }) => url.pathname.startsWith(FAVORITES_PATH))
        .map(({ method, url, body }) =>
          `${method} ${url.pathname.slice(FAVORITES_PATH.length)} ${body ? JSON.stringify(body) : ''}`.trim(),
        ),
  };
}

export type FavoriteScreens = Awaited<ReturnType<typeof openFavorites>>;

function namesOf(node: SceneNode): string[] {
  const own = node.onScreen && node.name !== '' ? [node.name] : [];
  return [...own, ...node.children.flatMap(namesOf)];
}

const last = (path: string): string => path.split('/').at(-1) ?? '';

function answer(service: FavoritesService, { method, url, body }: SentRequest): Response | Promise<Response> {
  const path = url.pathname;
  if (service.silent.includes(`${method} ${path}`)) return silence();
  const status = service.refused[`${method} ${path}`];
  if (status !== undefined) return json({}, status);
  const { assetUuid = '', like = 'NOLIKE' } = (body || {}) as { assetUuid?: string; like?: string };
  if (path.startsWith('/asset/v2/')) {
    const title = service.titles[last(path)];
    return title === undefined ? json({}, 404) : json({ id: last(path), watchable: 'yes', ...title });
  }
  if (path.endsWith('/recommendation')) return json([]);
  if (path === '/favorites/watchlist') {
    if (method === 'GET') return json({ assetUuids: service.watchlist });
    service.watchlist = service.watchlist.filter((id) => id !== assetUuid);
    if (method === 'PUT') service.watchlist.unshift(assetUuid);
    return json({});
  }
  if (path.startsWith('/favorites/watchlist/')) return json(service.watchlist.includes(last(path)));
  if (path === '/favorites/like') {
    service.likes[assetUuid] = like;
    return json({});
  }
  if (path.startsWith('/favorites/like/')) return json({ like: service.likes[last(path)] ?? 'NOLIKE' });
  if (path === '/favorites/watching') return json(Object.values(service.bookmarks));
  const bookmark = service.bookmarks[last(path)];
  if (method === 'GET') return bookmark === undefined ? json({}, 404) : json(bookmark);
  return json({ assetUuid: last(path), ...(body as object) });
}
