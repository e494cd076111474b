/**
 * The steps before the first screen, in order: configuration, identity, settings. A step that fails says why, and the
 * shell shows it; nothing is rendered here.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { HostPage, Platform } from '../../platforms';
import {
  boundAnswers,
  createApi,
  createFavoriteState,
  createQueryClient,
  decideFailure,
  queries,
  timeQueriesBy,
} from '../api';
import type { Api, FailureDecision } from '../api';
import { VERSION } from '../config';
import { routes } from '../contract';
import type { DomLayer } from '../dom';
import type { Clock } from '../domain/clock';
import type { Activity } from '../domain/activity';
import { createDecoder } from '../domain/decoder';
import { createServiceClock } from '../domain/serviceClock';
import type { Texts } from '../i18n';
import {
  answeredNetwork,
  bootstrapAtLaunch,
  createSession,
  createStores,
  followPlatform,
  loadLanguages,
  networkOf,
} from '../session';
import type { AppStorage, SessionBootstrap, Stores } from '../session';
import { createAnalytics, printEvent } from '../telemetry';
import type { Services } from '../shell/services';
import { prefetchFirstScreen } from './prefetchFirstScreen';
import type { Reporting } from './reporting';
import type { Loading } from './startLoading';

export interface Booted {
  readonly services: Services;
  readonly stores: Stores;
  readonly texts: Texts;
  readonly queryClient: QueryClient;
  /** The failure of the settings; null when they were loaded. */
  readonly failure: FailureDecision | null;
  /** Seconds since the app was hidden before this launch; null when it was not. */
  readonly hiddenSeconds: number | null;
}

export interface BootOptions {
  /** `startLoading`, called earlier. */
  loading: Loading;
  platform: Platform;
  reporting: Reporting;
  /** The device's clock, ms since 1970. */
  now: () => number;
  /** Milliseconds that nobody sets. */
  monotonic: () => number;
  hostPage: HostPage;
  storage: AppStorage;
  dom: DomLayer;
  /** English alone so far: what the splash is written in. */
  texts: Texts;
  blockKeys: (ms: number) => void;
  /** Of all that waits: it stands still while the app is hidden for long. */
  clock: Clock;
  /** Registry of requests and long parses. */
  activity: Activity;
  /** Bytes that textures take now, and may take. */
  textures: Services['textures'];
  /** Where the launch leads as it is known now, without its platform. */
  launchPath: () => string;
}

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

