/**
 * Error reports from the first line on: those of a start that fails before the deployment's configuration is known wait for it,
 * and what nothing else has caught is among them.
 */
import { engineOf } from '../../platforms';
import type { HostPage, Platform } from '../../platforms';
import { BUILD, VERSION } from '../config';
import type { Config } from '../config';
import type { Clock } from '../domain/clock';
import { uuidFrom } from '../domain/uuid';
import { createDelivery, createReporter, printReport } from '../telemetry';
import type { Delivery, LogRing, ReportContext, ReportError } from '../telemetry';

/** A new unique id. */
export const newId = (): string => uuidFrom(crypto.getRandomValues(new Uint8Array(16)));

/** Reports that wait for the configuration. */
const EARLY_REPORTS = 10;

/** What is known of the set once its adapter is there. */
export interface ReportingSet {
  readonly platform: Pick<Platform, 'deviceClass' | 'facts' | 'watchNetwork' | 'watchVisibility'>;
  /** Of all that waits. */
  readonly clock: Clock;
}

export interface ReportingOptions {
  readonly ring: LogRing;
  readonly hostPage: Pick<HostPage, 'userAgent' | 'watchErrors'>;
  /** Known by the page's address before its adapter is. */
  readonly platformId: string;
  /** Path of the screen, with its platform. */
  readonly route: () => string;
  /** Wall-clock time, ms since 1970. */
  readonly now: () => number;
}

export interface Reporting {
  readonly report: ReportError;
  /**
   * From now on what is reported is sent, and first what waits.
   * @param set null where its adapter has not come
   * @returns the way to the deployment's addresses, the same at each call
   */
  open(config: Config, set: ReportingSet | null): Delivery;
  /** The page is about to end: what waits is handed to the browser. */
  handOver(): Promise<void>;
}

/** Listens from now on to what nothing catches. */
export function createReporting(options: ReportingOptions): Reporting {
  const early: Parameters<ReportError>[] = [];
  let opened: { readonly report: ReportError; readonly delivery: Delivery } | null = null;

  const report: ReportError = (error, severity, extras) => {
    if (opened !== null) return opened.report(error, severity, extras);
    const id = extras?.id ?? newId();
    if (early.length < EARLY_REPORTS) early.push([error, severity, { ...extras, id }]);
    return id;
  };

  options.hostPage.watchErrors((error, where) => {
    report(error, 'error', { code: 'unhandled_error', details: { where } });
  });

  return {
    report,
    open(config, set) {
      opened ??= openReporting(config, set, options);
      for (const one of early.splice(0)) opened.report(...one);
      return opened.delivery;
    },
    handOver: async () => opened?.delivery.handOver(),
  };
}

function openReporting(config: Config, set: ReportingSet | null, options: ReportingOptions) {
  const { hostPage, now, platformId, ring, route } = options;
  const delivery = deliveryTo(config, set, options);
  const known = aboutSet(config, set);
  const report = createReporter({
    context: () => ({
      version: VERSION,
      build: BUILD,
      platform: platformId,
      engine: engineOf(hostPage.userAgent),
      ...known,
      route: route(),
    }),
    ring,
    sampling: config.telemetry.sampling,
    send: (one) => delivery.add('reports', one),
    print: __ENVIRONMENT__ === 'production' ? undefined : printReport,
    random: Math.random,
    newId,
    now: () => performance.now(),
    setTimeout: (run, ms) => void (set?.clock ?? wallClock(now)).setTimeout(run, ms),
  });
  return { report, delivery };
}

function aboutSet(
  { deviceClasses }: Config,
  set: ReportingSet | null,
): Pick<ReportContext, 'platformVersion' | 'model' | 'deviceClass'> {
  if (set === null) return { platformVersion: null, model: null, deviceClass: null };
  const { model, version } = set.platform.facts();
  return { platformVersion: version, model, deviceClass: set.platform.deviceClass(deviceClasses).name };
}

/** The way of events and reports to the addresses of the configuration, loaded with the first of them. */
function deliveryTo(
  { telemetry: { eventsUrl, reportsUrl } }: Config,
  set: ReportingSet | null,
  { ring, now }: ReportingOptions,
): Delivery {
  const urls = { events: eventsUrl, reports: reportsUrl };
  const platform = set?.platform ?? UNWATCHED;
  const clock = set?.clock ?? wallClock(now);
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

/** A set without an adapter: its network is taken as there, and its page as shown. */
const UNWATCHED: Pick<Platform, 'watchNetwork' | 'watchVisibility'> = {
  watchNetwork: () => () => {},
  watchVisibility: () => () => {},
};

const wallClock = (now: () => number): Clock => ({
  now,
  setTimeout: (run, ms) => Number(setTimeout(run, ms)),
  clearTimeout: (id) => clearTimeout(id),
});
