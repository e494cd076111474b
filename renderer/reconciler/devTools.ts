/** Makes React DevTools and hot reload see this renderer. */
import { reconciler } from './host';

let connected = false;

/**
 * Registers this renderer with the page's `__REACT_DEVTOOLS_GLOBAL_HOOK__`, if there is one; once, however many roots are
 * made. React reads name and version from the host configuration, and reports every later commit to the hook.
 */
export function connectDevTools(): void {
  if (connected) return;
  connected = true;
  reconciler.injectIntoDevTools();
}
