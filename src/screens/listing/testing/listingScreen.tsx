/**
 * The listing screen for tests: the real screen, stores and API client over fake service functions, in a renderer
 * without a GPU.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { FocusHistoryEntry, View } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { createApi, createQueryClient } from '../../../api';
import { fakeFetch, fakeSession, json } from '../../../api/testing/fakeService';
import type { SentRequest } from '../../../api/testing/fakeService';
import { defaultPaths } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { useHistoryEntryKey } from '../../../shell/navigation';
import type { NavigationState } from '../../../shell/navigation';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import Listing from '../Listing';

const MOST_TRIES = 100;
/** The entrance transition of a screen takes this long [PAGE-12]. */
const ENTRANCE_MS = 500;

export const title = (id: string) => ({ id, type: 'movie', title: `Title ${id}`, watchable: 'yes' });
export const titles = (count: number, prefix = 'c') =>
  Array.from({ length: count }, (_, index) => title(`${prefix}${index}`));

type Reply = (request: SentRequest) => unknown;

/** The service's answers by path: a Response is sent as it is, anything else as JSON. */
const SERVICE: Readonly<Record<string, Reply>> = {
  '/collection/films': () => ({
    uuid: 'films',
    title: 'All films',
    assets: [...titles(14), ...titles(100, 's')],
  }),
  '/collection/empty': () => ({ uuid: 'empty', title: 'Nothing here yet', assets: [] }),
  '/search/search': ({ body }) => {
    const { limit, offset, genre } = body as { limit: number; offset: number; genre?: string };
    const hits = genre === 'nothing' ? [] : titles(100, 's').map(({ id }) => id);
    return { hits: hits.slice(offset, offset + limit), total: hits.length };
  },
  '/genre': () => [
    { id: 'crime', name: 'Crime' },
    { id: 'drama', name: 'Drama' },
  ],
  '/mood': () => [
    { id: 'dark', name: 'Dark' },
    { id: 'cosy', name: 'Cosy' },
  ],
  '/content-languages': () => ({ audioLanguages: ['pa', 'en'], subtitlesLanguages: ['hi'] }),
};

export interface ListingOptions {
  /** Default: /list/films. */
  path?: string;
  state?: NavigationState | null;
  /** Answers that replace those of `SERVICE`. */
  answers?: Readonly<Record<string, Reply>>;
}

export interface ListingScreen {
  readonly root: TestRoot;
  readonly report: ReturnType<typeof vi.fn>;
  /** Refetches every query, as when its data has become stale. */
  refresh(): Promise<void>;
  /** Bodies of the search requests so far. */
  searches(): unknown[];
  /** Number of requests to that path. */
  asked(path: string): number;
  /** Sets the answer of a path from now on. */
  answer(path: string, reply: Reply): void;
  /** Waits until `holds` returns true, rendering what the service answers meanwhile. */
  until(holds: () => boolean): Promise<void>;
  /** Presses OK on the focused node. */
  ok(): Promise<void>;
  /** Clicks a node. */
  click(testId: string): Promise<void>;
  route(): { path: string; search: string; state: NavigationState | null };
  /** The accessible name of a node. */
  nameOf(testId: string): string;
}

/** Opens a listing and waits until its first answer has been rendered. */
export async function openListing(options: ListingOptions = {}): Promise<ListingScreen> {
  const { path = '/list/films', state = null } = options;
  const replies: Record<string, Reply> = { ...SERVICE, ...options.answers };
  const { fetch, sent } = fakeFetch(async (request) => {
    const { pathname } = request.url;
    const known = /^\/asset\/v2\/(.+)$/.exec(pathname);
    const reply = replies[pathname] ?? (known === null ? undefined : () => title(known[1]!));
    const found = await reply?.(request);
    if (found === undefined) return json({ code: 'not_found' }, 404);
    return found instanceof Response ? found : json(found);
  });
  const apiUrl = 'https://api.example.com';
  const api = createApi({
    config: { apiUrl, staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession(),
    onProblem: () => {},
    fetch,
  });
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null });
  stores.identity.setState({ session: 'anonymous', uid: 'u' });
  const report = vi.fn();
  const client = createQueryClient();
  const services = fakeServices({
    analytics: { track: () => {} },
    api,
    config: { apiUrl },
    report,
  });
  let at = { path: '', search: '', state: null as NavigationState | null };

  function RestoredFocus({ children }: { children: ReactNode }) {
    const { pathname, search, state: given } = useLocation();
    at = { path: pathname, search, state: given as NavigationState | null };
    const key = useHistoryEntryKey();
    return (
      <FocusHistoryEntry key={key} entry={key}>
        {children}
      </FocusHistoryEntry>
    );
  }

  const root = createTestRoot();
  const [pathname = '', query = ''] = path.split('?', 2);
  const search = query === '' ? '' : `?${query}`;
  await root.render(
    <QueryClientProvider client={client}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={['/before', { pathname, search, state }]} initialIndex={1}>
              <RestoredFocus>
                <Routes>
                  <Route path="/list/:id" element={<Listing />} />
                  <Route path="*" element={<View focusable testId="elsewhere" />} />
                </Routes>
              </RestoredFocus>
            </MemoryRouter>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  const until = async (holds: () => boolean): Promise<void> => {
    // Answers arrive through real promises, and effects run at the end of an act: check again after each.
    for (let tries = 0; !holds(); tries += 1) {
      if (tries === MOST_TRIES)
        throw new Error(`Not within ${MOST_TRIES} looks, at ${at.path}: ${JSON.stringify(root.tree())}`);
      await root.act(() => new Promise((done) => setTimeout(done, 5)));
    }
  };
  await until(() => sent.length > 0);
  await root.wait(ENTRANCE_MS);
  return {
    root,
    report,
    refresh: () => root.act(() => client.invalidateQueries()),
    searches: () => sent.filter(({ url }) => url.pathname === '/search/search').map(({ body }) => body),
    asked: (askedPath) => sent.filter(({ url }) => url.pathname === askedPath).length,
    answer: (askedPath, reply) => void (replies[askedPath] = reply),
    until,
    ok: () => root.act(() => root.scene.focus.current?.props.onPress?.()),
    click: (testId) => root.act(() => root.find(testId).props.onPress?.()),
    route: () => at,
    nameOf: (testId) => nameIn(root.tree() as Named, testId),
  };
}

interface Named {
  id?: string;
  name: string;
  children: readonly Named[];
}

function nameIn(root: Named, testId: string): string {
  const look = (node: Named): string | null => {
    if (node.id === testId) return node.name;
    for (const child of node.children) {
      const found = look(child);
      if (found !== null) return found;
    }
    return null;
  };
  return look(root) ?? '';
}
