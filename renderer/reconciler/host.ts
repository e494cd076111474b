/** The host configuration, put together from a file for each question, and React's reconciler over it. */
import Reconciler from 'react-reconciler';
import { version } from '../../package.json';
import { commitConfig } from './commitConfig';
import { fragmentConfig } from './fragment';
import { priorityConfig } from './priority';
import { propsConfig } from './propsConfig';
import { suspendedCommitConfig } from './suspendedCommit';
import { timersConfig } from './timers';
import { treeConfig } from './treeConfig';
import { visibilityConfig } from './visibilityConfig';

const hostConfig = {
  ...treeConfig,
  ...propsConfig,
  ...visibilityConfig,
  ...priorityConfig,
  ...commitConfig,
  ...suspendedCommitConfig,
  ...timersConfig,
  ...fragmentConfig,

  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  isPrimaryRenderer: true,
  warnsIfNotActing: true,

  scheduleMicrotask: queueMicrotask,

  rendererPackageName: 'proscenium-renderer',
  rendererVersion: version,
  extraDevToolsConfig: null,
};

/** @types/react-reconciler lags behind 0.34's contract; the contract suites hold this configuration to it instead. */
export const reconciler = Reconciler(hostConfig as never);
