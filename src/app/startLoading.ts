/**
 * What is on its way before anything is drawn: the deployment's configuration, and the identity provider with the viewer it
 * remembers, which takes it several turns with the browser's database.
 */
import type { HostPage, Platform } from '../../platforms';
import { loadConfig, PACKAGED_CONFIG, packagedConfig, resolveConfig } from '../config';
import type { Config } from '../config';
import { loadIdentity } from '../session';
import type { Identity } from '../session';
import { whenShown } from './releaseWhenHidden';

export interface Loading {
  /** Rejects with ConfigError when it is invalid. */
  readonly config: Promise<Config>;
  /** Rejects as the configuration does, and when the provider's code cannot be fetched. */
  readonly identity: Promise<Identity>;
}

type Source = Pick<HostPage, 'origin' | 'globals'>;

/** @param platform its adapter, which loads meanwhile */
export function startLoading(page: Source, platform: Promise<Pick<Platform, 'watchVisibility'>>): Loading {
  const config = readConfig(page);
  const identity = loadIdentity(
    config.then((read) => read.identity),
    // An app that the set started hidden asks nobody before it is shown.
    platform.then(async ({ watchVisibility }) => {
      await whenShown(watchVisibility);
      return watchVisibility;
    }),
  );
  // Awaited by nobody yet: without these the browser would call a failure unhandled.
  config.catch(() => {});
  identity.catch(() => {});
  return { config, identity };
}

/** A package brings it as a script, which has run. */
async function readConfig({ origin, globals }: Source): Promise<Config> {
  const sent = origin === null ? packagedConfig(globals[PACKAGED_CONFIG]) : await loadConfig('/config.json');
  return resolveConfig(sent, origin);
}
