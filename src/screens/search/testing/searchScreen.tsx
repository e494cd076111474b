/**
 * The search screen for tests: the real screen, stores and API client over fake service functions, in a renderer
 * without a GPU.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { FocusHistoryEntry, View } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { createApi, createQueryClient, queries } from '../../../api';
import { fakeFetch, fakeSession, json } from '../../../api/testing/fakeService';
import type { Answer, SentRequest } from '../../../api/testing/fakeService';
import { defaultPaths, parseProfile, parseSettings } from '../../../contract';
import type { SearchBody } from '../../../contract';
import { parsePageChunk } from '../../../contract/testing/parsePageChunk';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import type { NavigationState } from '../../../shell/navigation';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import Search from '../Search';

const MOST_TRIES = 200;

export interface SearchScreenOptions {
  /** Answers a search. Default: the whole catalogue for every query. */
  search?: Answer;
  /** Answers for an asset. Default: any asset exists. */
  title?: Answer;
  /** Names of the genres. Default: two. */
  genres?: readonly string[] | Answer;
  /** Titles of a row of the home page, which was loaded before. Default: none. */
  onHome?: readonly object[];
  /** Fields of the viewer's profile. Default: a guest, without one. */
  profile?: object;
  /** Default 'en'. */
  language?: string;
}

/** Hits with ids 't0' to 't{count-1}', in pages as the service sends them. */
export const hitsOf =
  (count: number): Answer =>
  ({ body }) => {
    const { offset, limit } = body as SearchBody;
    const ids = Array.from({ length: count }, (_, index) => `t${index}`);
    return json({ hits: ids.slice(offset, offset + limit), total: count });
  };

const anyTitle: Answer = ({ url }) => {
  const id = url.pathname.split('/').at(-1)!;
  return json({ id, title: `Title ${id}`, type: 'movie', watchable: 'yes' });
};

export interface SearchScreen {
  readonly root: TestRoot;
  readonly report: ReturnType<typeof vi.fn>;
  readonly stores: ReturnType<typeof createStores>;
  /** Bodies of the search requests so far. */
  searches(): SearchBody[];
  /** Ids of the assets requested. */
  titles(): string[];
  sent(): readonly SentRequest[];
  until(holds: () => boolean): Promise<void>;
  /** Waits until pending answers have been rendered. */
  settle(): Promise<void>;
  route(): { path: string; state: NavigationState | null };
  back(): Promise<void>;
  focused(): string;
  words(): string;
}

/** Opens /search from another screen. */
export async function openSearch(options: SearchScreenOptions = {}): Promise<SearchScreen> {
  const { search = hitsOf(40), title = anyTitle, genres = ['Comedy', 'Drama'], language = 'en' } = options;
  const { onHome = [], profile } = options;
  const texts = createTexts(async () => ({}));
  await texts.use(language);
  const answer: Answer = (request, index) => {
    const { pathname } = request.url;
    if (pathname === '/search/search') return search(request, index);
    if (pathname !== '/genre') return title(request, index);
    return typeof genres === 'function'
      ? genres(request, index)
      : json(genres.map((name) => ({ id: name.toLowerCase(), name })));
  };
  const { fetch, sent } = fakeFetch(answer);
  const apiUrl = 'https://api.example.com';
  const config = { apiUrl, staticUrl: '', legalUrl: '', paths: defaultPaths };
  const api = createApi({ config, version: 'v', session: fakeSession(), onProblem: () => {}, fetch });
  const stores = createStores({
    platform: 'browser',
    deviceId: 'd',
    version: 'v',
    profile: profile ? parseProfile({ uuid: 'p', name: 'P', ...profile }, () => {}) : null,
  });
  stores.settings.setState({
    settings: parseSettings({ menuLinks: [{ uuid: 'home', title: 'Home' }] }, () => {}),
  });
  stores.identity.setState({ session: profile ? 'signedIn' : 'anonymous', uid: 'u' });
  const report = vi.fn();
  const services = fakeServices({
    analytics: { track: () => {} },
    api,
    config: { apiUrl },
    report,
  });
  let at: { path: string; state: NavigationState | null } = { path: '', state: null };
  let goBack = (): void => {};

  function Screens() {
    const { key, pathname, state } = useLocation();
    const navigate = useNavigate();
    at = { path: pathname, state: state as NavigationState | null };
    goBack = () => void navigate(-1);
    return (
      <FocusHistoryEntry key={key} entry={key}>
        <Routes>
          <Route path="/search" element={<Search />} />
          <Route path="*" element={<View focusable testId="elsewhere" w={10} h={10} />} />
        </Routes>
      </FocusHistoryEntry>
    );
  }

  const queryClient = createQueryClient();
  const row = { type: 'carousel', uuid: 'row', body: { assets: onHome } };
  const home = parsePageChunk({ uuid: 'home', components: { data: [row] } }, () => {});
  if (onHome.length > 0) queryClient.setQueryData(queries.components(api, 'home', 0).queryKey, home);
  const root = createTestRoot();
  await root.render(
    <QueryClientProvider client={queryClient}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={texts}>
            <MemoryRouter
              initialEntries={['/before', { pathname: '/search', state: { origin: true } }]}
              initialIndex={1}
            >
              <Screens />
            </MemoryRouter>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  const settle = () => root.act(() => new Promise((done) => setTimeout(done, 25)));
  const to = (path: string) => sent.filter(({ url }) => url.pathname.startsWith(path));
  await settle();
  await root.wait(500);
  return {
    root,
    report,
    stores,
    settle,
    sent: () => sent,
    searches: () => to('/search/search').map(({ body }) => body as SearchBody),
    titles: () => to('/asset').map(({ url }) => url.pathname.split('/').at(-1)!),
    route: () => at,
    back: () => root.act(() => goBack()),
    focused: () => root.scene.focus.current!.props.label ?? '',
    words: () => JSON.stringify(root.tree()),
    async until(holds) {
      for (let tries = 0; !holds(); tries += 1) {
        if (tries === MOST_TRIES)
          throw new Error(`Not within ${MOST_TRIES} looks: ${JSON.stringify(root.tree())}`);
        await root.act(() => new Promise((done) => setTimeout(done, 5)));
      }
    },
  };
}
