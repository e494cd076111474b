/**
 * The asset screen for tests: the real screen, stores and API client over fake service functions, in a renderer
 * without a GPU.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { Mock } from 'vitest';
import { createTestRoot } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { createApi, createQueryClient } from '../../../api';
import { fakeFetch, fakeSession, json } from '../../../api/testing/fakeService';
import type { Answer, SentRequest } from '../../../api/testing/fakeService';
import { defaultPaths, parseProfile } from '../../../contract';
import { createTexts, TextsContext } from '../../../i18n';
import { createStores, StoresContext } from '../../../session';
import type { NavigationState } from '../../../shell/navigation';
import { RetryOffers } from '../../../shell/RetryOffer';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import { View } from '../../../../renderer';
import { NowProvider } from '../../../ui/NowContext';
import AssetDetail from '../AssetDetail';

const MOST_TRIES = 200;
/** The entrance transition of a screen takes this long [PAGE-12]. */
const ENTRANCE_MS = 500;
export const NOW = Date.UTC(2026, 10, 21, 12);

export interface AssetScreenOptions {
  id?: string;
  state?: NavigationState | null;
  /** Opens as a signed-in viewer with a profile; else as a guest. */
  signedIn?: boolean;
  /** The maturity limit of the profile, years of age. Default: none. */
  maturityRating?: number;
  /** Answers by path below the service's address; any other path gets a 404. */
  answers: Readonly<Record<string, unknown>>;
}

export interface AssetScreen {
  readonly root: TestRoot;
  readonly sent: readonly SentRequest[];
  /** Receives what was reported to the log. */
  readonly report: Mock;
  /** Waits until `holds` returns true, rendering what the service answers meanwhile. */
  until(holds: () => boolean): Promise<void>;
  /** Current path and navigation state. */
  route(): { path: string; state: NavigationState | null };
  /** Navigates to a path. */
  go(path: string): Promise<void>;
  /** Every text and label in the scene, in tree order. */
  names(): string[];
}

interface Named {
  name: string;
  onScreen: boolean;
  children: readonly Named[];
}

const namesOf = (node: Named): string[] => [
  ...(node.onScreen && node.name !== '' ? [node.name] : []),
  ...node.children.flatMap(namesOf),
];

/** Opens /asset/{id} and waits until the answers have been rendered. */
export async function openAsset(options: AssetScreenOptions): Promise<AssetScreen> {
  const { id = 'a1', state = null, signedIn = false, maturityRating, answers } = options;
  const answer: Answer = ({ url }) => {
    const found = answers[url.pathname];
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
  const profile = signedIn ? parseProfile({ uuid: 'p1', name: 'P', maturityRating }, () => {}) : null;
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile });
  stores.identity.setState({ session: signedIn ? 'signedIn' : 'anonymous', uid: 'u' });
  const queryClient = createQueryClient();
  const profileId = (): string | null => profile?.uuid ?? null;
  const report = vi.fn();
  const root = createTestRoot();
  onTestFinished(() => root.unmount());
  const opened = root.clock.now();
  const now = (): number => NOW + root.clock.now() - opened;
  const services = fakeServices({
    analytics: { track: () => {} },
    api,
    session: { profileId },
    config: { apiUrl },
    report,
    now,
  });
  let at: { path: string; state: NavigationState | null } = { path: '', state: null };

  let navigate: NavigateFunction;

  function Reporter() {
    const { pathname, state: given } = useLocation();
    navigate = useNavigate();
    at = { path: pathname, state: given as NavigationState | null };
    return null;
  }

  await root.render(
    <QueryClientProvider client={queryClient}>
      <StoresContext.Provider value={stores}>
        <ServicesContext.Provider value={services}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <NowProvider now={now} watchVisibility={() => () => {}}>
              <MemoryRouter
                initialEntries={['/before', { pathname: `/asset/${id}`, state }]}
                initialIndex={1}
              >
                <Reporter />
                <RetryOffers>
                  <Routes>
                    <Route path="/asset/:id" element={<AssetDetail />} />
                    <Route path="*" element={<View focusable testId="elsewhere" />} />
                  </Routes>
                </RetryOffers>
              </MemoryRouter>
            </NowProvider>
          </TextsContext.Provider>
        </ServicesContext.Provider>
      </StoresContext.Provider>
    </QueryClientProvider>,
  );
  const until = async (holds: () => boolean): Promise<void> => {
    // Answers arrive through real promises, and effects run at the end of an act: check again after each.
    for (let tries = 0; !holds(); tries += 1) {
      if (tries === MOST_TRIES) throw new Error(`Not within ${MOST_TRIES} looks, at ${at.path}`);
      await root.act(() => new Promise((done) => setTimeout(done, 5)));
    }
  };
  await until(() => root.query('asset-skeleton') === null);
  await root.wait(ENTRANCE_MS);
  const go = (path: string): Promise<void> => root.act(() => void navigate(path));
  return { root, sent, report, until, go, route: () => at, names: () => namesOf(root.tree() as Named) };
}
