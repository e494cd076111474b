/** The host configuration, put together from a file for each question, and React's reconciler over it. */
import Reconciler from 'react-reconciler';
import { version } from '../package.json';
import { commitConfig } from './commitConfig';
import { fragmentConfig } from './fragment';
import { guardHost } from './guardHost';
import { priorityConfig } from './priority';
import { propsConfig } from './propsConfig';
import { suspendedCommitConfig } from './suspendedCommit';
import { timersConfig } from './timers';
import { treeConfig } from './treeConfig';
import { viewTransitionConfig } from './viewTransitionConfig';
import { visibilityConfig } from './visibilityConfig';

/** The methods as they are without the guard: tests put faults in their place. */
export const hostMethods = {
  ...treeConfig,
  ...propsConfig,
  ...visibilityConfig,
  ...priorityConfig,
  ...commitConfig,
  ...suspendedCommitConfig,
  ...timersConfig,
  ...fragmentConfig,
  ...viewTransitionConfig,

  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  // react-dom is primary. A context holds one value for the primary renderer of a page and one for another: each reads its own.
  isPrimaryRenderer: false,
  warnsIfNotActing: true,

  scheduleMicrotask: queueMicrotask,

  rendererPackageName: 'proscenium-renderer',
  rendererVersion: version,
  extraDevToolsConfig: null,
};

/** A cast, because @types/react-reconciler describes an older contract than 0.34's; the contract suites check this one. */
export const reconciler = Reconciler(guardHost(hostMethods) as never);
