/**
 * What is on its way before anything is drawn: the deployment's configuration, and the identity provider with the viewer it
 * remembers, which takes it several turns with the browser's database.
 */
import type { HostPage, Platform } from '../../platforms';
import { ConfigError, loadConfig, PACKAGED_CONFIG, packagedConfig, resolveConfig } from '../config';
import type { Config } from '../config';
import { withLimit } from '../domain/withLimit';
import { loadIdentity } from '../session';
import type { Identity } from '../session';
import { PAGE_CLOCK } from './pageClock';
import { whenShown } from './releaseWhenHidden';
import { STEP_MS } from './startStep';

export interface Loading {
  /** Rejects with ConfigError when it is absent, silent or invalid. */
  config(): Promise<Config>;
  /** Rejects as the configuration does, and when the provider's code cannot be fetched. */
  identity(): Promise<Identity>;
  /** What has failed is asked for again by the next call. */
  forgetFailures(): void;
  /** Problems that the application goes on without, from before there was a reporter. They are emptied by who reports them. */
  readonly problems: unknown[];
}

type Source = Pick<HostPage, 'origin' | 'globals'>;

/** @param platform its adapter, which loads meanwhile */
export function startLoading(page: Source, platform: Promise<Pick<Platform, 'watchVisibility'>>): Loading {
  const problems: unknown[] = [];
  const config = once(() => readConfig(page));
  const identity = once(() =>
    loadIdentity(
      config.get().then((read) => read.identity),
      // An app that the set started hidden asks nobody before it is shown.
      platform.then(async ({ watchVisibility }) => {
        await whenShown(watchVisibility);
        return watchVisibility;
      }),
      (problem) => void problems.push(problem),
    ),
  );
  // Awaited by nobody yet: without this the browser would call a failure unhandled.
  identity.get().catch(() => {});
  return {
    config: config.get,
    identity: identity.get,
    forgetFailures() {
      config.forgetFailure();
      identity.forgetFailure();
    },
    problems,
  };
}

interface Once<Result> {
  /** The same promise for every caller. */
  get(): Promise<Result>;
  /** If that has failed, the next caller asks again. */
  forgetFailure(): void;
}

function once<Result>(load: () => Promise<Result>): Once<Result> {
  let loading: Promise<Result> | null = null;
  let failed = false;
  return {
    get() {
      loading ??= load().catch((error: unknown) => {
        failed = true;
        throw error;
      });
      return loading;
    },
    forgetFailure() {
      if (failed) loading = null;
      failed = false;
    },
  };
}

/** A package brings it as a script, which has run. */
async function readConfig({ origin, globals }: Source): Promise<Config> {
  if (origin === null) return resolveConfig(packagedConfig(globals[PACKAGED_CONFIG]), origin);
  const late = (): Error => new ConfigError(`/config.json has not come in ${STEP_MS} ms`);
  return resolveConfig(await withLimit(loadConfig('/config.json'), STEP_MS, PAGE_CLOCK, late), origin);
}
