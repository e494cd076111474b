/**
 * The steps before the first screen, in order: configuration, identity, settings. A step that fails says why, and the
 * shell shows it; nothing is rendered here.
 */
import type { QueryClient } from '@tanstack/react-query';
import type { HostPage, Platform } from '../../platforms';
import { createApi, createFavoriteState, createQueryClient, decideFailure } from '../api';
import type { Api, FailureDecision } from '../api';
import { loadConfig, resolveConfig, VERSION } from '../config';
import type { DomLayer } from '../dom';
import type { Activity } from '../domain/activity';
import { createDecoder } from '../domain/decoder';
import { uuidFrom } from '../domain/uuid';
import { createTexts } from '../i18n';
import type { Texts } from '../i18n';
import {
  bootstrapAtLaunch,
  createSession,
  createStorage,
  createStores,
  followPlatform,
  loadIdentity,
  loadLanguages,
  preloadIdentity,
} from '../session';
import type { SessionBootstrap, Stores } from '../session';
import { createAnalytics, createReporter, printEvent, printReport } from '../telemetry';
import type { LogRing } from '../telemetry';
import type { Services } from '../shell/services';

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
  platform: Platform;
  ring: LogRing;
  now: () => number;
  hostPage: HostPage;
  dom: DomLayer;
  blockKeys: (ms: number) => void;
  /** Registry of requests and long parses. */
  activity: Activity;
}

const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(16));

/** @throws ConfigError when the deployment's configuration is invalid */
export async function boot({
  platform,
  ring,
  now,
  hostPage,
  dom,
  blockKeys,
  activity,
}: BootOptions): Promise<Booted> {
  const [sent] = await Promise.all([loadConfig('/config.json'), preloadIdentity()]);
  const config = resolveConfig(sent, hostPage.origin);
  const storage = createStorage(hostPage.storage);
  const hiddenAt = storage.hiddenAt();
  storage.keepHiddenAt(null);
  const deviceId = storage.deviceId(await platform.deviceId(), randomBytes);
  const stores = createStores({
    platform: platform.id,
    deviceId,
    version: VERSION,
    profile: storage.profile(),
  });
  const report = createReporter({
    version: VERSION,
    platform: platform.id,
    ring,
    send: printReport,
    random: Math.random,
    newId: () => uuidFrom(randomBytes()),
  });
  const queryClient = createQueryClient();
  const identity = await loadIdentity(config.identity);
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
    fetch: registeredFetch(activity),
    activity,
    outage: {
      isOffline: () => stores.network.getState().isOffline,
      onOffline: (run) =>
        stores.network.subscribe((state, before) => {
          if (state.isOffline && !before.isOffline) run();
        }),
    },
  });
  const texts = createTexts((language) => api.translations(language));
  const analytics = createAnalytics(
    () => ({
      version: VERSION,
      platform: platform.id,
      deviceId,
      profileId: session.profileId() ?? 'anonymous',
    }),
    printEvent,
    (error) => void report(error, 'warning'),
  );
  session.start();
  followPlatform(platform, stores);
  const bootstrap: SessionBootstrap = {
    api,
    session,
    stores,
    texts,
    report,
    setTimeout: (task, ms) => setTimeout(task, ms),
  };
  const languages = loadLanguages(bootstrap);
  const failure = await loadSettings(api, stores, report);
  await session.ready();
  if (failure === null) await bootstrapAtLaunch(bootstrap, languages);
  return {
    services: {
      api,
      config,
      session,
      storage,
      platform,
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
    hiddenSeconds: hiddenAt === null ? null : (now() - hiddenAt) / 1000,
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

function registeredFetch(activity: Activity): typeof fetch {
  return async (input, init) => {
    const end = activity.begin('request');
    try {
      return await fetch(input, init);
    } finally {
      end();
    }
  };
}
