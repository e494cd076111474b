/**
 * A page screen for tests: the real screen, stores and API client over fake service functions, in a renderer without
 * a GPU.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { FocusHistoryEntry, View } from '../../../../renderer';
import type { SceneNode } from '../../../../renderer';
import { createTestRoot } from '../../../../renderer/testing';
import { createApi, createQueryClient } from '../../../api';
import type { Api } from '../../../api';
import { fakeFetch, fakeSession, json } from '../../../api/testing/fakeService';
import type { Answer } from '../../../api/testing/fakeService';
import { defaultPaths, parseProfile } from '../../../contract';
import type { PreferenceChanges } from '../../../domain/preferences';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import { useNavigation } from '../../../shell/navigation';
import type { Navigation, NavigationState } from '../../../shell/navigation';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import type { AnalyticsEvent } from '../../../telemetry';
import { Page } from '../Page';

const MOST_TRIES = 200;

export interface PageScreenOptions {
  /** Opens as a signed-in viewer with a profile; else as a guest. */
  signedIn?: boolean;
  /** The trailer setting of the profile. */
  playTrailer?: boolean;
  /** What the viewer changed in the settings. */
  preferences?: PreferenceChanges;
  /** Further fields of the profile. */
  profile?: object;
  /** Further fields of the deployment's configuration. */
  config?: object;
  /** The device requests reduced motion. */
  reducedMotion?: boolean;
  /** Whether images are being loaded. */
  imagesLoading?: () => boolean;
  /** What is asked for before the page is rendered, and awaited before it is. */
  ahead?: (client: QueryClient, api: Api) => void | Promise<void>;
  /** Answers by path below the service's address, or functions that make them; any other path gets a 404. */
  answers: Readonly<Record<string, unknown>>;
}

/** A page with these components, all in its first chunk. */
export const pageOf = (...data: object[]): object => ({
  uuid: 'home',
  title: 'Home',
  components: { data, count: data.length },
});

/** A row of assets. */
export const rowOf = (uuid: string, assets: readonly object[], type = 'carousel'): object => ({
  type,
  uuid,
  title: uuid,
  body: { assets },
});

const all = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(all)];

/** Opens /home. */
export async function openPage({
  signedIn = true,
  playTrailer = true,
  preferences = {},
  profile: fields,
  config,
  reducedMotion = false,
  imagesLoading,
  ahead,
  answers,
}: PageScreenOptions) {
  const answer: Answer = async (request, index) => {
    const found = answers[request.url.pathname];
    if (typeof found === 'function') return (found as Answer)(request, index);
    return found === undefined ? json({ code: 'not_found' }, 404) : json(found);
  };
  const { fetch, sent } = fakeFetch(answer);
  const apiUrl = 'https://api.example.com';
  const api = createApi({
    config: { apiUrl, staticUrl: '', legalUrl: '', paths: defaultPaths },
    version: 'v',
    session: fakeSession(),
    onProblem: () => {},
    fetch,
  });
  const profile = signedIn
    ? parseProfile({ uuid: 'p1', name: 'P', playbackSettings: { playTrailer }, ...fields }, () => {})
    : null;
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile });
  stores.identity.setState({ session: signedIn ? 'signedIn' : 'anonymous', uid: 'u' });
  stores.viewing.setState({ preferences });
  const queryClient = createQueryClient();
  const report = vi.fn();
  const blockKeys = vi.fn();
  const events: AnalyticsEvent[] = [];
  const visibilityListeners = new Set<(visible: boolean) => void>();
  const services = fakeServices({
    api,
    session: { bearer: async () => null },
    videoParent: {},
    config: { apiUrl, ...config },
    report,
    blockKeys,
    analytics: { track: (event: AnalyticsEvent) => void events.push(event) },
    platform: {
      screen: () => ({ width: 1920, height: 1080 }),
      watchVisibility(listener: (visible: boolean) => void) {
        visibilityListeners.add(listener);
        listener(true);
        return () => visibilityListeners.delete(listener);
      },
    },
  });

  let at: { path: string; state: NavigationState | null } = { path: '', state: null };
  let navigation: Navigation | null = null;
  function Reporter() {
    const { pathname, state } = useLocation();
    const moves = useNavigation();
    at = { path: pathname, state: state as NavigationState | null };
    navigation = moves;
    return null;
  }
  function RoutedScreens() {
    const { key } = useLocation();
    return (
      <FocusHistoryEntry key={key} entry={key}>
        <Routes>
          <Route path="/asset/:id/watch" element={<View focusable testId="elsewhere" />} />
          <Route path="/asset/:id" element={<View focusable testId="elsewhere" />} />
          <Route path="/page_not_exists" element={<View focusable testId="elsewhere" />} />
          <Route path="/:pageId" element={<Page />} />
        </Routes>
      </FocusHistoryEntry>
    );
  }

  await ahead?.(queryClient, api);
  const root = createTestRoot(imagesLoading && { imagesLoading });
  root.scene.defaults.reducedMotion = reducedMotion;
  await root.render(
    <QueryClientProvider client={queryClient}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <MemoryRouter initialEntries={['/home']}>
              <Reporter />
              <RoutedScreens />
            </MemoryRouter>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  /** Waits until `holds` returns true, rendering what the service answers meanwhile. */
  const until = async (holds: () => boolean): Promise<void> => {
    for (let tries = 0; !holds(); tries += 1) {
      if (tries === MOST_TRIES) throw new Error(`Not within ${MOST_TRIES} looks, at ${at.path}`);
      await root.act(() => new Promise((done) => setTimeout(done, 5)));
    }
  };
  return {
    root,
    stores,
    api,
    queryClient,
    sent,
    report,
    blockKeys,
    events,
    until,
    setVisible: (visible: boolean) => root.act(() => visibilityListeners.forEach((tell) => tell(visible))),
    place: () => at,
    navigate: (move: (way: Navigation) => void) => root.act(() => move(navigation!)),
    /** Paths requested so far. */
    asked: () => sent.map(({ url }) => url.pathname),
    nodes: () => all(root.tree()),
    /** Labels of a row's cards, from the left. */
    cards: (row: string) =>
      all(root.tree())
        .filter(({ id }) => id === `row-${row}`)
        .flatMap(all)
        .filter(({ role }) => role === 'listitem')
        .toSorted((a, b) => a.rect.x - b.rect.x)
        .map(({ name }) => name),
    /** Headings of the rows, from the top. */
    headings: () =>
      all(root.tree())
        .filter(({ role }) => role === 'heading')
        .toSorted((a, b) => a.rect.y - b.rect.y)
        .map(({ name, rect }) => [name, rect.y] as const),
  };
}
