/**
 * What is on its way before anything is drawn: the deployment's configuration, and the identity provider with the viewer it
 * remembers, which takes it several turns with the browser's database. What failed is asked for again at the next call.
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
  /** Problems that the application goes on without, from before there was a reporter. They are emptied by who reports them. */
  readonly problems: unknown[];
}

type Source = Pick<HostPage, 'origin' | 'globals'>;

/** @param platform its adapter, which loads meanwhile */
export function startLoading(page: Source, platform: Promise<Pick<Platform, 'watchVisibility'>>): Loading {
  const problems: unknown[] = [];
  const config = untilLoaded(() => readConfig(page));
  const identity = untilLoaded(() =>
    loadIdentity(
      config().then((read) => read.identity),
      // An app that the set started hidden asks nobody before it is shown.
      platform.then(async ({ watchVisibility }) => {
        await whenShown(watchVisibility);
        return watchVisibility;
      }),
      (problem) => void problems.push(problem),
    ),
  );
  // Awaited by nobody yet: without this the browser would call a failure unhandled.
  identity().catch(() => {});
  return { config, identity, problems };
}

/** The same promise for every caller, until it has failed. */
function untilLoaded<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A package brings it as a script, which has run. */
async function readConfig({ origin, globals }: Source): Promise<Config> {
  if (origin === null) return resolveConfig(packagedConfig(globals[PACKAGED_CONFIG]), origin);
  const late = (): Error => new ConfigError(`/config.json has not come in ${STEP_MS} ms`);
  return resolveConfig(await withLimit(loadConfig('/config.json'), STEP_MS, PAGE_CLOCK, late), origin);
}
