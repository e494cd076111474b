/**
 * The steps before the first screen, in order: configuration, identity, settings. A step that fails says why, and the
 * shell shows it; nothing is rendered here.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { HostPage, Platform } from '../../platforms';
import {
  createApi,
  createFavoriteState,
  createQueryClient,
  decideFailure,
  queries,
  timeQueriesBy,
} from '../api';
import type { Api, FailureDecision } from '../api';
import { VERSION } from '../config';
import type { Config } from '../config';
import type { DomLayer } from '../dom';
import type { Clock } from '../domain/clock';
import type { Activity } from '../domain/activity';
import { createDecoder } from '../domain/decoder';
import { uuidFrom } from '../domain/uuid';
import type { Texts } from '../i18n';
import { bootstrapAtLaunch, createSession, createStores, followPlatform, loadLanguages } from '../session';
import type { AppStorage, SessionBootstrap, Stores } from '../session';
import { createAnalytics, createDelivery, createReporter, printEvent, printReport } from '../telemetry';
import type { Delivery, LogRing } from '../telemetry';
import type { Services } from '../shell/services';
import { prefetchFirstScreen } from './prefetchFirstScreen';
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
  ring: LogRing;
  now: () => number;
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
const newId = (): string => uuidFrom(randomBytes());

/** @throws ConfigError when the deployment's configuration is invalid */
export async function boot({
  loading,
  platform,
  ring,
  now,
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
  const delivery = deliveryTo(config, { platform, ring, now, clock });
  const report = createReporter({
    version: VERSION,
    platform: platform.id,
    ring,
    sampling: config.telemetry.sampling,
    send: (one) => {
      if (__ENVIRONMENT__ !== 'production') printReport(one);
      delivery.add('reports', one);
    },
    random: Math.random,
    newId,
  });
  timeQueriesBy(clock);
  const queryClient = createQueryClient();
  const identity = await loading.identity;
  const session = createSession({
    identity,
    stores,
    storage,
    onDataCleared: () => queryClient.clear(),
    onProblem: (error) => void report(error, 'error'),
  });
  const api = createApi({
    config,
    version: VERSION,
    session,
    onProblem: (problem) => void report(new Error(`${problem.where}: ${problem.what}`), 'warning'),
    activity,
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
  followPlatform(platform, stores);
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
      deviceClass: platform.deviceClass(config.deviceClasses),
      textures,
      report,
      analytics,
      declareOffline: (isOffline) => stores.network.setState({ isOffline }),
      now,
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

/** The way of events and reports to the addresses of the configuration, loaded with the first of them. */
function deliveryTo(
  { telemetry: { eventsUrl, reportsUrl } }: Config,
  { platform, ring, now, clock }: Pick<BootOptions, 'platform' | 'ring' | 'now' | 'clock'>,
): Delivery {
  const urls = { events: eventsUrl, reports: reportsUrl };
  return createDelivery({
    kinds: (['events', 'reports'] as const).filter((kind) => urls[kind] !== undefined),
    now,
    open: async () => {
      const { openDelivery } = await import('../telemetry/openDelivery');
      return openDelivery({ urls, platform, ring, now, clock, random: Math.random, newId });
    },
    onProblem: (error) => ring.add('warn', ['Events and reports wait', error]),
  });
}
