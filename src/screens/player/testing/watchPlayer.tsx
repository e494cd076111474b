/** The player screen with everything around it, for its tests. Mock the engine as `fakeLoadEngine.ts` says. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import type { SceneNode } from '../../../../renderer';
import { createTestRoot, settlePromises } from '../../../../renderer/testing';
import type { TestRoot } from '../../../../renderer/testing';
import { ApiError, createQueryClient, queries } from '../../../api';
import { queryKeys } from '../../../api/queries';
import type { PlaybackAnswer } from '../../../api';
import type { EngineeringConfig } from '../../../config';
import { parseUser, parseUserSettings } from '../../../contract';
import type { PlaybackSettings, ProgressBody } from '../../../contract';
import type { PreferenceChanges } from '../../../domain/preferences';
import { createTexts, TextsContext } from '../../../i18n';
import { anAsset, aPlayback } from '../../../player/testing/fakeAssets';
import type { FakeEngine } from '../../../player/testing/fakeEngine';
import { createStores, StoresContext } from '../../../session';
import { ServicesContext } from '../../../shell/services';
import { fakeServices } from '../../../shell/testing/fakeServices';
import type { AnalyticsEvent } from '../../../telemetry';
import Player from '../Player';
import { clearEngineRoom, engineRoom } from './fakeLoadEngine';

let mounted: TestRoot | null = null;

/** Leaves the player of the last `watch`, and forgets its engines. For `afterEach`. */
export async function unmountPlayer(): Promise<void> {
  await mounted?.unmount();
  mounted = null;
  clearEngineRoom();
}

/** React commits after the time has passed; the fade begins only then. */
export const FADED = 300;

export interface WatchOptions {
  path?: string;
  state?: object;
  /** Fields of every title but those of `titles`, which are by id. */
  asset?: Record<string, unknown>;
  titles?: Readonly<Record<string, Record<string, unknown>>>;
  /** The viewer's playback settings; null when their call fails. */
  settings?: Partial<PlaybackSettings> | null;
  /** What the viewer changed in the application's settings. */
  preferences?: PreferenceChanges;
  /** Titles of a row that is loaded already: their fields. */
  listed?: readonly Record<string, unknown>[];
  /** Ids of the titles that are like any other. */
  similar?: readonly string[];
  session?: 'signedOut' | 'anonymous' | 'signedIn';
  resumeAt?: number;
  /** The asset call's answer in the place of `asset`. */
  answer?: () => Promise<never>;
  /** Changes of an episode's show. */
  show?: Record<string, unknown>;
  /** Of the profile, two letters. */
  language?: string;
  /** Names of the plan's qualities. */
  quality?: readonly string[];
  /** Lines of the set. Default: 1080. */
  lines?: number;
  /** The set asks for captions. */
  captions?: boolean;
  /** Changes of the playback answer's first item. */
  item?: Record<string, unknown>;
  /** The playback call's answer in the place of `item`. */
  playback?: () => Promise<PlaybackAnswer>;
  /** The answer to a save of progress in the place of the saved bookmark. */
  onSave?: () => Promise<never>;
  /** The deployment's keys for engineers. */
  engineering?: EngineeringConfig;
}

const notFound = (call: 'nextEpisode' | 'userSettings') =>
  new ApiError({ call, kind: 'status', status: 404, service: null });

