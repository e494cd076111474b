/** All calls of the service as one object. Mistakes in the service's answers are reported once each. */
import type { ConfigurablePaths, ContractProblem, Report } from '../contract';
import { NO_ACTIVITY } from '../domain/activity';
import type { Activity } from '../domain/activity';
import { uuidFrom } from '../domain/uuid';
import { assetCalls } from './assets';
import { favoriteCalls } from './favorites';
import { requireProfile } from './requireProfile';
import { pageCalls } from './pages';
import { paymentCalls } from './payments';
import { playbackCalls } from './playback';
import { NO_OUTAGE, wholeAnswerFetch } from './retry';
import type { Outage } from './retry';
import { searchCalls } from './search';
import { settingsCalls } from './settings';
import { createStaticClient } from './staticClient';
import { createTransport } from './transport';
import type { TransportSession } from './transport';
import { userCalls } from './users';

/** What the client of the service needs. */
export interface ApiOptions {
  readonly config: {
    readonly apiUrl: string;
    readonly staticUrl: string;
    readonly legalUrl: string;
    readonly paths: ConfigurablePaths;
  };
  readonly version: string;
  readonly session: TransportSession;
  /** Receives each kind of mistake in the answers once. */
  readonly onProblem: (problem: ContractProblem) => void;
  readonly fetch?: typeof fetch;
  /** Default: a network that is never declared offline. */
  readonly outage?: Outage;
  readonly newId?: () => string;
  /** Registers requests and long parses; default: none. */
  readonly activity?: Activity;
}

/** Passes each problem through once: a wrong field in 400 assets is one line in the log. */
export function reportOnce(report: Report): Report {
  const reported = new Set<string>();
  return (problem) => {
    const key = `${problem.where} ${problem.what}`;
    if (reported.has(key)) return;
    reported.add(key);
    report(problem);
  };
}

/** @param options configuration, version and session; `fetch` and `newId` only in tests */
export function createApi(options: ApiOptions) {
  const { config, session, version } = options;
  const activity = options.activity ?? NO_ACTIVITY;
  // Looked up at each call, because the page may replace it.
  const send = wholeAnswerFetch(options.fetch ?? ((input, init) => globalThis.fetch(input, init)), activity);
  const newId = options.newId ?? (() => uuidFrom(globalThis.crypto.getRandomValues(new Uint8Array(16))));
  const report = reportOnce(options.onProblem);
  const outage = options.outage ?? NO_OUTAGE;
  const { apiUrl } = config;
  const transport = createTransport({ apiUrl, version, session, report, fetch: send, outage, newId });
  return {
    ...settingsCalls(transport),
    ...pageCalls(transport, activity),
    ...assetCalls(transport, config.paths),
    ...playbackCalls(transport, config.paths),
    ...favoriteCalls(requireProfile(transport, session)),
    ...userCalls(transport, config.paths),
    ...searchCalls(transport),
    ...paymentCalls(transport),
    ...createStaticClient({ ...config, report, fetch: send, outage }),
  };
}
/** The client of the service: one function per call; each rejects with ApiError. */
export type Api = ReturnType<typeof createApi>;