/** @throws ConfigError when the deployment's configuration is invalid */
export async function boot({
  loading,
  platform,
  reporting,
  now,
  monotonic,
  hostPage,
  storage,
  dom,
  texts,
  blockKeys,
  clock,
  activity,
  textures,
  launchPath,
}: BootOptions): Promise<Booted> {
  const config = await loading.config;
  const hiddenAt = storage.hiddenAt();
  const hiddenSeconds = hiddenAt === null ? null : (now() - hiddenAt) / 1000;
  storage.keepHiddenAt(null);
  // A set may take a second to tell its id: it is asked once.
  const deviceId = storage.keptDeviceId() ?? storage.deviceId(await platform.deviceId(), randomBytes);
  const stores = createStores({
    platform: platform.id,
    deviceId,
    version: VERSION,
    profile: storage.profile(),
  });
  const { facts, watchVisibility } = platform;
  const delivery = reporting.open(config, {
    platform: { deviceClass: platform.deviceClass, facts, watchVisibility, watchNetwork: networkOf(stores) },
    clock,
  });
  const { report } = reporting;
  timeQueriesBy(clock);
  const queryClient = createQueryClient();
  const deviceClass = platform.deviceClass(config.deviceClasses);
  boundAnswers(queryClient, deviceClass.capabilities.answerBudget, clock);
  const serviceClock = createServiceClock(monotonic, now);
  const identity = await loading.identity;
  const session = createSession({
    identity,
    stores,
    storage,
    tokenClock: { monotonic, serviceTime: serviceClock.known },
    onDataCleared: () => queryClient.clear(),
    onProblem: (error) => void report(error, 'error'),
  });
  const api = createApi({
    config,
    version: VERSION,
    session,
    onProblem: ({ where, what, example }) =>
      void report(new Error(`${where}: ${what}`), 'warning', { details: { example } }),
    activity,
    serviceClock,
    monotonic,
    clock,
    outage: {
      isOffline: () => stores.network.getState().isOffline,
      onOffline: (run) =>
        stores.network.subscribe((state, before) => {
          if (state.isOffline && !before.isOffline) run();
        }),
    },
  });
  texts.loadFrom((language) => api.translations(language));
  const analytics = createAnalytics(
    () => ({
      version: VERSION,
      platform: platform.id,
      deviceId,
      profileId: session.profileId() ?? 'anonymous',
    }),
    (event) => {
      if (__ENVIRONMENT__ !== 'production') printEvent(event);
      delivery.add('events', event);
    },
    (error) => void report(error, 'warning'),
  );
  stores.identity.subscribe(({ uid }, before) => {
    if (before.uid !== null && uid !== before.uid) delivery.endSession();
  });
  session.start();
  const { watchNetwork: watch, watchVoiceGuide, watchCaptions } = platform;
  // Any answer will do; without headers of ours no preflight is asked first.
  const askAnything = (): Promise<Response> => fetch(config.apiUrl + routes.settings, { cache: 'no-store' });
  const watchNetwork = answeredNetwork({ watch, ask: askAnything, clock, random: Math.random });
  followPlatform({ watchNetwork, watchVoiceGuide, watchCaptions }, stores);
  const bootstrap: SessionBootstrap = {
    api,
    session,
    stores,
    texts,
    report,
    setTimeout: (task, ms) => clock.setTimeout(task, ms),
  };
  const languages = loadLanguages(bootstrap);
  const failure = await loadSettings(api, stores, report);
  await session.ready();
  if (failure === null) {
    const ask = (): void =>
      prefetchFirstScreen({ api, session, stores, queryClient, hiddenSeconds }, launchPath());
    // The page beside the menu: that may lead elsewhere, but hardly does. Without a profile the page's language is still to come.
    if (session.profileId() !== null) ask();
    const premiumKnown = loadPremium(api, queryClient, stores);
    await Promise.all([bootstrapAtLaunch(bootstrap, languages), premiumKnown]);
    ask();
  }
  return {
    services: {
      api,
      config,
      session,
      storage,
      platform,
      deviceClass,
      textures,
      report,
      analytics,
      declareOffline: (isOffline) => stores.network.setState({ isOffline }),
      now: serviceClock.now,
      deviceNow: now,
      monotonic,
      videoParent: hostPage.stage,
      decoder: createDecoder(),
      favoriteState: createFavoriteState(),
      dom,
      blockKeys,
    },
    stores,
    texts,
    queryClient,
    failure,
    hiddenSeconds,
  };
}

/** Settings are needed by the first screen; the failure table decides what their failure leads to. */
async function loadSettings(
  api: Api,
  stores: Stores,
  report: Services['report'],
): Promise<FailureDecision | null> {
  try {
    stores.settings.setState({ settings: await api.settings() });
    return null;
  } catch (error) {
    const decision = decideFailure('settings', error);
    if (decision.severity !== null) report(error, decision.severity, { code: decision.code });
    return decision;
  }
}

/** Where the premium variant of the routes is on, who is premium decides on the first screen [ROUTE-26]. Never throws. */
async function loadPremium(api: Api, queryClient: QueryClient, stores: Stores): Promise<void> {
  const variant = stores.settings.getState().settings?.premiumRoutesEnabled === true;
  if (variant && stores.identity.getState().session === 'signedIn')
    await queryClient.prefetchQuery(queries.userSettings(api));
}