/** The application's visibility, which the test changes by `tell`. */
function fakeVisibility() {
  const listeners = new Set<(visible: boolean) => void>();
  let now = true;
  return {
    watch: (listener: (visible: boolean) => void) => {
      listener(now);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (visible: boolean) => {
      now = visible;
      for (const listener of listeners) listener(visible);
    },
  };
}

/** The player screen on a fake engine and fake calls, playing what `options` say. `unmountPlayer` ends it. */
export async function watch(options: WatchOptions = {}) {
  const { path = '/asset/film/watch', state = null, session = 'signedIn', language = 'en' } = options;
  const { lines = 1080, captions = false } = options;
  const seen = {
    path: '',
    state: null as unknown,
    reports: [] as unknown[],
    awake: [] as boolean[],
    saved: [] as ProgressBody[],
    tracked: [] as AnalyticsEvent[],
    asked: 0,
    /** Ids of the titles of which similar ones were asked for. */
    similarTo: [] as string[],
  };
  const title = (id: string) => anAsset({ id, duration: 120, ...(options.titles?.[id] ?? options.asset) });
  const stage = new EventTarget();
  const visibility = fakeVisibility();
  const stores = createStores({ platform: 'browser', deviceId: 'd', version: 'v', profile: null });
  stores.identity.setState({ session, uid: 'u' });
  stores.settings.setState({ ccEnabled: captions });
  if (options.preferences) stores.viewing.setState({ preferences: options.preferences });
  const services = fakeServices({
    api: {
      asset: (id: string) => {
        seen.asked += 1;
        return options.answer?.() ?? Promise.resolve(title(id));
      },
      nextEpisode: () => Promise.reject(notFound('nextEpisode')),
      recommendations: (id: string) => {
        seen.similarTo.push(id);
        return Promise.resolve([{ type: 'more_like_this', assets: (options.similar ?? []).map(title) }]);
      },
      userSettings: () =>
        options.settings === null
          ? Promise.reject(notFound('userSettings'))
          : Promise.resolve(parseUserSettings({ playbackSettings: options.settings ?? {} }, () => {})),
      rootAsset: (id: string) =>
        Promise.resolve(anAsset({ id, type: 'show', title: 'The Show', ...options.show })),
      bookmarks: () => Promise.resolve([]),
      bookmark: (assetUuid: string) =>
        Promise.resolve({ assetUuid, currentSecond: options.resumeAt ?? 0, finished: false }),
      playback: ({ assetId }: { assetId: string }) => {
        const items = aPlayback({ url: `/media/${assetId}/manifest.mpd`, ...options.item });
        return options.playback?.() ?? Promise.resolve({ kind: 'items', items });
      },
      saveProgress: (body: ProgressBody) => {
        seen.saved.push(body);
        if (options.onSave) return options.onSave();
        return Promise.resolve({
          assetUuid: body.assetId,
          currentSecond: body.currentSecond,
          finished: false,
        });
      },
    },
    config: { apiUrl: 'http://service.test/api', engineering: options.engineering, telemetry: {} },
    session: {
      profileId: () => (session === 'signedIn' ? 'p1' : null),
      bearer: () => Promise.resolve('token'),
      language: () => language,
    },
    platform: {
      maxVideo: () => ({ width: (lines * 16) / 9, height: lines }),
      keepAwake: (on: boolean) => void seen.awake.push(on),
      watchVisibility: visibility.watch,
    },
    report(_error, severity, extras) {
      seen.reports.push([severity, extras?.code]);
      return '';
    },
    analytics: { track: (event: AnalyticsEvent) => void seen.tracked.push(event) },
    videoParent: stage,
  });
  const router: { go: ReturnType<typeof useNavigate> } = { go: () => {} };
  function Place() {
    const location = useLocation();
    router.go = useNavigate();
    seen.path = location.pathname;
    seen.state = location.state;
    return null;
  }
  const client = createQueryClient();
  // The application fetches it, not the player.
  const setPlan = (quality: readonly string[]): void => {
    const user = parseUser({ uid: 'u', plan: { quality, profileLimit: 1 } }, () => {});
    client.setQueryData(queries.user(services.api).queryKey, { ...user, country: 'IN' });
  };
  setPlan(options.quality ?? []);
  const row = { body: { assets: (options.listed ?? []).map((fields) => anAsset(fields)) } };
  client.setQueryData(queryKeys.components('home', 0), { components: { data: [row] } });
  const root = createTestRoot();
  mounted = root;
  await root.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/asset/film', { pathname: path, state }]} initialIndex={1}>
          <TextsContext.Provider value={createTexts(async () => ({}))}>
            <StoresContext.Provider value={stores}>
              <ServicesContext.Provider value={services}>
                <Place />
                <Routes>
                  <Route path="/asset/:id/watch/:type?" element={<Player />} />
                  <Route path="*" element={null} />
                </Routes>
              </ServicesContext.Provider>
            </StoresContext.Provider>
          </TextsContext.Provider>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  await root.act(settlePromises);
  // TanStack Query tells its observers in a timer of 0 ms, after which one that is set later runs.
  await root.act(() => new Promise((resolve) => setTimeout(resolve)));
  const engine = (): FakeEngine => engineRoom.made.at(-1)!;
  return { root, seen, stage, stores, engine, visibility, router, setPlan };
}

/** The node of that test id. */
export const find = (node: SceneNode, id: string): SceneNode | null =>
  node.id === id ? node : (node.children.map((child) => find(child, id)).find((found) => found) ?? null);
/** Its accessible name; undefined when it is not there. */
export const name = (root: TestRoot, id: string): string | undefined => find(root.tree(), id)?.name;
/** 'event second' of each save. */
export const savedEvents = (saved: readonly ProgressBody[]): string[] =>
  saved.map(({ event, currentSecond }) => `${event} ${currentSecond}`);
