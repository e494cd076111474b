/** Makes React DevTools and hot reload see this renderer. */
import { reconciler } from './host';

let connected = false;

/**
 * Tells the page's `__REACT_DEVTOOLS_GLOBAL_HOOK__`, if there is one, of this renderer; once, however many roots ask. React
 * reads name, version and configuration from the host configuration, and the hook is told of every later commit.
 */
export function connectDevTools(): void {
  if (connected) return;
  connected = true;
  reconciler.injectIntoDevTools();
}
